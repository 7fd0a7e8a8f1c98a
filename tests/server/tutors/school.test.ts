import { beforeAll, expect, test } from 'vitest'
import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { isPotentialSchoolTutor } from '../../../server/tutors/school.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase()
beforeAll(() => buildReference(database))

test.each<[string, object, EditionCode, boolean]>([
  ['is published, works online and teaches a school subject', {}, 'kz', true],
  ['lives in an edition without the school', {}, 'us', false],
  ['is a school tutor already', { status: 6 }, 'kz', false],
  ['does not work online', { work_online: false }, 'kz', false],
  ['has less than a year of practice', { practice_id: 1 }, 'kz', false],
  ['teaches nothing that the school does', { lessons: { 40: [] } }, 'kz', false],
])('a tutor who %s may ask to teach at the school: %o in %s is %s', async (_, row, edition, expected) => {
  await database.pool.query('update lessons set is_school = (id = 8)')
  const tutor = await buildTutor(database, { lessons: { 8: [68] }, ...row })
  expect(await isPotentialSchoolTutor(database.reader, tutor, editionOf(edition))).toBe(expected)
})
