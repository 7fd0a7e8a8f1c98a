import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { type JobHelpers, runOnce } from 'graphile-worker'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { STATUS, type Status } from '../../../schemas/index.ts'
import { quiet } from '../../../server/database/install-jobs.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { addSchoolJob, type GoneFromSchool } from '../../../server/orders/school.ts'
import { tellSchool } from '../../../server/orders/tell-school.ts'
import type { SchoolOrder } from '../../../server/outside/school.ts'
import { orderLog, orders, orderTutors } from '../../../server/tables.ts'
import { tasks } from '../../../server/timetable.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { readMessages } from '../../build/messages.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const told: SchoolOrder[] = []
const gone: string[] = []
let isAway = false
let meanwhile = async () => {}
const take = async (_: string, order: SchoolOrder) => {
  if (isAway) throw new Error('the school is away')
  await meanwhile()
  told.push(order)
  return `S-${order.id}`
}
const { app, call, clock, database, outside, settings, signInAs } = await useApp({
  outside: {
    school: {
      isThere: true,
      subjects: async () => null,
      take,
      enrol: async () => ({ status: 'received', comment: '' }),
      webhookKey: null,
      paid: async () => {},
      clientGone: async (_, number) => void gone.push(number),
      enter: async () => 'token',
      siteOf: () => '',
    },
  },
})
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })
const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
beforeEach(() => {
  told.length = 0
  isAway = false
  meanwhile = async () => {}
})

const client = await buildClient(database, { name: 'Дана' })
const build = (status: Status, more: object = {}) => buildOrder(database, clock.now, { client_id: client.id, status, ...more })
const rowOf = async ({ id }: { id: number }) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const waiting = async ({ id }: { id: number }) =>
  (
    await database.drizzle.execute<{ n: number }>(sql`
    select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'tell_school' and (j.payload->>'id')::int = ${id}`)
  ).rows[0]?.n

const actions = { set_school_new: calls.setSchoolNew, set_school_processing: calls.setSchoolProcessing, set_docento_new: calls.setDocentoNew }
const ways: Record<keyof typeof actions, Partial<Record<Status, Status>>> = {
  set_school_new: { 1: 10, 2: 10, 3: 10, 11: 10 },
  set_school_processing: { 10: 11 },
  set_docento_new: { 10: 1, 11: 1 },
}
const everyWay = Object.entries(ways).flatMap(([action, way]) =>
  calls.statuses.map((from) => [action as keyof typeof actions, from, way[from]] as const),
)
test.each(everyWay)('%s from %i leads to %s, and is offered only where it leads anywhere', async (action, from, to) => {
  const order = await build(from)
  const offered = (await call(calls.getOrder, { id: order.id }, { as })).data.order.actions
  const { error, data } = await call(actions[action], { order_id: order.id }, { as })
  expect([error, data?.order.status, offered.includes(action)]).toEqual(to ? [null, to, true] : ['wrong_status', undefined, false])
})

