import { BooleanInput, List, TextInput, useRecordContext, useTranslate } from 'react-admin'
import type { Video } from '../../schemas/index.ts'
import { useLessons } from '../moderation/lessons.ts'
import { LanguageField, RecordLink } from '../ui/fields.tsx'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useLanguageParts } from '../ui/languages/languages.ts'
import { hide, remove, show } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Day } from '../ui/moments.tsx'
import { ShownRow } from '../ui/record/ShownRow.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'

const Name = () => <RecordLink<Video> source="name" />
const Shown = () => <ToggleField<Video> source="active" />

const bulk = [show, hide, remove]

const allColumns = [
  <Column<Video> key="name" source="id" label="fields.name" sortable field={Name} />,
  <Column<Video> key="video" label="videos.watch" field={Watch} />,
  <Column<Video> key="lesson" source="lesson_name" label="fields.lesson_id" />,
  <Column<Video> key="lang" source="lang" label="fields.lang" field={LanguageField} />,
  <Column<Video> key="sort" source="sort" label="videos.fields.sort" sortable align="right" />,
  <Column<Video> key="created" label="videos.created" render={({ created_at }) => <Day at={created_at} />} />,
  <Column<Video> key="active" source="active" label="videos.fields.active" field={Shown} />,
]
const hidden = ['videos.created']

/** The video itself, on the site that keeps it. */
function Watch() {
  const video = useRecordContext<Video>()
  const translate = useTranslate()
  if (!video) return null
  return (
    <a
      href={video.youtube_video}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={translate('videos.watch_it', { name: video.name, id: video.video_id })}
    >
      {video.video_id}
    </a>
  )
}

/** Videos of the site (spec: back-office 7.9). */
export function VideoList() {
  const isWide = useIsWide()
  const columns = useLanguageParts(allColumns)
  const filters = useLanguageParts([
    <TextInput key="text" source="text" label="videos.search" alwaysOn />,
    <ChoiceInput key="lesson_id" source="lesson_id" choices={useLessons()} alwaysOn={isWide} />,
    <LanguageSelect key="lang" source="lang" alwaysOn={isWide} />,
    <BooleanInput key="active" source="active" defaultValue />,
  ])
  return (
    <List<Video>
      filters={filters}
      sort={{ field: 'sort', order: 'ASC' }}
      actions={<ListActions columns={columns} hidden={hidden} createLabel="videos.new" />}
    >
      <Records<Video> columns={columns} hidden={hidden} bulk={bulk}>
        <VideoRow />
      </Records>
    </List>
  )
}

/** A video on a phone. */
function VideoRow() {
  const lesson = useRecordContext<Video>()?.lesson_name
  return (
    <ShownRow>
      <Watch />
      {lesson && ` · ${lesson}`}
    </ShownRow>
  )
}
