import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { type Call, type Status, statuses } from '../../../schemas/index.ts'
import { orderLog, orders, orderTutors } from '../../../server/orders/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let admin = ''
let owner = { id: 0 }
let client: { id: number; phone: string | null } = { id: 0, phone: null }
let tutor = { id: 0 }
let other = { id: 0 }

beforeAll(async () => {
  await buildReference(database)
  owner = await buildAdmin(database)
  client = await buildClient(database)
  tutor = await buildTutor(database)
  other = await buildTutor(database)
})

/** Staff are signed out when idle for half a day, which the clock here jumps over. */
const signIn = async () => {
  admin = await signInAs({ admin: owner.id })
}
beforeEach(signIn)

const soon = () => Math.floor(clock.now.getTime() / 1000) + 86_400
const reasons = { reasons: [3 as const], comment: '' }
const payment = () => ({ sum: 6000, method: 'cash' as const, payer: 'tutor' as const, date: soon() - 86_400, comment: '' })

/** What ORD-3 says of every action: the statuses it starts from, and where it leads from each. */
const table: Record<string, { call: Call; input?: () => object; to: Partial<Record<Status, Status>> }> = {
  set_processing: { call: calls.setProcessing, to: { 1: 2, 3: 2 } },
  set_potential: { call: calls.setPotential, to: { 1: 3, 2: 3 } },
  set_potential_off: { call: calls.setPotentialOff, to: { 3: 2 } },
  appoint_tutor: { call: calls.appointTutor, input: () => ({ tutor_id: other.id }), to: { 1: 4, 2: 4, 3: 4 } },
  delete_tutor: {
    call: calls.deleteTutor,
    input: () => ({ tutor_id: tutor.id, remove_reasons: reasons }),
    to: { 1: 1, 2: 2, 3: 3, 4: 2, 5: 2, 10: 10, 11: 11 },
  },
  set_first_class: { call: calls.setFirstClass, input: () => ({ first_class: soon() }), to: { 4: 5, 5: 5, 10: 10, 11: 11 } },
  set_paid: { call: calls.setPaid, input: () => ({ payment_data: payment() }), to: { 4: 7, 5: 7, 10: 7, 11: 7 } },
  set_paid_off: { call: calls.setPaidOff, to: { 7: 5 } },
  set_lost: { call: calls.setLost, input: () => ({ remove_reasons: reasons }), to: { 1: 8, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 10: 8, 11: 8 } },
  set_lost_off: { call: calls.setLostOff, to: { 8: 2 } },
  set_pause: { call: calls.setPause, input: () => ({ date_pause_off: soon() }), to: { 1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 10: 6, 11: 6 } },
  unpause: { call: calls.unpause, to: { 6: 2 } },
  set_school_new: { call: calls.setSchoolNew, to: { 1: 10, 2: 10, 3: 10, 11: 10 } },
  set_school_processing: { call: calls.setSchoolProcessing, to: { 10: 11 } },
  set_docento_new: { call: calls.setDocentoNew, to: { 10: 1, 11: 1 } },
  set_no_review: { call: calls.setNoReview, to: { 7: 7 } },
  set_empty_review: { call: calls.setEmptyReview, to: {} },
  set_review: { call: calls.setReview, input: () => ({ review_mark: '4+', review_text: 'Хорошо объясняет' }), to: {} },
  set_review_response: { call: calls.setReviewResponse, input: () => ({ review_response_text: 'Спасибо' }), to: {} },
  delete: { call: calls.deleteOrder, to: { 1: 9, 2: 9, 3: 9, 4: 9, 5: 9, 6: 9, 8: 9, 10: 9, 11: 9 } },
  set_manager: {
    call: calls.setManager,
    input: () => ({ admin_id: owner.id }),
    to: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 10: 10, 11: 11 },
  },
  set_favorite: {
    call: calls.setFavorite,
    input: () => ({ add_favorite: true }),
    to: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 10: 10, 11: 11 },
  },
  set_auto_appoint_potential_tutors: {
    call: calls.setAutoAppoint,
    input: () => ({ value: false }),
    to: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 10: 10, 11: 11 },
  },
  sms_client: { call: calls.smsClient, to: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 10: 10, 11: 11 } },
  sms_tutor: { call: calls.smsTutor, to: { 4: 4, 5: 5, 7: 7 } },
  tutor_mark_yellow: {
    call: calls.markYellow,
    input: () => ({ tutor_id: tutor.id }),
    to: { 1: 1, 2: 2, 3: 3, 6: 6, 8: 8, 10: 10, 11: 11 },
  },
  tutor_mark_yellow_off: { call: calls.markYellowOff, input: () => ({ tutor_id: tutor.id }), to: {} },
}

