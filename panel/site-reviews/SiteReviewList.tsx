import { List, SelectInput, TextInput } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { SiteReview } from '../../schemas/index.ts'
import { SITE_REVIEW_STATUS } from '../../schemas/site-review-life.ts'
import { StatusChips } from '../moderation/StatusChips.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageField } from '../ui/fields.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useLanguageParts } from '../ui/languages/languages.ts'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Answer, Answered, Created, CreatedOn, Excerpt, Mark, NameLink, Status, Text, waiting } from './fields.tsx'

const { unconfirmed, active, inactive, deleted } = SITE_REVIEW_STATUS
const marks = [5, 4, 3, 2, 1].map((id) => ({ id, name: String(id) }))

const bulk: BulkVerb[] = [
  { name: 'show', call: (id) => dataOf(api.post('/admin/site_review/set_active', { id })) },
  { name: 'hide', call: (id) => dataOf(api.post('/admin/site_review/set_inactive', { id })) },
  { name: 'remove', isEnding: true, call: (id) => dataOf(api.post('/admin/site_review/set_deleted', { id })) },
]

const allColumns = [
  <Column<SiteReview> key="name" source="id" label="site_reviews.author" sortable sx={{ minWidth: '9rem' }} field={NameLink} />,
  <Column<SiteReview> key="mark" source="mark" label="site_reviews.fields.mark" sortable field={Mark} />,
  <Column<SiteReview> key="text" label="site_reviews.fields.text" field={Excerpt} inFile={Text} />,
  <Column<SiteReview> key="answer" label="fields.answer" field={Answered} inFile={Answer} />,
  <Column<SiteReview> key="lang" source="lang" label="fields.lang" field={LanguageField} />,
  <Column<SiteReview> key="status" label="fields.status" field={Status} />,
  <Column<SiteReview> key="created" label="site_reviews.created" field={Created} inFile={CreatedOn} />,
]
const hidden = ['lang']

/** Reviews of the site, those that nobody has confirmed first (spec: back-office 7.9). */
export function SiteReviewList() {
  const isWide = useIsWide()
  const columns = useLanguageParts(allColumns)
  const filters = useLanguageParts([
    <TextInput key="text" source="text" label="site_reviews.search" alwaysOn />,
    <SelectInput key="mark" source="mark" choices={marks} translateChoice={false} alwaysOn={isWide} />,
    <LanguageSelect key="lang" source="lang" />,
  ])
  const actions = (
    <>
      <StatusChips statuses={[unconfirmed, active, inactive, deleted]} waiting={unconfirmed} sent="id" words="site_reviews.chips" />
      <ListActions columns={columns} hidden={hidden} />
    </>
  )
  return (
    <List<SiteReview> filters={filters} filterDefaultValues={waiting.filter} sort={waiting.sort} actions={actions}>
      <Records<SiteReview> columns={columns} hidden={hidden} bulk={bulk}>
        <ReviewRow />
      </Records>
    </List>
  )
}

/** A review on a phone. */
const ReviewRow = () => (
  <>
    <Row>
      <NameLink />
      <Push />
      <Status />
    </Row>
    <p>
      <Excerpt />
    </p>
    <Soft as="p">
      <Mark /> · <Created />
    </Soft>
  </>
)
