import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call, RowKind, RowState, Status } from '../../../schemas/index.ts'
import * as calls from '../../../schemas/index.ts'
import { orders, orderTutors } from '../../../server/orders/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let client = { id: 0 }
const as = { admin: '', client: '' }
/** Every way in which a tutor may stand to an order that nobody has. */
const ways = {
  asked: { state: 'asked', kind: 'personal' },
  offered: { state: 'asked', kind: 'potential' },
  answered: { state: 'responded', kind: 'potential' },
  refused: { state: 'refused', kind: 'personal' },
  removed: { state: 'removed', kind: 'personal' },
  closed: { state: 'closed', kind: 'potential' },
} as const satisfies Record<string, { state: RowState; kind: RowKind }>
type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]
const ids = {} as Record<Way | 'other', number>

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  for (const name of [...names, 'other'] as const) ids[name] = (await buildTutor(database)).id
  as.client = await signInAs({ client: client.id })
  as.admin = await signInAs({ admin: (await buildAdmin(database)).id })
})
beforeEach(() => database.pool.query('truncate orders cascade'))

const build = (status: Status, which: readonly Way[] = names, row: object = {}) =>
  buildOrder(database, clock.now, { client_id: client.id, status, tutors: which.map((name) => ({ id: ids[name], ...ways[name] })), ...row })
const rowsOf = async (id: number) => {
  const rows = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id))
  return new Map(rows.map((row) => [row.tutor_id, row]))
}
const statusOf = async (id: number) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]?.status

test.each<[step: string, from: Status, call: Call, input: () => object, closed: Way[]]>([
  ['taking the offer back', 3, calls.setPotentialOff, () => ({}), ['offered']],
  ['appointing somebody else', 3, calls.appointTutor, () => ({ tutor_id: ids.other }), ['asked', 'offered', 'answered']],
  ['handing it to the school', 3, calls.setSchoolNew, () => ({}), ['asked', 'offered', 'answered']],
])('%s closes the rows of those who may still take the order, as far as it concerns them', async (_, from, step, input, closed) => {
  const { id } = await build(from)
  expect((await call(step, { order_id: id, ...input() }, { as: as.admin })).error).toBeNull()
  const rows = await rowsOf(id)
  for (const name of names) expect([name, rows.get(ids[name])?.state]).toEqual([name, closed.includes(name) ? 'closed' : ways[name].state])
})

test.each([
  [1, ['asked', 'answered', 'refused']],
  [8, ['answered', 'refused']],
] as const)('the client of an order of status %i sees of its tutors: %o', async (status, seen) => {
  const { id } = await build(status)
  const { data } = await call(calls.getClientOrder, { id }, { as: as.client })
  expect(data.order.tutors.map(({ tutor_id }) => tutor_id)).toEqual(seen.map((name) => ids[name]))
})

test('a tutor whom staff take off hears of it if they wait for a word', async () => {
  const { id } = await build(3)
  const remove_reasons = { reasons: [6 as const], comment: '' }
  for (const name of names.filter((one) => one !== 'removed'))
    expect((await call(calls.deleteTutor, { order_id: id, tutor_id: ids[name], remove_reasons }, { as: as.admin })).error).toBeNull()
  const { rows } = await database.pool.query(
    "select t.id, o.template from outbox o join tutors t on t.email = o.recipient where o.order_id = $1 and o.channel = 'mail' order by o.id",
    [id],
  )
  expect(rows).toEqual([ids.asked, ids.answered].map((tutor_id) => ({ id: tutor_id, template: 'tutor_closed' })))
})

test('of two teachers of the school one after the other the second takes the place', async () => {
  const [first, second] = [await buildTutor(database, { status: 6 }), await buildTutor(database, { status: 6 })]
  const { id } = await build(11, [])
  for (const { id: tutor_id } of [first, second])
    expect((await call(calls.appointTutor, { order_id: id, tutor_id }, { as: as.admin })).error).toBeNull()
  const rows = await rowsOf(id)
  expect([first, second].map((one) => rows.get(one.id)?.state)).toEqual(['closed', 'appointed'])
})

test('of an order that somebody has no other tutor is taken off', async () => {
  const { id } = await build(4, [], {
    tutors: [
      { id: ids.other, state: 'appointed' },
      { id: ids.refused, ...ways.refused },
    ],
  })
  const remove_reasons = { reasons: [3 as const], comment: '' }
  const { error } = await call(calls.deleteTutor, { order_id: id, tutor_id: ids.refused, remove_reasons }, { as: as.admin })
  expect([error, await statusOf(id), (await rowsOf(id)).get(ids.other)?.state]).toEqual(['not_found', 4, 'appointed'])
})