describe('an order that is handed to the school', () => {
  test('is the school’s, free of commission, its tutors are out and the school is to hear of it', async () => {
    const [asked, answered] = [await buildTutor(database), await buildTutor(database)]
    const order = await build(STATUS.potential, {
      tutors: [
        { id: asked.id, state: 'asked' },
        { id: answered.id, state: 'responded' },
      ],
    })
    await call(calls.setSchoolNew, { order_id: order.id }, { as })
    expect(await rowOf(order)).toMatchObject({ status: STATUS.school_new, kind: 'school', commission_sum: 0 })
    const rows = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id))
    expect(rows.map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(await waiting(order)).toBe(1)
  })

  test('and back is a step that the client hears of, but not from one status of the school to another', async () => {
    const order = await build(STATUS.potential)
    const said = async () =>
      (await readMessages({ database, settings })).filter(({ order_id }) => order_id === order.id).map(({ template }) => template)
    await call(calls.setSchoolNew, { order_id: order.id }, { as })
    await call(calls.setSchoolProcessing, { order_id: order.id }, { as })
    await call(calls.setSchoolNew, { order_id: order.id }, { as })
    expect(await said()).toEqual(['client_order_at_school'])
    await call(calls.setDocentoNew, { order_id: order.id }, { as })
    expect(await said()).toEqual(['client_order_at_school', 'client_order_created'])
  })

  test('is left as it is by staff who save the first lesson that stands: nothing is logged and nobody is told', async () => {
    const first_class = new Date(clock.now.getTime() + 86_400_000)
    const order = await build(STATUS.school_processing, { first_class, school_dated: true })
    const kept = async () => ({
      told: (await readMessages({ database, settings })).filter(({ order_id }) => order_id === order.id),
      log: (await database.drizzle.select().from(orderLog).where(eq(orderLog.order_id, order.id))).length,
    })
    const before = await kept()
    const save = (at: Date) => call(calls.setFirstClass, { order_id: order.id, first_class: Math.floor(at.getTime() / 1000) }, { as })
    expect((await save(first_class)).error).toBeNull()
    expect(await kept()).toEqual(before)
    await save(new Date(first_class.getTime() + 3_600_000))
    expect(await kept()).toMatchObject({ told: [{ template: 'client_first_class_set_school' }], log: before.log + 1 })
  })

  test('is told to the school with whom to call, and gets its number there', async () => {
    const order = await build(STATUS.school_new, { lessons: { 8: [17] }, time_intervals: [2], wishes: 'По вечерам' })
    await tellSchool(job, order.id)
    expect(told).toEqual([
      {
        id: order.id,
        lessons: [{ id: 8, name: expect.any(String), levels: [expect.any(String)] }],
        client: { name: 'Дана', phone: client.phone, email: client.email },
        time_intervals: [2],
        wishes: 'По вечерам',
        school_tutor_id: null,
        package_lessons: null,
        lang: 'ru',
      },
    ])
    expect(await rowOf(order)).toMatchObject({ status: STATUS.school_new, school_order_id: `S-${order.id}` })
    await tellSchool(job, order.id)
    const { order_log } = (await call(calls.getOrder, { id: order.id }, { as })).data.order
    expect(order_log.filter(({ action }) => action === 'school_answered')).toHaveLength(1)
  })

  test('is tried again while the school is away', async () => {
    const order = await build(STATUS.school_new)
    isAway = true
    await expect(tellSchool(job, order.id)).rejects.toThrow('away')
    expect(await rowOf(order)).toMatchObject({ school_order_id: null })
  })

  test('that it did not take at the last try waits in the bell of staff, once, until it takes it', async () => {
    const order = await build(STATUS.school_new)
    const hints = async () =>
      (await call(calls.getList, {}, { as })).data.notifications.timer_notifications.filter(({ order_id }) => order_id === order.id)
    isAway = true
    for (const [isLastTry, said] of [
      [false, 0],
      [true, 1],
      [true, 1],
    ] as const) {
      await expect(tellSchool(job, order.id, isLastTry)).rejects.toThrow('away')
      expect(await hints()).toEqual(Array(said).fill({ order_id: order.id, reason: 'school_not_told' }))
    }
    isAway = false
    await tellSchool(job, order.id)
    expect(await hints()).toEqual([])
  })

  test('is told to nobody once it has left the school', async () => {
    const order = await build(STATUS.school_new)
    await call(calls.setDocentoNew, { order_id: order.id }, { as })
    await tellSchool(job, order.id)
    expect(told).toEqual([])
  })

  const day = 86_400
  const pause = { date_pause_off: Math.floor(clock.now.getTime() / 1000) + day }
  const lose = { remove_reasons: { reasons: [3 as const], comment: '' } }
  test.each([
    ['paused', (id: number) => call(calls.setPause, { order_id: id, ...pause }, { as }), calls.unpause],
    ['paused by mistake', (id: number) => call(calls.setPause, { order_id: id, ...pause }, { as }), calls.undoOrder],
    ['closed', (id: number) => call(calls.setLost, { order_id: id, ...lose }, { as }), calls.setLostOff],
  ] as const)('that staff have %s waits with them, and is told as it goes on, unless the school knows it', async (_, stop, goOn) => {
    const [fresh, known] = [await build(STATUS.school_new), await build(STATUS.school_new, { school_order_id: 'S-known' })]
    for (const { id } of [fresh, known]) {
      expect((await stop(id)).status).toBe('success')
      await tellSchool(job, id)
      expect((await call(goOn, { order_id: id }, { as })).status).toBe('success')
    }
    expect([told, await waiting(fresh), await waiting(known)]).toEqual([[], 1, 0])
  })

  test.each([
    ['pause', (id: number) => call(calls.setPause, { order_id: id, ...pause }, { as })],
    ['close', (id: number) => call(calls.setLost, { order_id: id, ...lose }, { as })],
  ])('keeps its number there though staff %s it while the school takes it', async (_, stop) => {
    const order = await build(STATUS.school_new)
    meanwhile = async () => expect((await stop(order.id)).status).toBe('success')
    await tellSchool(job, order.id)
    expect(await rowOf(order)).toMatchObject({ school_order_id: `S-${order.id}` })
  })

  test('is also one that staff create for it', async () => {
    const order = { client_name: 'Олег', phone_plain: '7015550199', kind: 'school' as const, lesson_levels: { 8: [] }, location_at_online: true }
    const { data } = await call(calls.createOrder, { order }, { as })
    expect(await waiting(data.order)).toBe(1)
  })
})

