import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { orders, orderTutors } from '../../../server/orders/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
const person = { id: 0, as: '' }
let client = { ...person }
let stranger = { ...person }
let tutor = { ...person }
let rival = { ...person }
let admin = ''

beforeAll(async () => {
  await buildReference(database)
  const asClient = async () => {
    const { id } = await buildClient(database)
    return { id, as: await signInAs({ client: id }) }
  }
  const asTutor = async () => {
    const { id } = await buildTutor(database)
    return { id, as: await signInAs({ tutor: id }) }
  }
  client = await asClient()
  stranger = await asClient()
  tutor = await asTutor()
  rival = await asTutor()
  admin = await signInAs({ admin: (await buildAdmin(database)).id })
})

const now = () => Math.floor(clock.now.getTime() / 1000)
const build = (row: Partial<Parameters<typeof buildOrder>[2]> = {}) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const asked = () => build({ tutors: [{ id: tutor.id, state: 'asked' }] })
const offered = () => build({ status: 3, offered_at: clock.now })
const text = 'Готова начать на этой неделе, объясняю спокойно'

describe('a personal request', () => {
  test('accepted appoints the tutor, who then sees the contacts; the client sees the phone', async () => {
    const order = await asked()
    const before = await call(calls.getTutorOrder, { id: order.id }, tutor)
    expect(before.data.order.client).toMatchObject({ phone_plain: null, email: null })
    expect(before.data.order.address).toBeNull()
    const { data } = await call(calls.respondPersonal, { order_id: order.id, agree: true }, tutor)
    expect(data.order).toMatchObject({ status: 4, commission: { sum: 5000 } })
    expect(data.order.client.phone_plain).toMatch(/^\+7/)
    const seen = await call(calls.getClientOrder, { id: order.id }, client)
    expect(seen.data.order.appointed_tutor?.phone_plain).toMatch(/^\+7/)
  })

  test('refused needs a reason, keeps the order and then offers it to others', async () => {
    const order = await asked()
    expect((await call(calls.respondPersonal, { order_id: order.id, agree: false }, tutor)).error).toHaveProperty('refused_reason_id')
    expect((await call(calls.respondPersonal, { order_id: order.id, agree: false, refused_reason_id: 7 }, tutor)).error).toHaveProperty(
      'refused_comment',
    )
    const { status } = await call(calls.respondPersonal, { order_id: order.id, agree: false, refused_reason_id: 1 }, tutor)
    expect(status).toBe('success')
    expect((await call(calls.getOrder, { id: order.id }, { as: admin })).data.order).toMatchObject({ status: 3 })
  })

  test.each([
    ['is offered to others next', 1, true, true],
    ['is for this tutor only', 1, false, false],
    ['is offered already', 3, true, false],
  ] as const)('that %s says so to its client', async (_, status, auto_appoint_potential_tutors, is_offered_next) => {
    const order = await build({ status, tutors: [{ id: tutor.id, state: 'asked' }], auto_appoint_potential_tutors })
    expect((await call(calls.getClientOrder, { id: order.id }, client)).data.order).toMatchObject({ is_offered_next })
  })

  test('refused stays as it is when it is for this tutor only', async () => {
    const order = await build({ tutors: [{ id: tutor.id, state: 'asked' }], auto_appoint_potential_tutors: false })
    await call(calls.respondPersonal, { order_id: order.id, agree: false, refused_reason_id: 1 }, tutor)
    expect((await call(calls.getOrder, { id: order.id }, { as: admin })).data.order.status).toBe(1)
  })

  test('is another tutor’s: they may neither see nor answer it', async () => {
    const order = await asked()
    expect((await call(calls.getTutorOrder, { id: order.id }, rival)).error).toBe('forbidden')
    expect((await call(calls.respondPersonal, { order_id: order.id, agree: true }, rival)).error).toBe('forbidden')
  })
})

