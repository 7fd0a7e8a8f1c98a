import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { STATUS, type Status, statuses } from '../../../schemas/index.ts'
import { signatureOf } from '../../../server/outside/signed.ts'
import { orderLog, orders, orderTutors, outbox } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const product = await useApp({ environment: { SCHOOL_WEBHOOK_KEY: 'a key of the school' } })
const { clock, database } = product
await buildReference(database)
const client = await buildClient(database)
const teacher = await buildTutor(database, { status: 6, school_tutor_id: 5012 })
const seconds = () => clock.now.getTime() / 1000
let number = ''
let n = 0
beforeEach(() => {
  number = `S-${++n}`
})
const build = (status: Status, more: object = {}) =>
  buildOrder(database, clock.now, { client_id: client.id, status, kind: 'school', school_order_id: number, commission_sum: 0, ...more })
const rowOf = async ({ id }: { id: number }) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const logOf = async ({ id }: { id: number }) =>
  (await database.drizzle.select().from(orderLog).where(eq(orderLog.order_id, id)).orderBy(orderLog.id)).map(
    ({ action, actor_role }) => `${actor_role} ${action}`,
  )
const mailsOf = ({ id }: { id: number }) => database.drizzle.select().from(outbox).where(eq(outbox.order_id, id)).orderBy(desc(outbox.id))
const teachers = async ({ id }: { id: number }) => {
  const rows = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id))
  return rows.filter(({ state }) => state === 'appointed').map(({ tutor_id }) => tutor_id)
}

/** As the school's server sends it: no Origin, no cookie. */
async function tell(said: object | string, { key = 'a key of the school', signature = '', at = seconds(), to = product } = {}) {
  const payload = typeof said === 'string' ? said : JSON.stringify(said)
  const headers = {
    host: to.host,
    'content-type': 'application/json',
    'x-signature': signature || signatureOf(payload, key),
    'x-timestamp': String(at),
  }
  const answer = await to.app.inject({ method: 'POST', url: '/api/school/webhook', payload, headers })
  return { code: answer.statusCode, error: answer.json().error }
}
const done = { code: 200, error: null }