describe('a client who deletes the account', () => {
  const leave = async (client_id: number) => {
    await database.drizzle.execute(sql`delete from graphile_worker._private_jobs`)
    expect((await call(calls.deleteClient, {}, { as: await signInAs({ client: client_id }) })).status).toBe('success')
    const { rows } = await database.drizzle.execute<{ payload: GoneFromSchool; most: number }>(sql`
      select j.payload, j.max_attempts as most from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell_school_gone' order by j.id`)
    return rows
  }

  test('is gone from the school too: it is told of each order that it was ever given, tried again for a day, and of no other', async () => {
    const { id: client_id } = await buildClient(database)
    const before = { kind: 'school', commission_sum: 0 } as const
    await build(STATUS.school_processing, { client_id, ...before, school_order_id: 'S-open' })
    await build(STATUS.paid, { client_id, ...before, school_order_id: 'S-over' })
    await build(STATUS.new, { client_id, school_order_id: 'S-came-back' })
    await build(STATUS.new, { client_id })
    await build(STATUS.school_new, { school_order_id: 'S-of-another' })
    const jobs = await leave(client_id)
    expect(jobs.map(({ payload, most }) => [payload.school_order_id, most])).toEqual([
      ['S-open', 11],
      ['S-over', 11],
      ['S-came-back', 11],
    ])
    gone.length = 0
    for (const { payload } of jobs) await tasks.tell_school_gone(job, payload)
    expect(gone).toEqual(['S-open', 'S-over', 'S-came-back'])
  })

  test('while the school takes the order is told of it as soon as it has its number there', async () => {
    const { id: client_id } = await buildClient(database)
    const order = await build(STATUS.school_new, { client_id })
    meanwhile = async () => expect(await leave(client_id)).toEqual([])
    await tellSchool(job, order.id)
    const { rows } = await database.drizzle.execute<{ payload: GoneFromSchool }>(sql`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'tell_school_gone'`)
    expect(rows.map(({ payload }) => payload.school_order_id)).toEqual([`S-${order.id}`])
  })
})

test('an order that comes back from the school is new and general, costs commission, keeps its number there and has no teacher', async () => {
  const teacher = await buildTutor(database, { status: 6 })
  const more = { tutors: [{ id: teacher.id, state: 'appointed' }], school_order_id: 'S-77', commission_sum: 0, rate_id: 5000, offered_at: clock.now }
  const order = await build(STATUS.school_processing, more)
  await call(calls.setDocentoNew, { order_id: order.id }, { as })
  const row = await rowOf(order)
  expect(row).toMatchObject({ status: STATUS.new, kind: 'general', request_origin: 'school', school_order_id: 'S-77', offered_at: null })
  expect(row).toMatchObject({ handed_over_at: clock.now, date_create: order.date_create })
  expect(row?.commission_sum).toBeGreaterThan(0)
  const [tutor] = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id))
  expect(tutor?.state).toBe('closed')
})

test('a day agreed on with the school goes with it; one that the client wishes for stays', async () => {
  const first_class = new Date(clock.now.getTime() + 86_400_000)
  for (const school_dated of [true, false]) {
    const order = await build(STATUS.school_processing, { first_class, school_dated })
    await call(calls.setDocentoNew, { order_id: order.id }, { as })
    expect((await rowOf(order))?.first_class).toEqual(school_dated ? null : first_class)
  }
})