describe('a tutor who says why not', () => {
  const giveBack = (order_id: number, more: object = {}, asker = tutor, to = calls.setRefusedReason) =>
    call(to, { order_id, refused_reason_id: 2, ...more } as never, asker)
  const rowOf = async (order_id: number) => {
    const [found] = await database.drizzle
      .select({ status: orders.status, deadline: orders.date_payment_deadline, row: orderTutors })
      .from(orders)
      .innerJoin(orderTutors, and(eq(orderTutors.order_id, orders.id), eq(orderTutors.tutor_id, tutor.id)))
      .where(eq(orders.id, order_id))
    return found
  }

  test.each([
    [4, calls.setRefusedReason],
    [5, calls.setRefusedReason],
    // as it is documented, with a space at its end
    [5, calls.setRefusedReasonTwin],
  ] as const)('gives an order of status %i back, which is looked for anew', async (status, to) => {
    const { id } = await build({ status, date_payment_deadline: clock.now, tutors: [{ id: tutor.id, state: 'appointed' }] })
    expect((await giveBack(id, {}, tutor, to as never)).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 2, deadline: null, row: { state: 'refused', refused_reason_id: 2 } })
  })

  test('may correct the reason of a refusal, which changes nothing else', async () => {
    const { id } = await build({ status: 3, tutors: [{ id: tutor.id, state: 'refused' }] })
    expect((await giveBack(id, { refused_reason_id: 7 })).error).toEqual({ refused_comment: 'comment' })
    expect((await giveBack(id, { refused_reason_id: 7, refused_comment: 'Уезжаю надолго' })).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 3, row: { state: 'refused', refused_reason_id: 7, refused_comment: 'Уезжаю надолго' } })
  })

  test.each([
    ['that is paid', { status: 7, tutors: 'appointed' }, 'wrong_status'],
    ['that was only offered', { status: 3, tutors: 'asked' }, 'wrong_status'],
    ['that was answered', { status: 3, tutors: 'responded' }, 'wrong_status'],
  ] as const)('does not give back an order %s', async (_, { status, tutors: state }, error) => {
    const { id } = await build({ status, tutors: [{ id: tutor.id, state }] })
    expect((await giveBack(id)).error).toBe(error)
    expect(await rowOf(id)).toMatchObject({ status, row: { state } })
  })

  test('does not give back what is another tutor’s', async () => {
    const { id } = await build({ status: 4, tutors: [{ id: tutor.id, state: 'appointed' }] })
    expect((await giveBack(id, {}, rival)).error).toBe('forbidden')
  })
})

describe('an offered order', () => {
  test('is answered by a tutor whom it suits, without the contacts', async () => {
    const order = await offered()
    const { data } = await call(calls.respondPotential, { order_id: order.id, response_text: text, rate_id: 5000 }, tutor)
    expect(data.order.own?.state).toBe('responded')
    expect(data.order.client.phone_plain).toBeNull()
  })

  test('takes five answers at most', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => buildTutor(database)))
    const order = await build({ status: 3, tutors: others.map(({ id }) => ({ id, state: 'responded' as const, kind: 'potential' as const })) })
    const answer = await call(calls.respondPotential, { order_id: order.id, response_text: text, rate_id: 5000 }, tutor)
    expect(answer.error).toBe('wrong_status')
  })

  test('does not suit a tutor of another subject', async () => {
    const order = await build({ status: 3, lessons: { 13: [] } })
    const physicist = await buildTutor(database, { lessons: { 11: [17] } })
    const as = await signInAs({ tutor: physicist.id })
    expect((await call(calls.respondPotential, { order_id: order.id, response_text: text, rate_id: 5000 }, { as })).error).toBe('forbidden')
  })

  test('of two tutors chosen at once one is appointed', async () => {
    const order = await build({
      status: 3,
      tutors: [tutor, rival].map(({ id }) => ({ id, state: 'responded' as const, kind: 'potential' as const })),
    })
    const answers = await Promise.all([tutor, rival].map(({ id }) => call(calls.appointClientTutor, { order_id: order.id, tutor_id: id }, client)))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'fail')?.error).toBe('wrong_status')
  })

  test('a tutor who did not answer is not chosen', async () => {
    const order = await build({
      status: 3,
      tutors: [
        { id: tutor.id, state: 'responded' },
        { id: rival.id, state: 'asked', kind: 'potential' },
      ],
    })
    expect((await call(calls.appointClientTutor, { order_id: order.id, tutor_id: rival.id }, client)).error).toBe('wrong_status')
  })
})

