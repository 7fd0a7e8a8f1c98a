import { BooleanInput, List, NumberInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import type { ExaminationTestRow } from '../../schemas/index.ts'
import { useLessons } from '../moderation/lessons.ts'
import { RecordLink } from '../ui/fields.tsx'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { hide, remove, show } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { ShownRow } from '../ui/record/ShownRow.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'

const Name = () => <RecordLink<ExaminationTestRow> source="name" />
const Shown = () => <ToggleField<ExaminationTestRow> source="active" />

function Lesson() {
  const id = useRecordContext<ExaminationTestRow>()?.lesson_id
  return useLessons().find((lesson) => lesson.id === id)?.name ?? null
}

/** The tasks themselves. */
function Tasks() {
  const test = useRecordContext<ExaminationTestRow>()
  const translate = useTranslate()
  if (!test) return null
  return (
    <a href={test.link} target="_blank" rel="noopener noreferrer" aria-label={translate('examination_tests.open_it', { name: test.name })}>
      {translate('examination_tests.open')}
    </a>
  )
}

const Address = () => useRecordContext<ExaminationTestRow>()?.link ?? null

const bulk = [show, hide, remove]

const columns = [
  <Column<ExaminationTestRow> key="name" source="id" label="fields.name" sortable field={Name} />,
  <Column<ExaminationTestRow> key="lesson" source="lesson_id" label="fields.lesson_id" field={Lesson} />,
  <Column<ExaminationTestRow> key="year" source="year" label="examination_tests.fields.year" sortable align="right" />,
  <Column<ExaminationTestRow> key="link" source="link" label="examination_tests.fields.link" field={Tasks} inFile={Address} />,
  <Column<ExaminationTestRow> key="alias" source="alias" label="fields.alias" />,
  <Column<ExaminationTestRow> key="active" source="active" label="videos.fields.active" field={Shown} />,
]

/** Tasks of examinations for those who prepare for one (spec: decisions CNT-7). */
export function TestList() {
  const isWide = useIsWide()
  const filters = [
    <TextInput key="text" source="text" label="videos.search" alwaysOn />,
    <ChoiceInput key="lesson_id" source="lesson_id" choices={useLessons()} alwaysOn={isWide} />,
    <NumberInput key="year" source="year" label="examination_tests.fields.year" />,
    <BooleanInput key="active" source="active" defaultValue />,
  ]
  return (
    <List<ExaminationTestRow> filters={filters} actions={<ListActions columns={columns} createLabel="examination_tests.new" />}>
      <Records<ExaminationTestRow> columns={columns} bulk={bulk}>
        <TestOnPhone />
      </Records>
    </List>
  )
}

/** A test on a phone. */
function TestOnPhone() {
  const year = useRecordContext<ExaminationTestRow>()?.year
  return (
    <ShownRow>
      <Tasks />
      {year && ` · ${year}`} <Lesson />
    </ShownRow>
  )
}
