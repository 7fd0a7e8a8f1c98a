import { useRecordContext, useTranslate } from 'react-admin'
import type { Ad, Blog } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { TutorStatusBadge } from '../tutors/TutorStatusBadge.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Day } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { Part } from './boxes.ts'

/** Whose it is, and how their others did. Content staff may not open the tutor. */
export function TutorPart({ slug, words }: { slug: string; words: string }) {
  const record = useRecordContext<Ad | Blog>()
  const mayOpen = useMay('tutors')
  const translate = useTranslate()
  if (!record) return null
  const { tutor_id, tutor_name, tutor } = record
  const mean = 'mean_mark' in record ? record.mean_mark : null
  return (
    <Part>
      <h2>{translate('moderation.tutor')}</h2>
      <Row>
        <Avatar url={tutor.avatar} name={tutor_name} size={36} />
        <div>
          {mayOpen ? <Link to={pathTo(slugs.tutors, tutor_id)}>{tutor_name}</Link> : <b>{tutor_name}</b>} <RecordNumber id={tutor_id} />
          <br />
          <TutorStatusBadge status={tutor.status} />
        </div>
      </Row>
      <Soft>
        {translate('moderation.with_us')} <Day at={tutor.created_at} />
      </Soft>
      <p>
        <Link to={listPath(slug, { tutor_id })}>{translate(`${words}.of_tutor`, { smart_count: tutor.published })}</Link>
        {tutor.returned > 0 && <Soft>, {translate('moderation.returned', { smart_count: tutor.returned })}</Soft>}
        {mean !== null && <Soft>, {translate('moderation.mean_mark', { mark: mean })}</Soft>}
      </p>
    </Part>
  )
}