const hasTutor = (status: Status) => status === 4 || status === 5 || status === 7
const build = (status: Status) =>
  buildOrder(database, clock.now, { client_id: client.id, status, tutors: [{ id: tutor.id, state: hasTutor(status) ? 'appointed' : 'asked' }] })
const statusOf = async (id: number) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]?.status
const linesOf = async (id: number) => database.drizzle.$count(orderLog, eq(orderLog.order_id, id))

describe('the status actions of staff', () => {
  test.each(statuses)('an order of status %i lists exactly the actions that its table opens', async (status) => {
    const order = await build(status)
    const { data } = await call(calls.getOrder, { id: order.id }, { as: admin })
    const open = Object.entries(table).flatMap(([name, { to }]) => (to[status] ? [name] : []))
    const school = status === 10 || status === 11 ? ['appoint_tutor'] : []
    const saving = status === 9 ? [] : ['save']
    expect(data.order.actions.toSorted()).toEqual([...open, ...school, ...saving].toSorted())
  })

  const cases = Object.entries(table).flatMap(([name, action]) => statuses.map((status) => ({ name, ...action, status, leads: action.to[status] })))
  test.each(cases.filter(({ leads }) => leads !== undefined))(
    '$name leads an order from $status to $leads',
    async ({ call: action, input, status, leads }) => {
      const order = await build(status)
      const { status: answer, error } = await call(action, { order_id: order.id, ...input?.() }, { as: admin })
      expect([answer, error]).toEqual(['success', null])
      expect(await statusOf(order.id)).toBe(leads)
    },
  )

  test.each(cases.filter(({ leads, status, name }) => leads === undefined && !(name === 'appoint_tutor' && status >= 10)))(
    '$name is refused in status $status and changes nothing',
    async ({ call: action, input, status }) => {
      const order = await build(status)
      const { code, error } = await call(action, { order_id: order.id, ...input?.() }, { as: admin })
      expect([code, error]).toEqual([409, 'wrong_status'])
      expect(await statusOf(order.id)).toBe(status)
      expect(await linesOf(order.id)).toBe(0)
    },
  )
})

describe('what the actions need', () => {
  test('lost and removal ask for reasons, and "other" for a word on it', async () => {
    const order = await build(4)
    for (const [remove_reasons, field] of [
      [undefined, 'remove_reasons'],
      [{ reasons: [12 as const], comment: '' }, 'remove_reasons.comment'],
    ] as const) {
      const { code, error } = await call(calls.setLost, { order_id: order.id, remove_reasons: remove_reasons as never }, { as: admin })
      expect(code).toBe(400)
      expect(Object.keys(error as object)).toEqual([field])
    }
  })

  const YEAR = 365 * 86_400
  test.each([
    [0, { date_pause_off: 'date_past' }],
    [1, null],
    [YEAR, null],
    [YEAR + 1, { date_pause_off: 'date_far' }],
  ])('a pause that ends %i seconds from now: %o', async (seconds, error) => {
    const order = await build(1)
    const date_pause_off = Math.floor(clock.now.getTime() / 1000) + seconds
    expect((await call(calls.setPause, { order_id: order.id, date_pause_off }, { as: admin })).error).toEqual(error)
  })

  test('a first lesson of staff lies between 60 days back and 180 ahead', async () => {
    const order = await build(4)
    const now = Math.floor(clock.now.getTime() / 1000)
    for (const days of [-61, 181]) {
      const { error } = await call(calls.setFirstClass, { order_id: order.id, first_class: now + days * 86_400 }, { as: admin })
      expect(error).toHaveProperty('first_class')
    }
    const { status } = await call(calls.setFirstClass, { order_id: order.id, first_class: now - 59 * 86_400 }, { as: admin })
    expect(status).toBe('success')
  })

  test('a blocked tutor is not appointed', async () => {
    const blocked = await buildTutor(database, { status: 5 })
    const order = await build(1)
    const { error } = await call(calls.appointTutor, { order_id: order.id, tutor_id: blocked.id }, { as: admin })
    expect(error).toBe('tutor_unavailable')
  })

  test('only a school tutor takes a school order', async () => {
    const school = await buildTutor(database, { status: 6 })
    const order = await build(10)
    expect((await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as: admin })).error).toBe('tutor_unavailable')
    expect((await call(calls.appointTutor, { order_id: order.id, tutor_id: school.id }, { as: admin })).status).toBe('success')
    expect(await statusOf(order.id)).toBe(10)
  })

  test('a text goes out once in ten minutes', async () => {
    const order = await build(4)
    expect((await call(calls.smsTutor, { order_id: order.id }, { as: admin })).status).toBe('success')
    expect((await call(calls.smsTutor, { order_id: order.id }, { as: admin })).error).toBe('too_many_requests')
    clock.move({ minutes: 11 })
    expect((await call(calls.smsTutor, { order_id: order.id }, { as: admin })).status).toBe('success')
  })

  test.each([
    [2, 'order_client_in_work'],
    [4, 'order_client_tutor_contacts'],
  ] as const)('a text to the client of an order of status %i is %s', async (status, template) => {
    const order = await build(status)
    const { data } = await call(calls.smsClient, { order_id: order.id }, { as: admin })
    expect(data.order.sms[0]).toMatchObject({ template, phone: client.phone })
  })

  test('a text needs a phone to send it to', async () => {
    const { id: client_id } = await buildClient(database, { phone: null })
    const order = await buildOrder(database, clock.now, { client_id })
    expect((await call(calls.smsClient, { order_id: order.id }, { as: admin })).error).toEqual({ phone_plain: 'required' })
  })
})

