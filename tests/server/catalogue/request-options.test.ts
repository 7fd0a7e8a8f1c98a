import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getRequestOptions } from '../../../schemas/index.ts'
import { districts } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database } = await useApp()
beforeAll(() => buildReference(database))

test('a request without a tutor may ask for each subject that somebody teaches at its levels and each city with its districts that are active', async () => {
  await database.transaction((tx) => tx.update(districts).set({ active: false }).where(eq(districts.id, 902)))
  await buildTutor(database, { lessons: { 8: [68] } })
  const { data } = await call(getRequestOptions, { lang: 'ru' })
  const maths = data.lessons.find(({ id }) => id === 8)
  const almaty = data.cities.find(({ id }) => id === 9)
  expect(data.lessons.map(({ id }) => id)).toEqual([8])
  expect(maths?.levels.map(({ id }) => id)).toContain(68)
  expect(almaty?.districts.map(({ id }) => id)).toContain(901)
  expect(almaty?.districts.map(({ id }) => id)).not.toContain(902)
  expect(almaty?.districts.find(({ id }) => id === 901)?.subdistricts.map(({ id }) => id)).toContain(90101)
})
