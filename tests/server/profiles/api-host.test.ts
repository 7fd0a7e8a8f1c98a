import { expect, test } from 'vitest'
import { getTutor } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database } = await useApp({
  environment: { SITE_URL: 'https://{edition}.lessons.test', API_URL: 'https://api.{edition}.lessons.test' },
})

test('papers of a profile open on the host of the API, where it has one', async () => {
  await buildReference(database)
  const { id } = await buildTutor(database, { documents: ['diploma.pdf'] })
  const { profile } = (await call(getTutor, { id })).data
  expect(profile?.documents.map(({ url }) => url)).toEqual(['https://api.kz.lessons.test/api/uploads/diploma.pdf'])
})
