import { NumberInput, SelectInput } from 'react-admin'
import { seoTypes } from '../../schemas/reference-terms.ts'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { RecordInput, RecordsInput } from '../ui/form/RecordInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { Beside } from './boxes.ts'
import { sortColumn, tutorsColumn } from './fields.tsx'
import { NamesInput } from './NamesInput.tsx'
import { ReferenceCreate, ReferenceEdit } from './ReferenceForm.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import type { Lesson } from './records.ts'
import { sortRules } from './rules.ts'

const toggles = ['active', 'popular', 'in_footer', 'is_school'] as const

/** A subject of the school's only where there is the school. */
function useToggles() {
  const { school } = useEdition().flags
  return toggles.filter((field) => school || field !== 'is_school')
}

export const LessonList = () => (
  <ReferenceList<Lesson>
    filters={[<RecordInput key="level_id" source="level_id" reference={slugs.levels} />]}
    columns={[
      <Column<Lesson> key="levels" source="levels" label="fields.levels" align="right" render={({ levels }) => levels.length} />,
      tutorsColumn('lesson_id'),
      sortColumn,
    ]}
    toggles={useToggles()}
  />
)

const seoChoices = seoTypes.map((id) => ({ id, name: `reference.seo_types.${id}` }))

const names = <NamesInput source="rname" helperText="reference.rname_why" />
const inputs = (
  <>
    <RecordsInput source="levels" reference={slugs.levels} />
    <Beside>
      <SelectInput source="seo_type" choices={seoChoices} defaultValue={1} />
      <NumberInput source="sort" validate={sortRules} defaultValue={0} />
    </Beside>
  </>
)

export const LessonCreate = () => (
  <ReferenceCreate title="reference.new.lesson" names={names} toggles={useToggles()}>
    {inputs}
  </ReferenceCreate>
)

export const LessonEdit = () => (
  <ReferenceEdit
    kind="lesson"
    names={names}
    toggles={useToggles()}
    related={[
      { list: 'levels', area: 'reference', by: 'lesson_id' },
      { list: 'tutors', area: 'tutors', by: 'lesson_id' },
      { list: 'orders', area: 'orders', by: 'lesson_id' },
    ]}
  >
    {inputs}
  </ReferenceEdit>
)
