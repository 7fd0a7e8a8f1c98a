import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getTutorForStaff, listTutors, type TutorFilters } from '../../../schemas/index.ts'
import { tops } from '../../../server/tops/table.ts'
import { tutorFavorites, tutors } from '../../../server/tutors/table.ts'
import { writeLine } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, clock, signInAs } = await useApp()
let as: string
let me: number
let other: number
/** Айгерим in Almaty, and Тимур, who differs from her in everything a filter asks for. */
let [aigerim, timur] = [0, 0]

const unix = (date: string) => Date.parse(date) / 1000

beforeAll(async () => {
  await buildReference(database)
  me = (await buildAdmin(database)).id
  other = (await buildAdmin(database)).id
  as = await signInAs({ admin: me })
  aigerim = (
    await buildTutor(database, {
      ...{ lessons: { 8: [68] }, homes: [{ city_id: 9 }], score: 40, phone: '+77011234567', email: 'aigerim@example.test' },
      ...{ created_at: new Date('2026-01-01'), last_login_at: new Date('2026-03-01'), orders_count: 1 },
    })
  ).id
  timur = (
    await buildTutor(database, {
      ...{ name: 'Тимур', last_name: 'Касымов', status: 4, lessons: { 13: [22] }, travels: [{ city_id: 13 }], work_online: false, score: 70 },
      ...{ verified: true, billing_status: 2, verification_requested_at: new Date('2026-03-01'), prof: 2, orders_count: 5 },
      ...{ created_at: new Date('2026-02-01'), last_login_at: new Date('2026-02-01'), phone: '+77059998877', email: 'timur@example.test' },
    })
  ).id
  await database.drizzle.insert(tutorFavorites).values([
    { admin_id: me, tutor_id: timur },
    { admin_id: other, tutor_id: aigerim },
  ])
  const [date_from, date_to] = [new Date('2026-03-10'), new Date('2026-03-20')]
  await database.drizzle.insert(tops).values({ tutor_id: timur, plan_id: 1, source: 'gift', date_from, date_to })
})

const listed = async (filters: Partial<TutorFilters>, page = 1) => (await call(listTutors, { filters, page }, { as })).data
const idsOf = async (filters: Partial<TutorFilters>) => (await listed(filters)).tutors.map(({ id }) => id)

