import { api, dataOf } from '../../data-providers/index.ts'
import type { Ad } from '../../schemas/index.ts'
import { ContentList } from '../moderation/ContentList.tsx'
import { ContentRow } from '../moderation/ContentRow.tsx'
import { NameLink, Sent, SentOn, Size, Status, TutorName } from '../moderation/fields.tsx'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { Day } from '../ui/moments.tsx'

const AdStatus = () => <Status words="ads.statuses" />

const bulk: BulkVerb[] = [
  { name: 'publish', call: (id, { row }) => dataOf(api.post('/admin/ad/set_published', { id, version: row?.version, status: row?.status })) },
  { name: 'remove', isEnding: true, call: (id) => dataOf(api.post('/admin/ad/set_deleted', { id })) },
]
const columns = [
  <Column<Ad> key="name" source="id" label="fields.name" sortable field={NameLink} />,
  <Column<Ad> key="tutor" label="moderation.tutor" field={TutorName} />,
  <Column<Ad> key="lesson" source="lesson_name" label="fields.lesson_id" />,
  <Column<Ad> key="size" label="moderation.size" field={Size} />,
  <Column<Ad> key="views" source="views" label="ads.views" align="right" />,
  <Column<Ad> key="published" label="moderation.published_at" render={({ date_pablish }) => <Day at={date_pablish} />} />,
  <Column<Ad> key="status" label="fields.status" field={AdStatus} />,
  <Column<Ad> key="sent" source="sent_at" label="moderation.sent" sortable field={Sent} inFile={SentOn} />,
]

/** Tutors' ads, those that wait first (spec: back-office 7.6). */
export const AdList = () => (
  <ContentList<Ad>
    columns={columns}
    hidden={['moderation.published_at']}
    statuses="ads.chips"
    bulk={bulk}
    row={<ContentRow statuses="ads.statuses" />}
  />
)