describe('the yellow mark', () => {
  const marks = async (id: number) => {
    const { actions } = (await call(calls.getOrder, { id }, { as: admin })).data.order
    return actions.filter((name) => name.startsWith('tutor_mark_yellow'))
  }

  test('is open while somebody can be called who is not marked, its end while somebody is', async () => {
    const order = await build(2)
    expect(await marks(order.id)).toEqual(['tutor_mark_yellow'])
    await call(calls.markYellow, { order_id: order.id, tutor_id: tutor.id }, { as: admin })
    expect(await marks(order.id)).toEqual(['tutor_mark_yellow_off'])
    expect((await call(calls.markYellowOff, { order_id: order.id, tutor_id: tutor.id }, { as: admin })).error).toBe(null)
  })

  test('is not for a tutor who has the order', async () => {
    const order = await buildOrder(database, clock.now, {
      client_id: client.id,
      status: 10,
      tutors: [
        { id: tutor.id, state: 'appointed' },
        { id: other.id, state: 'asked' },
      ],
    })
    expect((await call(calls.markYellow, { order_id: order.id, tutor_id: tutor.id }, { as: admin })).error).toBe('wrong_status')
  })
})

describe('appointing', () => {
  test('of two managers at once one succeeds and the other is told', async () => {
    const order = await build(2)
    const answers = await Promise.all([tutor, other].map(({ id }) => call(calls.appointTutor, { order_id: order.id, tutor_id: id }, { as: admin })))
    expect(answers.map(({ error }) => error).toSorted()).toEqual([null, 'wrong_status'].toSorted())
    const appointed = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id))
    expect(appointed.filter(({ state }) => state === 'appointed')).toHaveLength(1)
  })

  test('closes the rows of all others', async () => {
    const order = await build(2)
    await call(calls.appointTutor, { order_id: order.id, tutor_id: other.id }, { as: admin })
    const rows = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id))
    expect(rows.map(({ tutor_id, state }) => [tutor_id, state]).toSorted()).toEqual([
      [tutor.id, 'closed'],
      [other.id, 'appointed'],
    ])
  })

  test('removing the tutor puts the order back to work without lesson and deadline', async () => {
    const order = await build(5)
    const { data } = await call(calls.deleteTutor, { order_id: order.id, tutor_id: tutor.id, remove_reasons: reasons }, { as: admin })
    expect(data.order).toMatchObject({ status: 2, first_class: null, date_payment_deadline: null })
    expect(data.order.appointed_tutors[0]).toMatchObject({ tutor_id: tutor.id, state: 'removed', remove_reasons: reasons })
    const { rows } = await database.pool.query("select template from outbox where order_id = $1 and channel = 'mail' order by id", [order.id])
    expect(rows.map(({ template }) => template)).toEqual(['tutor_removed', 'client_tutor_refused'])
  })
})

describe('pause', () => {
  test('moves the payment deadline by its length', async () => {
    const order = await build(5)
    const before = order.date_payment_deadline?.getTime() ?? 0
    await call(calls.setPause, { order_id: order.id, date_pause_off: soon() + 20 * 86_400 }, { as: admin })
    clock.move({ days: 3 })
    await signIn()
    const { data } = await call(calls.unpause, { order_id: order.id }, { as: admin })
    expect(data.order.status).toBe(5)
    expect(data.order.date_payment_deadline).toBe((before + 3 * 86_400_000) / 1000)
  })

  test('shows staff, in record and list, the deadline that its planned end will bring', async () => {
    const order = await build(5)
    const before = order.date_payment_deadline?.getTime() ?? 0
    const date_payment_deadline = before / 1000 + 20 * 86_400
    const { data } = await call(calls.setPause, { order_id: order.id, date_pause_off: clock.now.getTime() / 1000 + 20 * 86_400 }, { as: admin })
    expect(data.order).toMatchObject({ status: 6, date_payment_deadline })
    clock.move({ days: 3 })
    await signIn()
    const list = await call(calls.listOrders, { filters: { order_id: order.id, sort_dir: 'desc' } }, { as: admin })
    expect(list.data.orders[0]).toMatchObject({ status: 6, date_payment_deadline })
  })

  test('of an order that is then lost, the status before the pause is what comes back', async () => {
    const order = await build(3)
    await call(calls.setPause, { order_id: order.id, date_pause_off: soon() }, { as: admin })
    await call(calls.setLost, { order_id: order.id, remove_reasons: reasons }, { as: admin })
    const { data } = await call(calls.setLostOff, { order_id: order.id }, { as: admin })
    expect(data.order.status).toBe(3)
  })
})