describe('a tutor who comes into an order a second time', () => {
  const refuse = (order_id: number, as: { as: string }) => call(calls.setRefusedReason, { order_id, refused_reason_id: 2 }, as)
  const own = async (id: number) => (await call(calls.getTutorOrder, { id }, tutor)).data.order.own

  test.each([
    ['the client', (order_id: number) => call(calls.makePersonalTutor, { order_id, tutor_id: tutor.id }, client)],
    ['an offer', (order_id: number) => call(calls.setPotential, { order_id }, { as: admin })],
  ])('asked by %s has not answered yet: what they said when another was chosen is over', async (_, ask) => {
    const order = await build({ status: 3, tutors: [{ id: rival.id, state: 'responded', kind: 'potential' }] })
    const first_class = now() + 86_400
    await call(calls.respondPotential, { order_id: order.id, response_text: text, rate_id: 7000, first_class }, tutor)
    await call(calls.appointClientTutor, { order_id: order.id, tutor_id: rival.id }, client)
    await refuse(order.id, rival)
    expect((await ask(order.id)).error).toBeNull()
    expect(await own(order.id)).toMatchObject({ state: 'asked', response_text: '', rate_id: null, first_class: null, responded_at: null })
  })

  test('appointed by staff after a refusal gives no reason against it any more', async () => {
    const order = await build({ status: 4, tutors: [{ id: tutor.id, state: 'appointed' }] })
    await refuse(order.id, tutor)
    expect(await own(order.id)).toMatchObject({ state: 'refused', refused_reason_id: 2 })
    expect((await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as: admin })).error).toBeNull()
    expect(await own(order.id)).toMatchObject({ state: 'appointed', refused_reason_id: null })
  })
})

