import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getTutor, previewOwnProfile } from '../../../../schemas/index.ts'
import { tutorLessons, tutors } from '../../../../server/tutors/table.ts'
import { useApp } from '../../../app.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
beforeAll(() => buildReference(database))

async function enter(more: Parameters<typeof buildTutor>[1] = {}) {
  const { id } = await buildTutor(database, { lessons: { 8: [68] }, ...more })
  return { id, as: await signInAs({ tutor: id }) }
}
const preview = async (as: string) => (await call(previewOwnProfile, {}, { as })).data.profile

describe('the preview of a profile', () => {
  test('of a published one is what everybody sees, but for the ads and posts beside it', async () => {
    const { id, as } = await enter()
    const { profile } = (await call(getTutor, { id })).data
    expect({ ...(await preview(as)), ads: [], blogs: [] }).toEqual(profile)
  })

  test('shows the words that wait for staff, which nobody else sees yet', async () => {
    const { id, as } = await enter()
    const waiting = { new_short_description: 'Новые слова', new_description: 'Новый рассказ', new_speciality: 'Новая специальность' }
    await database.drizzle.update(tutors).set(waiting).where(eq(tutors.id, id))
    await database.drizzle.update(tutorLessons).set({ new_description: 'Новое об уроках' }).where(eq(tutorLessons.tutor_id, id))
    const own = await preview(as)
    expect([own.short_description, own.description, own.speciality, own.lesson_data[8]?.description]).toEqual([
      ...Object.values(waiting),
      'Новое об уроках',
    ])
    expect(JSON.stringify((await call(getTutor, { id })).data)).not.toContain('Нов')
  })

  test.each([1, 2, 7])('stands open to a tutor whom nobody sees, status %i', async (status) => {
    const { id, as } = await enter({ status: status as 1 })
    expect((await call(getTutor, { id })).data.statusCode).toBe(404)
    expect((await preview(as)).id).toBe(id)
  })

  test('of a draft that holds next to nothing is a profile all the same', async () => {
    const { id, as } = await enter({ status: 1, lessons: {} })
    const empty = { short_description: '', description: '', speciality: '', rate_id: null, practice_id: null, birth_date: null, city_id: null }
    await database.drizzle.update(tutors).set(empty).where(eq(tutors.id, id))
    expect(await preview(as)).toMatchObject({ id, lessons: [], description: '' })
  })
})