describe('a client asks in person', () => {
  test.each<[Way, boolean]>([
    ['asked', false],
    ['offered', true],
    ['answered', false],
    ['refused', false],
    ['removed', false],
    ['closed', true],
  ])('a tutor who is %s on the order: %s', async (name, may) => {
    const { id } = await build(3, [name])
    const { error } = await call(calls.makePersonalTutor, { order_id: id, tutor_id: ids[name] }, { as: as.client })
    expect(error).toBe(may ? null : 'wrong_status')
    expect((await rowsOf(id)).get(ids[name])).toMatchObject(may ? ways.asked : ways[name])
  })
})

describe('a client sees of the tutors on an order', () => {
  test('those who answered, and those asked in person until they are let go', async () => {
    const { id } = await build(3)
    const { data } = await call(calls.getClientOrder, { id }, { as: as.client })
    expect(data.order.tutors.map(({ tutor_id }) => tutor_id).toSorted()).toEqual([ids.asked, ids.answered, ids.refused].toSorted())
  })

  test.each([
    [3, [true], null],
    [5, [], 'tutor_unavailable'],
  ])('one who answered, whose status is %i now, to choose: %j', async (status, shown, refused) => {
    const { id: tutor_id } = await buildTutor(database)
    const { id } = await build(3, [], { tutors: [{ id: tutor_id, ...ways.answered }] })
    await database.drizzle.update(tutors).set({ status }).where(eq(tutors.id, tutor_id))
    const { data } = await call(calls.getClientOrder, { id }, { as: as.client })
    expect(data.order.tutors.map(({ can_appoint }) => can_appoint)).toEqual(shown)
    expect((await call(calls.appointClientTutor, { order_id: id, tutor_id }, { as: as.client })).error).toBe(refused)
  })
})

describe('a personal request that is refused', () => {
  const refuse = async (order_id: number, name: Way | 'other') =>
    call(calls.respondPersonal, { order_id, agree: false, refused_reason_id: 1 }, { as: await signInAs({ tutor: ids[name] }) })

  test('waits while another tutor is asked, and is offered when the last has refused', async () => {
    const { id } = await build(1, [], { tutors: [ids.asked, ids.other].map((one) => ({ id: one, ...ways.asked })) })
    await refuse(id, 'asked')
    expect(await statusOf(id)).toBe(1)
    await refuse(id, 'other')
    expect(await statusOf(id)).toBe(3)
  })

  test('stays offered where it was offered to others already', async () => {
    const { id } = await build(3, ['asked'])
    expect((await refuse(id, 'asked')).error).toBeNull()
    expect([await statusOf(id), (await rowsOf(id)).get(ids.asked)?.state]).toEqual([3, 'refused'])
  })

  test('is not answered as an offer', async () => {
    const { id } = await build(3, ['asked'])
    const answer = { order_id: id, response_text: 'Готова начать на этой неделе', rate_id: 5000 }
    expect((await call(calls.respondPotential, answer, { as: await signInAs({ tutor: ids.asked }) })).error).toBe('wrong_status')
  })
})

test.each([
  ['nobody', null],
  ['a colleague', 'colleague'],
])('taking an order of %s over makes it one’s own, or leaves it to who has it', async (_, whose) => {
  const admin_id = whose && (await buildAdmin(database)).id
  const me = (await buildAdmin(database)).id
  const { id } = await build(1, [], { admin_id })
  const { data } = await call(calls.setProcessing, { order_id: id }, { as: await signInAs({ admin: me }) })
  expect(data.order.admin_id).toBe(admin_id ?? me)
})

test('the review of an order is for the tutor who has it, not for one who was only asked or had it before', async () => {
  const review = { review_status: 1, review_mark: '4', review_value: 4, review_text: 'Объясняет терпеливо', review_at: clock.now }
  const former = (await buildTutor(database)).id
  const { id } = await build(7, [], {
    ...review,
    tutors: [
      { id: ids.other, state: 'appointed' },
      { id: ids.refused, ...ways.refused },
      { id: former, state: 'removed', appointed_at: clock.now },
    ],
  })
  const seenBy = async (tutor: number) => {
    const sender = { as: await signInAs({ tutor }) }
    const { order } = (await call(calls.getTutorOrder, { id }, sender)).data
    const [row] = (await call(calls.listArchivedOrders, {}, sender)).data.orders
    return [order.review_mark, order.review_text, row?.review_mark]
  }
  expect(await seenBy(ids.other)).toEqual(['4', 'Объясняет терпеливо', '4'])
  for (const tutor of [ids.refused, former]) expect(await seenBy(tutor)).toEqual([null, '', null])
})