describe('the first lesson', () => {
  const appointed = (status: 4 | 5 = 4) => build({ status, tutors: [{ id: tutor.id, state: 'appointed' }] })

  test('dates the payment: the last second of the third day after it in the edition’s zone', async () => {
    const order = await appointed()
    const { data } = await call(calls.setTutorFirstClass, { order_id: order.id, first_class: Date.UTC(2026, 2, 20, 12) / 1000 }, tutor)
    expect(data.order.status).toBe(5)
    expect(data.order.date_payment_deadline).toBe(Date.UTC(2026, 2, 23, 18, 59, 59) / 1000)
  })

  const HALF_A_YEAR = 180 * 86_400
  test.each([
    [-1, { first_class: 'date_past' }],
    [0, null],
    [HALF_A_YEAR, null],
    [HALF_A_YEAR + 1, { first_class: 'date_far' }],
  ])('%i seconds from now is dated by tutor and client alike: %o', async (seconds, error) => {
    for (const [action, as] of [[calls.setTutorFirstClass, tutor] as const, [calls.setClientFirstClass, client] as const]) {
      const order = await appointed()
      expect((await call(action, { order_id: order.id, first_class: now() + seconds }, as)).error).toEqual(error)
    }
  })

  test('is moved by the tutor twice, not a third time', async () => {
    const order = await appointed()
    const answers = []
    for (const day of [1, 2, 3, 4])
      answers.push(await call(calls.setTutorFirstClass, { order_id: order.id, first_class: now() + day * 86_400 }, tutor))
    expect(answers.map(({ error, data }) => error ?? data.order.first_class_changes)).toEqual([0, 1, 2, 'wrong_status'])
  })

  test('is moved by the client without using up a move of the tutor', async () => {
    const order = await appointed()
    for (const day of [1, 2]) await call(calls.setClientFirstClass, { order_id: order.id, first_class: now() + day * 86_400 }, client)
    expect((await call(calls.getTutorOrder, { id: order.id }, tutor)).data.order.first_class_changes).toBe(0)
  })

  test('is moved by the client five times a day, of which the tutor hears each time', async () => {
    const order = await appointed()
    const move = async (hour: number) =>
      (await call(calls.setClientFirstClass, { order_id: order.id, first_class: now() + hour * 3600 }, client)).error
    const errors = []
    for (const hour of [1, 2, 3, 4, 5, 6, 6, 7]) errors.push(await move(hour))
    expect(errors).toEqual([...Array.from({ length: 7 }, () => null), 'too_many_requests'])
  })

  test.each([
    ['tutor', calls.setTutorFirstClass],
    ['client', calls.setClientFirstClass],
    ['staff', calls.setFirstClass],
  ] as const)('is left as it is by the %s who saves the minute that stands: nobody is told, and no move is used up', async (side, action) => {
    const order = await appointed()
    const first_class = Math.ceil(now() / 60) * 60 + 86_400
    await call(calls.setTutorFirstClass, { order_id: order.id, first_class }, tutor)
    const kept = async () => ({
      told: (await database.pool.query('select id from outbox where order_id = $1', [order.id])).rowCount,
      log: (await database.pool.query('select id from order_log where order_id = $1', [order.id])).rowCount,
    })
    const before = await kept()
    const as = { tutor, client, staff: { as: admin } }[side]
    expect((await call(action, { order_id: order.id, first_class: first_class + 20 }, as)).error).toBeNull()
    expect(await kept()).toEqual(before)
    const { data } = await call(calls.getTutorOrder, { id: order.id }, tutor)
    expect(data.order).toMatchObject({ first_class, first_class_changes: 0 })
  })

  const deadline = () => new Date(clock.now.getTime() + 10 * 86_400_000)
  test.each([
    ['tutor', 0, null],
    ['tutor', 1, { first_class: 'date_limit' }],
    ['client', 0, null],
    ['client', 1, { first_class: 'date_limit' }],
    ['staff', 1, null],
  ] as const)('is moved by the %s to %s seconds after the deadline that stood before: %o', async (side, seconds, error) => {
    const order = await build({ status: 5, date_payment_deadline: deadline(), tutors: [{ id: tutor.id, state: 'appointed' }] })
    const [action, as] = {
      tutor: [calls.setTutorFirstClass, tutor] as const,
      client: [calls.setClientFirstClass, client] as const,
      staff: [calls.setFirstClass, { as: admin }] as const,
    }[side]
    const first_class = deadline().getTime() / 1000 + seconds
    expect((await call(action, { order_id: order.id, first_class }, as)).error).toEqual(error)
  })

  test.each([
    ['tutor', ['client']],
    ['client', ['tutor', 'tutor by text']],
    ['staff', ['client', 'tutor', 'tutor by text']],
  ] as const)('dated by the %s is told to: %o', async (side, told) => {
    const order = await appointed()
    const [action, as] = {
      tutor: [calls.setTutorFirstClass, tutor] as const,
      client: [calls.setClientFirstClass, client] as const,
      staff: [calls.setFirstClass, { as: admin }] as const,
    }[side]
    await call(action, { order_id: order.id, first_class: now() + 86_400 }, as)
    const { rows } = await database.pool.query('select template, channel from outbox where order_id = $1 order by id', [order.id])
    const names: Record<string, string> = {
      'client_first_class_set mail': 'client',
      'tutor_first_class_set mail': 'tutor',
      'tutor_first_class_set sms': 'tutor by text',
    }
    expect(rows.map(({ template, channel }) => names[`${template} ${channel}`])).toEqual(told)
  })

  test('of an order without commission is told to its tutor without a sum and a last day to pay', async () => {
    const order = await build({ status: 4, commission_sum: 0, tutors: [{ id: tutor.id, state: 'appointed' }] })
    await call(calls.setClientFirstClass, { order_id: order.id, first_class: now() + 86_400 }, client)
    const { rows } = await database.pool.query('select template, text from outbox where order_id = $1 order by id', [order.id])
    expect(rows.map(({ template }) => template)).toEqual(['tutor_first_class_set_free', 'tutor_first_class_set_free'])
    for (const { text } of rows) expect(text).not.toMatch(/0.₸|плат/)
  })

  test('dated by the client rings the tutor’s bell', async () => {
    const order = await appointed()
    await call(calls.setClientFirstClass, { order_id: order.id, first_class: now() + 86_400 }, client)
    const { data } = await call(calls.getTutorNotifications, {}, tutor)
    expect(data.waiting_for_pay.map(({ id }) => id)).toContain(order.id)
  })

  test('is not moved after the deadline', async () => {
    const order = await build({
      status: 5,
      date_payment_deadline: new Date(clock.now.getTime() - 1000),
      tutors: [{ id: tutor.id, state: 'appointed' }],
    })
    expect((await call(calls.setTutorFirstClass, { order_id: order.id, first_class: now() + 86_400 }, tutor)).error).toBe('wrong_status')
  })
})

test.each([
  [5000, true],
  [0, false],
])('a commission of %s opens the payment: %s', async (commission_sum, isOpen) => {
  const order = await build({ status: 5, commission_sum, tutors: [{ id: tutor.id, state: 'appointed' }] })
  const { data } = await call(calls.getTutorOrder, { id: order.id }, tutor)
  expect(data.order.actions.includes('pay_from_wallet')).toBe(isOpen)
  const { error } = await call(calls.payOrderFromWallet, { order_id: order.id }, tutor)
  expect(error === 'wrong_status').toBe(!isOpen)
})