describe('what the school tells of an order', () => {
  const told = ['processing', 'paid', 'lost'] as const
  const leads: Record<(typeof told)[number], Partial<Record<Status, Status>>> = {
    processing: { 10: 11, 11: 11, 7: 7, 8: 8 },
    paid: { 10: 7, 11: 7, 7: 7 },
    lost: { 10: 8, 11: 8, 8: 8 },
  }
  test.each(told.flatMap((status) => statuses.map((from) => [status, from, leads[status][from]] as const)))(
    '%s, from %i, leads to %s',
    async (status, from, to) => {
      const order = await build(from)
      const answer = await tell({ school_order_id: number, status })
      expect([answer, (await rowOf(order))?.status]).toEqual([to ? done : { code: 409, error: 'wrong_status' }, to ?? from])
      expect(await logOf(order)).toHaveLength(to && to !== from ? 1 : 0)
    },
  )

  test.each([
    ['paid', 11, 7, ['timer unpause', 'timer set_paid']],
    ['lost', 11, 8, ['timer unpause', 'timer set_lost']],
    ['processing', 10, 11, ['timer unpause', 'timer set_school_processing']],
    ['processing', 11, 6, []],
  ] as const)('%s, of one that staff paused in status %i, leads to %i', async (status, prev_status, to, log) => {
    const order = await build(STATUS.paused, { prev_status })
    for (let again = 0; again < 2; again += 1) expect(await tell({ school_order_id: number, status })).toEqual(done)
    expect([(await rowOf(order))?.status, await logOf(order)]).toEqual([to, log])
    const stands = to === STATUS.paused || to === STATUS.lost
    expect(await rowOf(order)).toMatchObject(stands ? { paused_at: expect.any(Date) } : { paused_at: null, date_pause_off: null, prev_status: null })
  })

  test('told twice is one step, which nobody of ours made and which costs nothing', async () => {
    const order = await build(STATUS.school_processing)
    for (let again = 0; again < 2; again += 1) expect(await tell({ school_order_id: number, status: 'paid' })).toEqual(done)
    expect(await logOf(order)).toEqual(['timer set_paid'])
    expect(await rowOf(order)).toMatchObject({ status: STATUS.paid, paid_at: clock.now, payment_data: { sum: 0 } })
  })

  test.each([
    ['paid', ['client_school_paid']],
    ['lost', ['client_school_closed']],
    ['processing', []],
  ])('%s, told twice, reaches the client once, with a way to the order', async (status, templates) => {
    const order = await build(STATUS.school_new)
    for (let again = 0; again < 2; again += 1) await tell({ school_order_id: number, status })
    const mails = await mailsOf(order)
    expect(mails.map(({ template }) => template)).toEqual(templates)
    for (const { text } of mails) expect(text).toContain(`/o/${order.id}?ak=`)
  })

  test('of one that is lost says why, and it can be reopened where it was', async () => {
    const order = await build(STATUS.school_processing)
    expect(await tell({ school_order_id: number, status: 'lost', comment: 'Не отвечает' })).toEqual(done)
    expect(await rowOf(order)).toMatchObject({ remove_reasons: { reasons: [12], comment: 'Не отвечает' }, prev_status: STATUS.school_processing })
  })

  test('of its teacher appoints them, who hears of it with the client, once', async () => {
    const order = await build(STATUS.school_new)
    const said = { school_order_id: number, status: 'processing', school_tutor_id: 5012 }
    for (let again = 0; again < 2; again += 1) expect(await tell(said)).toEqual(done)
    expect([await teachers(order), await logOf(order)]).toEqual([[teacher.id], ['timer appoint_tutor', 'timer set_school_processing']])
    const mails = await mailsOf(order)
    expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(['client_tutor_appointed', 'tutor_appointed_school']))
  })

  test('of its teacher ends a pause, but not a word of who teaches already', async () => {
    const order = await build(STATUS.paused, { prev_status: STATUS.school_processing })
    expect(await tell({ school_order_id: number, school_tutor_id: 5012 })).toEqual(done)
    expect([await teachers(order), (await rowOf(order))?.status]).toEqual([[teacher.id], STATUS.school_processing])
    const tutors = [{ id: teacher.id, state: 'appointed' }]
    number = `S-${++n}`
    const taught = await build(STATUS.paused, { prev_status: STATUS.school_processing, tutors })
    expect(await tell({ school_order_id: number, school_tutor_id: 5012 })).toEqual(done)
    expect([(await rowOf(taught))?.status, await logOf(taught)]).toEqual([STATUS.paused, []])
  })

  test('of a teacher whom nobody knows here appoints nobody; one who left us is nobody of ours', async () => {
    await buildTutor(database, { status: 3, school_tutor_id: 5099 })
    const order = await build(STATUS.school_new)
    for (const school_tutor_id of [1, 5099]) expect(await tell({ school_order_id: number, school_tutor_id })).toEqual(done)
    expect([await teachers(order), await logOf(order)]).toEqual([[], []])
  })

  test('of a number that two teachers have appoints neither: nobody can tell whom it means', async () => {
    for (let made = 0; made < 2; made += 1) await buildTutor(database, { status: 6, school_tutor_id: 5077 })
    const order = await build(STATUS.school_new)
    expect(await tell({ school_order_id: number, school_tutor_id: 5077 })).toEqual(done)
    expect(await teachers(order)).toEqual([])
  })

  test('of a teacher after the end changes nothing', async () => {
    const order = await build(STATUS.paid)
    expect(await tell({ school_order_id: number, school_tutor_id: 5012 })).toEqual(done)
    expect(await teachers(order)).toEqual([])
  })

  test('of one that has left the school is refused', async () => {
    const order = await build(STATUS.processing, { kind: 'general' })
    expect(await tell({ school_order_id: number, school_tutor_id: 5012 })).toEqual({ code: 409, error: 'wrong_status' })
    expect(await teachers(order)).toEqual([])
  })
})

describe('a word', () => {
  const lost = () => ({ school_order_id: number, status: 'lost' })
  test.each<[string, () => ReturnType<typeof tell>, object]>([
    ['with another key', () => tell(lost(), { key: 'a key of somebody' }), { signature: 'invalid_value' }],
    ['six minutes old', () => tell(lost(), { at: seconds() - 360 }), { timestamp: 'invalid_value' }],
    ['that is nonsense', () => tell('nonsense'), { body: 'invalid_value' }],
    ['of a status that there is not', () => tell({ ...lost(), status: 'deleted' }), { body: 'invalid_value' }],
    ['of no number', () => tell({ status: 'lost' }), { body: 'invalid_value' }],
    ['of a teacher who is no number', () => tell({ ...lost(), school_tutor_id: 'all' }), { body: 'invalid_value' }],
  ])('%s is refused and changes nothing', async (_, make, error) => {
    const order = await build(STATUS.school_new)
    expect(await make()).toEqual({ code: 400, error })
    expect((await rowOf(order))?.status).toBe(STATUS.school_new)
  })

  test('of a number that no order has is not found', async () => {
    expect(await tell({ school_order_id: 'S-none', status: 'paid' })).toEqual({ code: 404, error: 'not_found' })
  })

  test('is not heard in an edition without the school', async () => {
    const to = await useApp({ edition: 'mx', environment: { SCHOOL_WEBHOOK_KEY: 'a key of the school' } })
    await buildReference(to.database)
    const { id: client_id } = await buildClient(to.database)
    await buildOrder(to.database, to.clock.now, { client_id, status: STATUS.school_new, kind: 'school', school_order_id: 'S-1', commission_sum: 0 })
    expect(await tell({ school_order_id: 'S-1', status: 'paid' }, { to, at: to.clock.now.getTime() / 1000 })).toEqual({
      code: 404,
      error: 'not_found',
    })
  })
})
