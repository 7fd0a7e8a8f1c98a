import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let client = { id: 0 }
let admin = ''

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  admin = await signInAs({ admin: (await buildAdmin(database)).id })
})
// the tutors of one test are no candidates of the next
beforeEach(() => database.pool.query('update tutors set status = 4'))

type OrderRow = Partial<Parameters<typeof buildOrder>[2]>
type TutorRow = NonNullable<Parameters<typeof buildTutor>[1]>
const build = (row: OrderRow = {}) => buildOrder(database, clock.now, { client_id: client.id, status: 3, ...row })
const candidates = async (order_id: number) => (await call(calls.getPotentialTutors, { order_id }, { as: admin })).data.tutors.map(({ id }) => id)

const atTutor = (district_id?: number): OrderRow => ({
  location_at_online: false,
  location_at_tutor: true,
  places: [{ at: 'tutor', city_id: 9, ...(district_id && { district_id }) }],
})
const atClient = (district_id?: number, subdistrict_id?: number): OrderRow => ({
  location_at_online: false,
  location_at_client: true,
  places: [{ at: 'client', city_id: 9, ...(district_id && { district_id }), ...(subdistrict_id && { subdistrict_id }) }],
})

describe('an offered order suits a tutor', () => {
  test.each<[who: string, suits: boolean, order: OrderRow, tutor: TutorRow]>([
    ['of its subject and level', true, { lessons: { 8: [68] } }, { lessons: { 8: [68] } }],
    ['of one of its levels', true, { lessons: { 8: [68, 5] } }, { lessons: { 8: [5] } }],
    ['of another level', false, { lessons: { 8: [68] } }, { lessons: { 8: [5] } }],
    ['of any level, when it names none', true, { lessons: { 8: [] } }, { lessons: { 8: [5] } }],
    ['of both its subjects', true, { lessons: { 8: [], 13: [] } }, { lessons: { 8: [], 13: [] } }],
    ['of one of two subjects', false, { lessons: { 8: [], 13: [] } }, { lessons: { 8: [] } }],
    ['who has the level in another subject', false, { lessons: { 8: [68], 13: [] } }, { lessons: { 8: [5], 13: [68] } }],

    ['who works online', true, {}, { work_online: true }],
    ['who does not', false, {}, { work_online: false, homes: [{ city_id: 9 }], travels: [{ city_id: 9 }] }],
    [
      'who does not, but teaches at home in its city',
      true,
      { ...atTutor(), location_at_online: true },
      { work_online: false, homes: [{ city_id: 9 }] },
    ],
    ['with a home in its city', true, atTutor(), { homes: [{ city_id: 9, district_id: 901 }] }],
    ['with a home in its district', true, atTutor(901), { homes: [{ city_id: 9, district_id: 901 }] }],
    ['with a home in another district', false, atTutor(901), { homes: [{ city_id: 9, district_id: 902 }] }],
    ['with a home in another city', false, atTutor(), { homes: [{ city_id: 13 }] }],
    ['who only travels, for lessons at the tutor’s', false, atTutor(), { travels: [{ city_id: 9 }] }],
    ['who travels through its city', true, atClient(901, 90_101), { travels: [{ city_id: 9 }] }],
    ['who travels to one district of its city', true, atClient(), { travels: [{ city_id: 9, district_id: 901 }] }],
    ['who travels to another district', false, atClient(902), { travels: [{ city_id: 9, district_id: 901 }] }],
    ['who travels to its microdistrict', true, atClient(901, 90_101), { travels: [{ city_id: 9, district_id: 901, subdistrict_id: 90_101 }] }],
    ['who travels to another microdistrict', false, atClient(901, 90_102), { travels: [{ city_id: 9, district_id: 901, subdistrict_id: 90_101 }] }],
    ['who travels to another city', false, atClient(), { travels: [{ city_id: 13 }] }],
    ['who only has a home, for lessons at the client’s', false, atClient(), { homes: [{ city_id: 9 }] }],

    ['of the practice that it asks for', true, { practice_id: 3 }, { practice_id: 3 }],
    ['of less practice', false, { practice_id: 3 }, { practice_id: 2 }],
    ['who says nothing of practice, when it asks for little', true, { practice_id: 1 }, { practice_id: null }],
    ['who says nothing of practice, when it asks for more', false, { practice_id: 2 }, { practice_id: null }],

    ['30 % cheaper than its price', true, { rate_id: 10_000 }, { rate_id: 7000 }],
    ['cheaper still', false, { rate_id: 10_000 }, { rate_id: 6000 }],
    ['30 % dearer', true, { rate_id: 10_000 }, { rate_id: 13_000 }],
    ['dearer still', false, { rate_id: 10_000 }, { rate_id: 14_000 }],
    ['of any price, when it names none', true, {}, { rate_id: 30_000 }],
    ['without a price', true, { rate_id: 10_000 }, { rate_id: null }],
    ['whose price of its subject is too far off', false, { rate_id: 10_000 }, { rate_id: 10_000, lessonRates: { 8: 5000 } }],
    ['whose price of its subject is near', true, { rate_id: 10_000 }, { rate_id: 3000, lessonRates: { 8: 9000 } }],

    ['of the sex that it asks for', true, { tutor_sex: 2 }, { sex: 2 }],
    ['of the other', false, { tutor_sex: 2 }, { sex: 1 }],
    ['who speaks its language among others', true, { lang: 'ru' }, { lang: 'en', langs: [6, 2] }],
    ['who does not speak it', false, { lang: 'ru' }, { lang: 'en', langs: [6] }],

    ['who is not published', false, {}, { status: 4 }],
    ['of the school', false, {}, { status: 6 }],
    ['with an overdue order', false, {}, { overdue_disabled: true }],
    ['who takes no requests now', false, {}, { toggles: { catalog_paused: true } }],
    ['to whom staff let nothing be offered', false, {}, { toggles: { no_potential_orders: true } }],
  ])('%s: %s', async (_, suits, asked, row) => {
    const tutor = await buildTutor(database, { lessons: { 8: [68] }, ...row })
    const { id } = await build(asked)
    const { data } = await call(calls.getTutorOrder, { id }, { as: await signInAs({ tutor: tutor.id }) })
    const mayAnswer = data?.order.actions.includes('respond_potential') ?? false
    expect([(await candidates(id)).includes(tutor.id), mayAnswer]).toEqual([suits, suits])
  })

  test('but not its own client', async () => {
    const tutor = await buildTutor(database, { client_id: client.id })
    expect(await candidates((await build()).id)).not.toContain(tutor.id)
    const other = await buildClient(database)
    expect(await candidates((await build({ client_id: other.id })).id)).toContain(tutor.id)
  })

  test.each([
    ['asked', true],
    ['responded', true],
    ['closed', true],
    ['refused', false],
    ['removed', false],
  ] as const)('whose row on it is %s: %s', async (state, suits) => {
    const { id } = await buildTutor(database)
    const order = await build({ tutors: [{ id, state, kind: 'potential' }] })
    expect((await candidates(order.id)).includes(id)).toBe(suits)
  })

  test('who waits for fewer than fifteen others', async () => {
    const { id } = await buildTutor(database)
    const open = (count: number, row: OrderRow) => Promise.all(Array.from({ length: count }, () => build(row)))
    await open(7, { status: 1, tutors: [{ id, state: 'asked' }] })
    await open(7, { tutors: [{ id, state: 'responded', kind: 'potential' }] })
    // neither waits for the tutor
    await open(1, { tutors: [{ id, state: 'closed', kind: 'potential' }] })
    await open(1, { status: 8, tutors: [{ id, state: 'asked' }] })
    const order = await build()
    expect(await candidates(order.id)).toContain(id)
    await open(1, { tutors: [{ id, state: 'asked', kind: 'potential' }] })
    expect(await candidates(order.id)).not.toContain(id)
  })
})

