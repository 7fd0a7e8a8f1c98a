import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { getCatalogue } from '../../../schemas/index.ts'
import { recomputeAllScores } from '../../../server/catalogue/recompute-scores.ts'
import { refreshTutors } from '../../../server/catalogue/refresh.ts'
import { tutorCards } from '../../../server/catalogue/table.ts'
import type { Tx } from '../../../server/database/open.ts'
import { tops } from '../../../server/tops/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, clock } = await useApp()
const edition = editionOf('kz')
beforeAll(() => buildReference(database))

const cardOf = async (id: number, more: { query?: string; lang?: 'ru' | 'en' } = {}) =>
  (await call(getCatalogue, { query: 'repetitor/', ...more })).data.tutors.tutors.find((tutor) => tutor.id === id)
const versionOf = async (id: number) => (await database.drizzle.select().from(tutorCards).where(eq(tutorCards.tutor_id, id)))[0]?.version
const change = (id: number, values: Partial<typeof tutors.$inferInsert>) =>
  database.transaction(async (tx) => {
    await tx.update(tutors).set(values).where(eq(tutors.id, id))
    await refreshTutors(tx, [id], { edition, now: clock.now })
  })

describe('a kept card', () => {
  test('shows a change at once, in every language', async () => {
    const { id } = await buildTutor(database, { name: 'Асель' })
    expect([(await cardOf(id))?.name, (await cardOf(id, { lang: 'en' }))?.name]).toEqual(['Асель', 'Асель'])
    await change(id, { name: 'Дана' })
    expect([(await cardOf(id))?.name, (await cardOf(id, { lang: 'en' }))?.name]).toEqual(['Дана', 'Дана'])
  })

  test('keeps its version as long as it shows the same', async () => {
    const { id } = await buildTutor(database)
    await change(id, { points_first_diploma: 3 })
    const before = await versionOf(id)
    await change(id, { points_first_diploma: 9 })
    expect(await versionOf(id)).toBe(before)
    await change(id, { rate_id: 7000 })
    expect(await versionOf(id)).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
  })

  test('never has a version again that it has had', async () => {
    const { id } = await buildTutor(database, { name: 'Асель' })
    const first = await versionOf(id)
    await change(id, { name: 'Дана' })
    await change(id, { name: 'Асель' })
    expect(await versionOf(id)).not.toBe(first)
    expect((await cardOf(id))?.name).toBe('Асель')
  })

  test('is not changed by a change that is taken back', async () => {
    const { id } = await buildTutor(database, { name: 'Асель' })
    const failing = database.transaction(async (tx: Tx) => {
      await tx.update(tutors).set({ name: 'Дана' }).where(eq(tutors.id, id))
      await refreshTutors(tx, [id], { edition, now: clock.now })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await cardOf(id))?.name).toBe('Асель')
  })

  test('has the last of two changes made side by side', async () => {
    const { id } = await buildTutor(database, { name: 'Асель', short_description: 'Раз' })
    await Promise.all([change(id, { name: 'Дана' }), change(id, { short_description: 'Два' })])
    expect(await cardOf(id)).toMatchObject({ name: 'Дана', short_description: 'Два' })
  })

  test('is put right by the hourly run', async () => {
    const { id } = await buildTutor(database, { name: 'Асель' })
    await cardOf(id)
    await database.drizzle.update(tutors).set({ name: 'Дана' }).where(eq(tutors.id, id))
    await recomputeAllScores(database, clock.now)
    expect((await cardOf(id))?.name).toBe('Дана')
  })

  test('bears a TOP only while it runs', async () => {
    const { id } = await buildTutor(database)
    expect((await cardOf(id))?.top).toBe(false)
    const minute = 60_000
    const runs = { date_from: new Date(clock.now.getTime() - minute), date_to: new Date(clock.now.getTime() + 10 * minute) }
    await database.drizzle.insert(tops).values({ tutor_id: id, plan_id: 1, source: 'paid', ...runs })
    clock.move({ minutes: 2 })
    expect((await cardOf(id))?.top).toBe(true)
    clock.move({ minutes: 20 })
    expect((await cardOf(id))?.top).toBe(false)
  })

  test('names the list’s lesson first, at its own price, in that list alone', async () => {
    const { id } = await buildTutor(database, { lessons: { 8: [68], 9: [68] }, lessonRates: { 9: 8000 }, rate_id: 5000 })
    expect(await cardOf(id, { query: 'repetitor/russkij-yazyk/' })).toMatchObject({ rate_id: 8000, lessons: [{ id: 9 }, { id: 8 }] })
    expect(await cardOf(id)).toMatchObject({ rate_id: 5000, lessons: [{ id: 8 }, { id: 9 }] })
  })

  test('shows the days of the week from today on', async () => {
    const { id } = await buildTutor(database)
    const before = (await cardOf(id))?.schedule.days[0]?.date
    clock.move({ hours: 24 })
    expect((await cardOf(id))?.schedule.days[0]?.date).not.toBe(before)
  })
})