describe('the staff list', () => {
  test.each<[string, Partial<TutorFilters>]>([
    ['name', { text: 'тимУр' }],
    ['part of a surname', { text: 'сымо' }],
    ['whole name', { text: 'Тимур Касымов' }],
    ['phone, however parted', { text: '8 (705) 999' }],
    ['e-mail', { text: 'timur@' }],
    ['status', { status: [4, 5] }],
    ['lesson', { lesson_id: 13 }],
    ['level', { level_id: 22 }],
    ['lesson and level', { lesson_id: 13, level_id: 22 }],
    ['city travelled to', { city_id: 13 }],
    ['work online', { work_online: false }],
    ['verification', { verified: true }],
    ['billing status', { billing_status: 2 }],
    ['request for verification', { verification_requested: true }],
    ['TOP', { has_top: true }],
    ['own favourites', { favorite: true }],
    ['profession', { prof: 2 }],
    ['score', { points_from: 60 }],
    ['registration', { registered_from: unix('2026-01-15'), registered_to: unix('2026-03-01') }],
    ['last visit', { last_login_from: unix('2026-01-15'), last_login_to: unix('2026-02-15') }],
    ['several together', { verified: true, city_id: 13, text: 'Касымов' }],
  ])('is filtered by %s', async (_, filters) => expect(await idsOf(filters)).toEqual([timur]))

  test('finds nobody where the signs of a pattern are meant as signs', async () => expect(await idsOf({ text: '%' })).toEqual([]))
  test('is filtered by id', async () => expect(await idsOf({ id: aigerim })).toEqual([aigerim]))
  test('finds an id typed as text', async () => expect(await idsOf({ text: String(timur) })).toContain(timur))

  test.each<[string, Partial<TutorFilters>, () => number[]]>([
    ['newest first by itself', {}, () => [timur, aigerim]],
    ['by id upwards', { sort_by: 'id', sort_dir: 'asc' }, () => [aigerim, timur]],
    ['by score', { sort_by: 'score' }, () => [timur, aigerim]],
    ['by last visit', { sort_by: 'last_login_at' }, () => [aigerim, timur]],
    ['by orders', { sort_by: 'orders', sort_dir: 'asc' }, () => [aigerim, timur]],
  ])('is ordered %s', async (_, filters, ids) => expect(await idsOf(filters)).toEqual(ids()))

  test('shows who they are, what they have and how they stand', async () => {
    const client = await buildClient(database)
    const appointed = [{ id: aigerim, state: 'appointed' as const }]
    await buildOrder(database, clock.now, { client_id: client.id, status: 7, tutors: appointed })
    await buildOrder(database, clock.now, { client_id: client.id, status: 4, tutors: appointed })
    await database.transaction((tx) => writeLine(tx, { tutor_id: aigerim, type: 'topup', sum: 1500, at: clock.now }))
    const { tutors: rows, total_count, pages_count } = await listed({ id: aigerim })
    expect({ total_count, pages_count }).toEqual({ total_count: 1, pages_count: 1 })
    expect(rows[0]).toMatchObject({
      ...{ name: 'Айгерим Сейтова', status: 3, phone: '+77011234567', email: 'aigerim@example.test', lessons: ['Математика'], city: 'Алматы' },
      ...{ rate: { id: 5000 }, score: 40, verified: false, wallet_balance: 1500, orders: { active: 1, paid: 1 }, favorite: false },
      last_login_at: unix('2026-03-01'),
    })
  })

  test('is not for content staff, clients, tutors and strangers', async () => {
    const content = await buildAdmin(database, { status: 3 })
    const client = await buildClient(database)
    const sessions = [await signInAs({ admin: content.id }), await signInAs({ client: client.id }), await signInAs({ tutor: aigerim })]
    for (const session of sessions) {
      expect((await call(listTutors, {}, { as: session })).error).toBe('forbidden')
      expect((await call(getTutorForStaff, { id: aigerim }, { as: session })).error).toBe('forbidden')
    }
    expect((await call(listTutors)).error).toBe('unauthorized')
  })
})

describe('a tutor as staff see them', () => {
  test('has contacts, score by parts, switches and orders, in any status', async () => {
    await database.drizzle
      .update(tutors)
      .set({ score_parts: { R: 0.84, A: 0.5, C: 0.1, S: 0, V: 1, E: 0.7, F: 0.5 }, toggles: { free_orders: true }, points_first_diploma: 4 })
      .where(eq(tutors.id, timur))
    const client = await buildClient(database)
    await buildOrder(database, clock.now, { client_id: client.id, tutors: [{ id: timur, state: 'refused', kind: 'personal' }] })
    const { data } = await call(getTutorForStaff, { id: timur }, { as })
    expect(data.tutor).toMatchObject({
      ...{ id: timur, status: 4, full_name: 'Тимур Касымов', first_name: 'Тимур', last_name: 'Касымов', phone_plain: '+77059998877' },
      ...{ email: 'timur@example.test', is_catalog_disabled: true, favorite: true, billing_status: 2 },
      toggles: { blocked: false, need_revision: false, free_orders: true, hide_reviews: false },
      orders: { asked: 1, active: 0, paid: 0, refused: 1 },
      ...{ wallet_balance: 0, wallet: [], version: 1, created_at: unix('2026-02-01') },
    })
    expect(data.tutor.rating).toMatchObject({ total: 70, points_first_diploma: 4 })
    expect(data.tutor.rating.parts).toEqual([
      { key: 'R', points: 29.4, max: 35 },
      { key: 'A', points: 10, max: 20 },
      { key: 'C', points: 1.5, max: 15 },
      { key: 'S', points: 0, max: 10 },
      { key: 'V', points: 10, max: 10 },
      { key: 'E', points: 3.5, max: 5 },
      { key: 'F', points: 2.5, max: 5 },
    ])
  })

  test('is not_found for an unknown id', async () => expect((await call(getTutorForStaff, { id: 999_999 }, { as })).error).toBe('not_found'))
})
