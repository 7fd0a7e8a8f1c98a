import { NumberInput } from 'react-admin'
import { slugs } from '../slugs.ts'
import { RecordInput } from '../ui/form/RecordInput.tsx'
import { sortColumn } from './fields.tsx'
import { ReferenceCreate, ReferenceEdit } from './ReferenceForm.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import type { Level } from './records.ts'
import { sortRules } from './rules.ts'

const toggles = ['active', 'popular', 'in_footer', 'is_advanced', 'is_matura'] as const

export const LevelList = () => (
  <ReferenceList<Level>
    filters={[<RecordInput key="lesson_id" source="lesson_id" reference={slugs.lessons} />]}
    columns={[sortColumn]}
    toggles={toggles}
  />
)

const inputs = <NumberInput source="sort" validate={sortRules} defaultValue={0} />

export const LevelCreate = () => (
  <ReferenceCreate title="reference.new.level" toggles={toggles}>
    {inputs}
  </ReferenceCreate>
)

export const LevelEdit = () => (
  <ReferenceEdit
    kind="level"
    toggles={toggles}
    related={[
      { list: 'lessons', area: 'reference', by: 'level_id' },
      { list: 'tutors', area: 'tutors', by: 'level_id' },
      { list: 'orders', area: 'orders', by: 'level_id' },
    ]}
  >
    {inputs}
  </ReferenceEdit>
)