describe('of those whom it suits', () => {
  // of a score alone, and with what adds to it
  const rivals: Record<string, TutorRow> = {
    free: { score: 45, schedule: { 3: [30] } },
    quick: { score: 47, score_parts: { A: 0.81 } },
    plain: { score: 50 },
    slow: { score: 49, score_parts: { A: 0.8 } },
    busy: { score: 48, schedule: { 3: [24, 31] } },
  }

  test.each([
    ['one who is free then comes ten points sooner, one who answers quickly five', [2], ['free', 'quick', 'plain', 'slow', 'busy']],
    ['who is free at all, when any time suits', [5], ['busy', 'free', 'quick', 'plain', 'slow']],
    ['the score alone and quick answers count, when no time is named', [], ['quick', 'plain', 'slow', 'busy', 'free']],
  ])('%s', async (_, time_intervals, names) => {
    const ids = new Map<number, string>()
    for (const [name, row] of Object.entries(rivals)) ids.set((await buildTutor(database, row)).id, name)
    const { id } = await build({ time_intervals })
    expect((await candidates(id)).map((tutor_id) => ids.get(tutor_id))).toEqual(names)
  })

  test('the best twenty are asked, also who was let go before', async () => {
    const ids: number[] = []
    for (let score = 21; score > 0; score -= 1) ids.push((await buildTutor(database, { score })).id)
    const order = await build({ status: 2, tutors: [{ id: ids[0] ?? 0, state: 'closed', kind: 'potential' }] })
    const { data } = await call(calls.setPotential, { order_id: order.id }, { as: admin })
    const asked = data.order.potential_tutors.map(({ tutor_id, state }) => [tutor_id, state])
    expect(asked.toSorted()).toEqual(
      ids
        .slice(0, 20)
        .map((id) => [id, 'asked'])
        .toSorted(),
    )
  })
})