test('a lost order whose tutor left comes back without tutor', async () => {
  const leaving = await buildTutor(database)
  const order = await buildOrder(database, clock.now, { client_id: client.id, status: 4, tutors: [{ id: leaving.id, state: 'appointed' }] })
  await call(calls.setLost, { order_id: order.id, remove_reasons: reasons }, { as: admin })
  await database.pool.query('update tutors set status = 5 where id = $1', [leaving.id])
  const { data } = await call(calls.setLostOff, { order_id: order.id }, { as: admin })
  expect(data.order.status).toBe(2)
})

describe('reviews', () => {
  const reviewed = (review_status: 0 | 1 | 2 | 3, mark: string | null) =>
    buildOrder(database, clock.now, {
      client_id: client.id,
      status: 7,
      review_status,
      tutors: [{ id: tutor.id, state: 'appointed' }],
      ...(mark && { review_mark: mark, review_value: 4, review_text: 'Спасибо за занятия', review_at: clock.now }),
    })

  test.each([
    [0, null, false, false],
    [2, null, false, false],
    [3, '4', true, false],
    [1, '4', true, true],
  ] as const)(
    'with review status %i and mark %s the review is open: %s, the answer: %s',
    async (review_status, mark, isReviewOpen, isResponseOpen) => {
      const order = await reviewed(review_status, mark)
      const review = await call(calls.setReview, { order_id: order.id, review_mark: '5', review_text: 'Отличный репетитор' }, { as: admin })
      const response = await call(calls.setReviewResponse, { order_id: order.id, review_response_text: 'Спасибо' }, { as: admin })
      expect(review.error).toBe(isReviewOpen ? null : 'wrong_status')
      expect(response.error).toBe(isResponseOpen ? null : 'wrong_status')
    },
  )

  test('a mark above 5 is refused', async () => {
    const order = await reviewed(1, '4')
    const { code, error } = await call(
      calls.setReview,
      { order_id: order.id, review_mark: '5+' as never, review_text: 'Отлично, спасибо' },
      { as: admin },
    )
    expect(code).toBe(400)
    expect(error).toHaveProperty('review_mark')
  })

  test('"no review" is taken back, and a paid order with a review stays paid', async () => {
    const order = await reviewed(0, null)
    expect((await call(calls.setNoReview, { order_id: order.id }, { as: admin })).data.order.review_status).toBe(3)
    expect((await call(calls.setEmptyReview, { order_id: order.id }, { as: admin })).data.order.review_status).toBe(0)
    const written = await reviewed(1, '5')
    expect((await call(calls.setPaidOff, { order_id: written.id }, { as: admin })).error).toBe('wrong_status')
  })
})

describe('a payment', () => {
  test.each([
    ['two days before the order', (created: Date) => created.getTime() / 1000 - 2 * 86_400],
    ['in two days', () => soon() + 86_400],
  ])('is not booked for a day %s', async (_, dateOf) => {
    const order = await build(5)
    const payment_data = { ...payment(), date: Math.floor(dateOf(order.date_create)) }
    const { error } = await call(calls.setPaid, { order_id: order.id, payment_data }, { as: admin })
    expect(error).toEqual({ 'payment_data.date': 'date_far' })
  })

  test.each([
    [-1, { 'payment_data.sum': 'sum' }],
    [0, null],
  ])('of %i is booked: %o', async (sum, error) => {
    const order = await build(5)
    expect((await call(calls.setPaid, { order_id: order.id, payment_data: { ...payment(), sum } }, { as: admin })).error).toEqual(error)
  })
})

describe('what a manager may not do', () => {
  test('is neither listed nor accepted', async () => {
    const manager = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })
    const order = await build(7)
    const { data } = await call(calls.getOrder, { id: order.id }, { as: manager })
    expect(data.order.actions).not.toContain('set_paid_off')
    expect((await call(calls.setPaidOff, { order_id: order.id }, { as: manager })).error).toBe('forbidden')
    expect((await call(calls.deleteOrder, { order_id: order.id }, { as: manager })).error).toBe('forbidden')
  })
})
