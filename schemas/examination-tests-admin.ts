import * as z from 'zod/mini'
import { Flag, Id, Ids, Int, or, some, Text, Version } from './common.ts'
import { TEST_DESCRIPTION, TEST_LINK, TEST_NAME, TEST_YEARS } from './examination-test-terms.ts'
import { restCreate, restDelete, restList, restOne, restSave } from './rest.ts'
import { area } from './rights.ts'
import { Alias } from './site-texts.ts'

/** Tasks of an examination of the past, or what helps to prepare for one (spec: decisions CNT-7). */
export const ExaminationTestRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    lesson_id: z.nullable(z.int()),
    year: z.nullable(z.int()),
    /** Where the tasks are: a file or a page, of ours or of others. */
    link: z.string(),
    description: z.string(),
    active: z.boolean(),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'ExaminationTestRow' })
export type ExaminationTestRow = z.output<typeof ExaminationTestRow>

const about = { allow: area('content'), row: ExaminationTestRow }
const body = {
  name: Text(...TEST_NAME),
  /** Made of the name where none is given. */
  alias: some(Alias),
  lesson_id: or(Id, null),
  year: or(Int(...TEST_YEARS), null),
  /** A whole address, or one of this site. */
  link: Text(2, TEST_LINK).check(z.regex(/^(?:https?:\/\/[^\s/]+\S*|\/(?![/\\])\S+)$/)),
  description: or(Text(...TEST_DESCRIPTION), ''),
  active: Flag,
}
export const listExaminationTestRows = restList('/rest/examination_tests', 'Examination tests, newest first (decisions CNT-7)', {
  ...about,
  filter: z.object({ id: some(Ids), text: some(Text(1, 100)), lesson_id: some(Id), year: some(Int(...TEST_YEARS)), active: some(Flag) }),
})
export const getExaminationTestRow = restOne('/rest/examination_tests/{id}', 'One examination test (decisions CNT-7)', about)
export const createExaminationTest = restCreate('/rest/examination_tests', 'Adds an examination test by its link (decisions CNT-7)', {
  ...about,
  body,
})
export const saveExaminationTest = restSave(
  '/rest/examination_tests/{id}',
  'Changes an examination test; a stale version is a conflict (decisions CNT-7)',
  { ...about, body: { ...body, version: Version }, errors: ['conflict'] },
)
export const deleteExaminationTest = restDelete('/rest/examination_tests/{id}', 'Takes an examination test away for good (decisions CNT-7)', about)