describe('paying from the wallet', () => {
  const due = () => build({ status: 5, commission_sum: 5000, tutors: [{ id: tutor.id, state: 'appointed' }] })
  const fill = (sum: number) => call(calls.addMoney, { tutor_id: tutor.id, sum }, { as: admin })
  const history = async () => (await call(calls.getWalletHistory, {}, tutor)).data

  test('with too little money leaves the order and the wallet as they were', async () => {
    const order = await due()
    const before = await history()
    const { code, error } = await call(calls.payOrderFromWallet, { order_id: order.id }, tutor)
    expect([code, error]).toEqual([409, 'not_enough_money'])
    expect(await history()).toEqual(before)
    expect((await call(calls.getTutorOrder, { id: order.id }, tutor)).data.order.status).toBe(5)
  })

  test('writes one line, however often it is pressed at once', async () => {
    await fill(12_000)
    const order = await due()
    const { balance } = await history()
    const answers = await Promise.all([1, 2, 3].map(() => call(calls.payOrderFromWallet, { order_id: order.id }, tutor)))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    const after = await history()
    expect(after.balance).toBe(balance - 5000)
    expect(after.items[0]).toMatchObject({ type: 'order', sum: -5000, order_id: order.id })
  })

  test('is given back when staff undo the payment, once', async () => {
    await fill(5000)
    const order = await due()
    await call(calls.payOrderFromWallet, { order_id: order.id }, tutor)
    const { balance } = await history()
    const undone = await call(calls.setPaidOff, { order_id: order.id }, { as: admin })
    expect(undone.data.order).toMatchObject({ status: 5, payment_data: null })
    expect((await history()).balance).toBe(balance + 5000)
    expect((await call(calls.setPaidOff, { order_id: order.id }, { as: admin })).error).toBe('wrong_status')
  })

  test('is refused to a tutor who is not appointed', async () => {
    const order = await due()
    expect((await call(calls.payOrderFromWallet, { order_id: order.id }, rival)).error).toBe('forbidden')
  })

  test('staff never take a wallet below zero', async () => {
    const { balance } = await history()
    expect((await fill(-(balance + 1))).error).toBe('not_enough_money')
    expect((await fill(0)).error).toEqual({ sum: 'sum' })
  })
})

describe('a review', () => {
  const paid = () => build({ status: 7, tutors: [{ id: tutor.id, state: 'appointed' }] })
  const write = (order_id: number, review_mark = '4+') =>
    call(calls.setClientReview, { order_id, review_mark: review_mark as '4+', review_text: 'Занятия идут очень хорошо' }, client)

  test('written in another window meanwhile is told and not replaced, until that one was read', async () => {
    const { id: order_id } = await paid()
    const send = (review_mark: '4' | '5', review_text: string, before: { review_mark: string | null; review_text: string }) =>
      call(calls.setClientReview, { order_id, review_mark, review_text, before }, client)
    const [first, second] = ['Объясняет терпеливо', 'Объясняет понятно']
    const none = { review_mark: null, review_text: '' }
    expect((await send('5', first, none)).error).toBeNull()
    const refused = await send('4', second, none)
    expect([refused.code, refused.error, refused.data]).toEqual([
      409,
      'conflict',
      { fields: { review_mark: { yours: '4', theirs: '5' }, review_text: { yours: second, theirs: first } } },
    ])
    // the same once more, its answer lost
    expect((await send('5', first, none)).error).toBeNull()
    const { data } = await send('4', second, { review_mark: '5', review_text: first })
    expect(data.order).toMatchObject({ review_mark: '4', review_text: second })
  })

  test('is written once, edited for 14 days and then kept', async () => {
    const order = await paid()
    expect((await write(order.id)).data.order).toMatchObject({ review_status: 1, review_mark: '4+' })
    clock.move({ days: 13 })
    expect((await write(order.id, '5')).data.order.review_mark).toBe('5')
    clock.move({ days: 2 })
    expect((await write(order.id, '1')).error).toBe('wrong_status')
  })

  test('written twice at once stands once', async () => {
    const order = await paid()
    await Promise.all([write(order.id, '4'), write(order.id, '5')])
    const { rows } = await database.pool.query("select count(*)::int as n from order_log where order_id = $1 and action = 'set_review'", [order.id])
    expect(rows[0].n).toBe(2)
    expect((await call(calls.getClientOrder, { id: order.id }, client)).data.order.review_status).toBe(1)
  })

  test('is asked for again after seven days, not before', async () => {
    const order = await paid()
    const ask = () => call(calls.requestReview, { order_id: order.id }, tutor)
    expect((await ask()).status).toBe('success')
    expect((await ask()).error).toBe('wrong_status')
    clock.move({ days: 7 })
    expect((await ask()).status).toBe('success')
  })

  test('is answered by the tutor, who may change the answer for a day', async () => {
    const order = await paid()
    const answer = () => call(calls.responseReview, { order_id: order.id, review_response_text: 'Спасибо за отзыв' }, tutor)
    expect((await answer()).error).toBe('wrong_status')
    await write(order.id)
    expect((await answer()).status).toBe('success')
    clock.move({ hours: 23 })
    expect((await answer()).status).toBe('success')
    clock.move({ hours: 2 })
    expect((await answer()).error).toBe('wrong_status')
  })

  test('and its answer are public at once, so their contacts are not', async () => {
    const { id: order_id } = await paid()
    const review_text = 'Лучше пишите сразу: +7 701 123 45 67'
    const send = () =>
      call(calls.setClientReview, { order_id, review_mark: '5', review_text, before: { review_mark: null, review_text: '' } }, client)
    expect((await send()).data.order.review_text).toBe('Лучше пишите сразу: ***')
    // the same once more, its answer lost
    expect((await send()).error).toBeNull()
    const { data } = await call(calls.responseReview, { order_id, review_response_text: 'Спасибо! 8 (701) 123-45-67, t.me/tutor' }, tutor)
    expect(data.order.review_response_text).toBe('Спасибо! ***, ***')
  })
})

