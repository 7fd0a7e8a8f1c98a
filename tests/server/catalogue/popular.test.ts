import { inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getCatalogueFilters } from '../../../schemas/index.ts'
import { levels } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database } = await useApp({ edition: 'ua' })
beforeAll(() => buildReference(database))

const [MATHS, PHYSICS] = [1, 4]
const levelsIn = async (subject: string) =>
  (await call(getCatalogueFilters, { query: `tutors/${subject}/` })).data.filter_lists.level.map(({ id }) => id)

test('where the edition names none, the five flagged levels of a subject that most teach in it come first, then the others from the youngest on', async () => {
  const flagged = [2, 3, 4, 5, 6, 7]
  await database.drizzle.update(levels).set({ popular: sql`${inArray(levels.id, flagged)}` })
  for (const n of flagged.keys()) await buildTutor(database, { lessons: { [MATHS]: [...flagged.slice(n), 9] } })
  await buildTutor(database, { lessons: { [PHYSICS]: [4] } })
  database.cache.forget('all')
  expect(await levelsIn('matematyka')).toEqual([7, 6, 5, 4, 3, 2, 8, 9])
  expect((await levelsIn('fizyka'))[0]).toBe(4)
})
