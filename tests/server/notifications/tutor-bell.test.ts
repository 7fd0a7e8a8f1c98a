import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { orderTutors } from '../../../server/orders/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
await buildReference(database)
const client = await buildClient(database, { name: 'Мадина' })
const HOUR = 3_600_000
let tutor = { id: 0 }
let as = ''

beforeEach(async () => {
  tutor = await buildTutor(database)
  as = await signInAs({ tutor: tutor.id })
})

type Row = Omit<Parameters<typeof buildOrder>[2], 'client_id' | 'tutors'>
const build = (own: { state: 'asked' | 'responded' | 'appointed'; kind?: 'personal' | 'potential' }, row: Row) =>
  buildOrder(database, clock.now, { client_id: client.id, tutors: [{ id: tutor.id, ...own }], ...row })
const inHours = (hours: number) => new Date(clock.now.getTime() + hours * HOUR)
const ring = async () => (await call(calls.getTutorNotifications, {}, { as })).data
/** Which kinds hold an order. */
const kindsOf = (bell: Record<string, unknown>, order: { id: number }) =>
  Object.entries(bell).flatMap(([kind, rows]) => (Array.isArray(rows) && rows.some(({ id }) => id === order.id) ? [kind] : []))

describe('the bell of a tutor', () => {
  test.each<[string, Parameters<typeof build>[0], Row, string[]]>([
    ['a request in person', { state: 'asked' }, { status: 1 }, ['personal_orders']],
    ['an offered order', { state: 'asked', kind: 'potential' }, { status: 3 }, ['potential_orders']],
    ['an order that the tutor has answered', { state: 'responded', kind: 'potential' }, { status: 3 }, []],
    ['an offered order that is offered no more', { state: 'asked', kind: 'potential' }, { status: 2 }, []],
    ['an appointment', { state: 'appointed' }, { status: 4 }, ['assigned']],
    ['an appointment to an order that is over', { state: 'appointed' }, { status: 8 }, []],
    ['a payment due in 25 hours', { state: 'appointed' }, { status: 5, date_payment_deadline: inHours(25) }, ['assigned', 'waiting_for_pay']],
    ['a payment due in 24 hours', { state: 'appointed' }, { status: 5, date_payment_deadline: inHours(24) }, ['assigned', 'deadline_pay_date']],
    ['a payment overdue', { state: 'appointed' }, { status: 5, date_payment_deadline: inHours(-1) }, ['assigned', 'overdue_pay_date']],
    ['no commission', { state: 'appointed' }, { status: 5, commission_sum: 0 }, ['assigned']],
  ])('tells of %s', async (_, own, row, kinds) => {
    const order = await build(own, row)
    const bell = await ring()
    expect([kindsOf(bell, order), bell.count]).toEqual([kinds, kinds.length])
  })

  test('names the client, the lessons and the deadline', async () => {
    const [asked, offered, due] = [
      await build({ state: 'asked' }, { status: 1 }),
      await build({ state: 'asked', kind: 'potential' }, { status: 3 }),
      await build({ state: 'appointed' }, { status: 5, date_payment_deadline: inHours(48) }),
    ]
    const bell = await ring()
    expect(bell.personal_orders).toEqual([{ id: asked.id, client_name: 'Мадина' }])
    expect(bell.potential_orders).toEqual([{ id: offered.id, lessons_name: [expect.any(String)] }])
    expect(bell.assigned).toEqual([{ id: due.id, name: 'Мадина' }])
    expect(bell.waiting_for_pay).toEqual([{ id: due.id, date_payment_deadline: Math.floor(inHours(48).getTime() / 1000) }])
  })

  test('stops ringing for an offer and an appointment when they are opened, and for a request when it is answered', async () => {
    const [asked, offered, appointed] = [
      await build({ state: 'asked' }, { status: 1 }),
      await build({ state: 'asked', kind: 'potential' }, { status: 3 }),
      await build({ state: 'appointed' }, { status: 4 }),
    ]
    for (const { id } of [asked, offered, appointed]) await call(calls.getTutorOrder, { id }, { as })
    expect(await ring()).toMatchObject({ count: 1, personal_orders: [{ id: asked.id }] })
    await database.drizzle.update(orderTutors).set({ state: 'refused' }).where(eq(orderTutors.order_id, asked.id))
    expect((await ring()).count).toBe(0)
  })

  test('tells nobody of the orders of others', async () => {
    await build({ state: 'asked' }, { status: 1 })
    as = await signInAs({ tutor: (await buildTutor(database)).id })
    expect((await ring()).count).toBe(0)
  })

  test('still answers a reading that comes after its tutor has taken up the role of a client', async () => {
    as = await signInAs({ tutor: tutor.id, client: client.id })
    await build({ state: 'asked' }, { status: 1 })
    expect((await call(calls.setRole, { role: 'client' }, { as })).auth?.current_role).toBe('client')
    expect(await call(calls.getTutorNotifications, {}, { as })).toMatchObject({ code: 200, data: { count: 1 } })
  })
})