describe("somebody else's order", () => {
  const cases = [
    ['get', calls.getClientOrder, {}],
    ['make personal', calls.makePersonalTutor, { tutor_id: 1 }],
    ['appoint', calls.appointClientTutor, { tutor_id: 1 }],
    ['set the rate', calls.setClientRate, { rate_id: 5000 }],
    ['date the lesson', calls.setClientFirstClass, { first_class: 1_800_000_000 }],
    ['review', calls.setClientReview, { review_mark: '5', review_text: 'Чужой заказ, чужой отзыв' }],
  ] as const
  test.each(cases)('a client who tries to %s hears not_found and changes nothing', async (_, action, input) => {
    const order = await build({ status: 7, tutors: [{ id: tutor.id, state: 'appointed' }] })
    const first_class = 'first_class' in input ? { first_class: now() + 86_400 } : {}
    const { code, error } = await call(action as never, { id: order.id, order_id: order.id, ...input, ...first_class } as never, stranger)
    expect([code, error]).toEqual([404, 'not_found'])
    const { rows } = await database.pool.query('select count(*)::int as n from order_log where order_id = $1', [order.id])
    expect(rows[0].n).toBe(0)
  })
})

describe('making a tutor personal', () => {
  test('is open for three tutors at a time', async () => {
    const order = await build()
    const tutors = await Promise.all([1, 2, 3, 4].map(() => buildTutor(database)))
    const answers = []
    for (const { id } of tutors) answers.push(await call(calls.makePersonalTutor, { order_id: order.id, tutor_id: id }, client))
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, 'wrong_status'])
  })

  test.each([4, 5, 8])('refuses a tutor of status %i', async (status) => {
    const order = await build()
    const { id } = await buildTutor(database, { status })
    expect((await call(calls.makePersonalTutor, { order_id: order.id, tutor_id: id }, client)).error).toBe('tutor_unavailable')
  })

  test('refuses a tutor who does not teach each subject of the order', async () => {
    const order = await build({ lessons: { 8: [], 13: [] } })
    const ask = async (lessons: Record<number, number[]>) =>
      (await call(calls.makePersonalTutor, { order_id: order.id, tutor_id: (await buildTutor(database, { lessons })).id }, client)).error
    expect(await ask({ 8: [] })).toEqual({ tutor_id: 'not_taught' })
    expect(await ask({ 8: [], 13: [] })).toBeNull()
  })
})

test('a price that the client sets changes the commission until it is paid', async () => {
  const order = await build({ status: 4, class_regularity: 3, tutors: [{ id: tutor.id, state: 'appointed' }] })
  const { data } = await call(calls.setClientRate, { order_id: order.id, rate_id: 7000 }, client)
  expect(data.order.commission.sum).toBe(14_000)
  expect((await call(calls.setClientRate, { order_id: order.id, rate_id: 7001 }, client)).error).toHaveProperty('rate_id')
})
