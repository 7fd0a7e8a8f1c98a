import { useRecordContext } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { Blog } from '../../schemas/index.ts'
import { ContentList } from '../moderation/ContentList.tsx'
import { ContentRow } from '../moderation/ContentRow.tsx'
import { NameLink, Sent, SentOn, Size, Status, TutorName } from '../moderation/fields.tsx'
import { LanguageField } from '../ui/fields.tsx'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { Day } from '../ui/moments.tsx'

const BlogStatus = () => <Status words="blogs.statuses" />

const bulk: BulkVerb[] = [
  { name: 'publish', call: (id, { row }) => dataOf(api.post('/admin/blog/set_published', { id, version: row?.version, status: row?.status })) },
  { name: 'remove', isEnding: true, call: (id) => dataOf(api.post('/admin/blog/set_deleted', { id })) },
]
const columns = [
  <Column<Blog> key="name" source="id" label="fields.name" sortable field={NameLink} />,
  <Column<Blog> key="tutor" label="moderation.tutor" field={TutorName} />,
  <Column<Blog> key="lesson" source="lesson_name" label="fields.lesson_id" />,
  <Column<Blog> key="lang" source="lang" label="fields.lang" field={LanguageField} />,
  <Column<Blog> key="size" label="moderation.size" field={Size} />,
  <Column<Blog> key="percent" label="blogs.uniqueness" align="right" field={Percent} />,
  <Column<Blog> key="mark" source="mark" label="fields.mark" align="right" />,
  <Column<Blog> key="published" label="moderation.published_at" render={({ published_at }) => <Day at={published_at} />} />,
  <Column<Blog> key="status" label="fields.status" field={BlogStatus} />,
  <Column<Blog> key="sent" source="sent_at" label="moderation.sent" sortable field={Sent} inFile={SentOn} />,
]
const hidden = ['lang', 'moderation.published_at']

/** How much of it is its own; nothing while it has not been checked. */
function Percent() {
  const percent = useRecordContext<Blog>()?.percent
  return percent === null || percent === undefined ? null : `${percent} %`
}

/** Tutors' posts, those that wait first (spec: back-office 7.7). */
export const BlogList = () => (
  <ContentList<Blog> columns={columns} hidden={hidden} statuses="blogs.chips" bulk={bulk} row={<ContentRow statuses="blogs.statuses" />} />
)
