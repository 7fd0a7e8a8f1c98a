import { useState } from 'react'
import { FunctionField, Show, useTranslate } from 'react-admin'
import type { SiteReview } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { Desk, Facts, Paper, Part } from '../moderation/boxes.ts'
import { Triage } from '../moderation/Triage.tsx'
import { slugs } from '../slugs.ts'
import { Column } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'
import { Moment } from '../ui/moments.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Created, Excerpt, Mark, Name, Status, useReview, waiting } from './fields.tsx'
import { ReviewBar } from './ReviewBar.tsx'

const ReviewForm = onDemand(() => import('./ReviewForm.tsx'), 'ReviewForm')

/** A review of the site in its queue: read and answered, then shown, hidden or deleted (spec: decisions CNT-10). */
export const SiteReviewShow = () => (
  <Show<SiteReview>
    title={<Name />}
    actions={
      <RecordActions>
        <Status />
      </RecordActions>
    }
  >
    <Triage start={waiting} line={<ReviewLine />}>
      <Column>
        <ReviewDesk />
        <FunctionField<SiteReview> render={({ id }) => <AuditSheet target={`site_review ${id}`} />} />
      </Column>
    </Triage>
  </Show>
)

const ReviewLine = () => (
  <>
    <b>
      <Name />
    </b>
    <small>
      <Mark /> · <Created />
    </small>
    <small>
      <Excerpt />
    </small>
  </>
)

function ReviewDesk() {
  const review = useReview()
  const [isEditing, setEditing] = useState(false)
  const mayOpen = useMay('clients')
  const edition = useEdition()
  const translate = useTranslate()
  if (!review) return null
  if (isEditing) return <ReviewForm onClose={() => setEditing(false)} />
  const { id, client_id, lang, created_at, text, answer } = review
  return (
    <Desk>
      <Part>
        <Facts>
          <RecordNumber id={id} />
          <b>
            {translate('site_reviews.fields.mark')}: <Mark />
          </b>
          <span>{languageName(lang, edition)}</span>
          <Moment at={created_at} />
          {client_id !== null && mayOpen && <Link to={pathTo(slugs.clients, client_id)}>{translate('site_reviews.client')}</Link>}
        </Facts>
      </Part>
      <Part>
        <Paper>
          <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
        </Paper>
      </Part>
      {answer && (
        <Part>
          <h2>{translate('fields.answer')}</h2>
          <Paper>
            <p style={{ whiteSpace: 'pre-line' }}>{answer}</p>
          </Paper>
        </Part>
      )}
      <ReviewBar onEdit={() => setEditing(true)} />
    </Desk>
  )
}
