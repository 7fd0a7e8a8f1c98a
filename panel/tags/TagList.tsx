import { BooleanInput, List, SelectInput, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin'
import type { TagRow } from '../../schemas/index.ts'
import { useLessons } from '../moderation/lessons.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { RecordLink } from '../ui/fields.tsx'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { hide, remove, show } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { catalogues } from './catalogues.ts'

const Name = () => <RecordLink<TagRow> source="name" />
const Shown = () => <ToggleField<TagRow> source="active" />

function Lesson() {
  const id = useRecordContext<TagRow>()?.lesson_id
  return useLessons().find((lesson) => lesson.id === id)?.name ?? null
}

function Catalogue() {
  const type = useRecordContext<TagRow>()?.catalog_type
  const translate = useTranslate()
  return type ? translate(`seo.catalogues.${type}`) : null
}

const bulk = [show, hide, remove]

const columns = [
  <Column<TagRow> key="name" source="id" label="fields.name" sortable field={Name} />,
  <Column<TagRow> key="alias" source="alias" label="fields.alias" />,
  <Column<TagRow> key="catalogue" source="catalog_type" label="seo.fields.catalog_type" field={Catalogue} />,
  <Column<TagRow> key="lesson" source="lesson_id" label="fields.lesson_id" field={Lesson} />,
  <Column<TagRow> key="words" source="words" label="tags.fields.words" render={({ words }) => words.join(', ')} />,
  <Column<TagRow> key="active" source="active" label="videos.fields.active" field={Shown} />,
]

/** Tags that gather tutors of the catalogue (spec: decisions CAT-22). */
export function TagList() {
  const isWide = useIsWide()
  const filters = [
    <TextInput key="text" source="text" label="tags.search" alwaysOn />,
    <SelectInput key="catalog_type" source="catalog_type" label="seo.fields.catalog_type" choices={catalogues} alwaysOn={isWide} />,
    <ChoiceInput key="lesson_id" source="lesson_id" choices={useLessons()} alwaysOn={isWide} />,
    <BooleanInput key="active" source="active" defaultValue />,
  ]
  return (
    <List<TagRow> filters={filters} actions={<ListActions columns={columns} createLabel="tags.new" />}>
      <Records<TagRow> columns={columns} bulk={bulk}>
        <TagOnPhone />
      </Records>
    </List>
  )
}

/** A tag on a phone. */
const TagOnPhone = () => (
  <>
    <p>
      <Name />
    </p>
    <Row>
      <Soft>
        <Catalogue /> · <TextField source="alias" />
      </Soft>
      <Push />
      <Shown />
    </Row>
  </>
)