describe('a teacher of the school', () => {
  const told = async ({ id }: { id: number }, email: string | null) =>
    (await readMessages({ database, settings })).filter(({ order_id, to, channel }) => order_id === id && to === email && channel === 'mail')
  const appoint = (order_id: number, tutor_id: number) => call(calls.appointTutor, { order_id, tutor_id }, { as })
  const reasons = { remove_reasons: { reasons: [6 as const], comment: '' } }

  test('is told of the order and of its first lesson without a date to set and a commission to pay, the client without a tutor to name', async () => {
    const [order, teacher] = [await build(STATUS.school_new, { commission_sum: 0 }), await buildTutor(database, { status: 6 })]
    const day = (days: number) => Math.floor(clock.now.getTime() / 1000) + days * 86_400
    await call(calls.setFirstClass, { order_id: order.id, first_class: day(2) }, { as })
    await appoint(order.id, teacher.id)
    await call(calls.setFirstClass, { order_id: order.id, first_class: day(3) }, { as })
    const mails = await told(order, teacher.email)
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['tutor_appointed_school', 'tutor_first_class_set_free'])
    const toClient = (await told(order, client.email)).filter(({ template }) => template.startsWith('client_first_class_set'))
    expect(toClient.map(({ template }) => template)).toEqual(['client_first_class_set_school', 'client_first_class_set_school'])
    expect(toClient[0]?.text).not.toContain('Репетитор')
  })

  test.each([
    ['another takes the place', async (id: number) => appoint(id, (await buildTutor(database, { status: 6 })).id)],
    ['staff take them off', (id: number, tutor_id: number) => call(calls.deleteTutor, { order_id: id, tutor_id, ...reasons }, { as })],
    ['the order comes back from the school', (id: number) => call(calls.setDocentoNew, { order_id: id }, { as })],
    ['the order is handed over anew', (id: number) => call(calls.setSchoolNew, { order_id: id }, { as })],
  ])('is told once when %s', async (_, leave) => {
    const [order, teacher] = [await build(STATUS.school_processing), await buildTutor(database, { status: 6 })]
    await appoint(order.id, teacher.id)
    expect((await leave(order.id, teacher.id)).error).toBeNull()
    expect((await told(order, teacher.email)).map(({ template }) => template).toSorted()).toEqual(['tutor_appointed_school', 'tutor_removed'])
  })
})

test.each([
  ['the school looks for a teacher', 'Школа подбирает преподавателя', {}, false],
  ['the teacher is there', 'Репетитор выбран', {}, true],
  ['the first lesson is dated', 'Первое занятие назначено', { first_class: clock.now, school_dated: true }, true],
  ['the client wishes for a day', 'Школа подбирает преподавателя', { first_class: clock.now }, false],
])('while %s, the client’s page and list call the order "%s"', async (_, name, more, hasTeacher) => {
  const { id: client_id } = await buildClient(database)
  const tutors = hasTeacher ? [{ id: (await buildTutor(database, { status: 6 })).id, state: 'appointed' }] : []
  const { id } = await build(STATUS.school_processing, { client_id, ...more, tutors })
  const own = { as: await signInAs({ client: client_id }) }
  const [page, list] = [await call(calls.getClientOrder, { id }, own), await call(calls.listClientActive, {}, own)]
  expect([page.data.order.status_name, list.data.orders[0]?.status_name]).toEqual([name, name])
})

describe('a copy of an order', () => {
  test('is a draft of the same client and request, without tutor, and saves nothing', async () => {
    const tutor = await buildTutor(database)
    const order = await build(STATUS.appointed, {
      kind: 'personal',
      lessons: { 8: [17] },
      wishes: 'Дважды в неделю',
      tutors: [{ id: tutor.id, state: 'appointed' }],
    })
    const { data } = await call(calls.copyOrder, { id: order.id }, { as })
    expect(data.order).toMatchObject({ kind: 'general', client_name: 'Дана', phone_plain: client.phone?.slice(2), email: client.email })
    expect(data.order).toMatchObject({ lesson_levels: { 8: [17] }, wishes: 'Дважды в неделю', request_origin: 'repeat', admin_comment: '' })
    expect(Object.keys(data.order)).not.toContain('first_class')
  })

  test('can be sent as it is, and of an unknown order is not found', async () => {
    const order = await build(STATUS.lost)
    const { data } = await call(calls.copyOrder, { id: order.id }, { as })
    expect((await call(calls.createOrder, { order: data.order as never }, { as })).data.order).toMatchObject({ status: 1, client_id: client.id })
    expect((await call(calls.copyOrder, { id: 999_999 }, { as })).error).toBe('not_found')
  })
})

test('a school that hangs holds one worker, whatever it is to be told: the others go on', async () => {
  await database.drizzle.execute(sql`delete from graphile_worker._private_jobs`)
  await database.drizzle.transaction(async (tx) => {
    for (const task of ['tell_school', 'tell_school_paid', 'tell_school_gone', 'tell_candidate'] as const) await addSchoolJob(tx, task, { id: 1 })
    await tx.execute(sql`select graphile_worker.add_job('deliver')`)
  })
  const begun: string[] = []
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>()
  const hang = (_: unknown, { job }: JobHelpers) => {
    begun.push(job.task_identifier)
    return Promise.race([delivered, sleep(2000)])
  }
  const go = () => {
    begun.push('deliver')
    deliver()
  }
  const taskList = { tell_school: hang, tell_school_paid: hang, tell_school_gone: hang, tell_candidate: hang, deliver: go }
  await runOnce({ pgPool: database.pool, taskList, concurrency: 2, logger: quiet })
  expect(begun.slice(0, 2)).toContain('deliver')
})
