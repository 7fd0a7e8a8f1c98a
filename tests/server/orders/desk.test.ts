import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import * as calls from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { compactOrderCounts } from '../../../server/orders/compact-counts.ts'
import { lessons, levels } from '../../../server/reference/table.ts'
import { startOfDay } from '../../../theme/zones.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, signInAs, clock, database, outside, settings } = await useApp()
let admin = { id: 0 }
let as = ''
let client = { id: 0 }
let tutor = { id: 0 }
const ids: Record<string, number> = {}

beforeAll(async () => {
  await buildReference(database)
  admin = await buildAdmin(database)
  as = await signInAs({ admin: admin.id })
  client = await buildClient(database, { name: 'Сергей', email: 'sergey@example.test', phone: '+77010005566' })
  const other = await buildClient(database, { name: '100% Иван' })
  tutor = await buildTutor(database)
  const day = 86_400_000
  const build = async (name: string, row: Partial<Parameters<typeof buildOrder>[2]>) => {
    ids[name] = (await buildOrder(database, clock.now, { client_id: client.id, ...row })).id
  }
  await build('fresh', { request_origin: 'phone', date_create: clock.now })
  await build('mine', { status: 2, admin_id: admin.id, lessons: { 13: [] }, tutors: [{ id: tutor.id, state: 'asked' }] })
  await build('offline', { location_at_online: false, location_at_tutor: true, places: [{ at: 'tutor', city_id: 13 }], lessons: { 8: [68] } })
  await build('overdue', { status: 5, date_payment_deadline: new Date(clock.now.getTime() - day), tutors: [{ id: tutor.id, state: 'appointed' }] })
  await build('near', {
    status: 5,
    first_class: new Date(clock.now.getTime() + day),
    date_payment_deadline: new Date(clock.now.getTime() + day / 2),
  })
  await build('paid', { status: 7, review_status: 2, client_id: other.id, kind: 'personal', utm: { utm_source: 'ads' } })
  await build('old', { status: 8, date_create: new Date(clock.now.getTime() - 40 * day) })
  await database.pool.query('update order_tutors set yellow = true where order_id = $1', [ids.overdue])
})

const listed = async (filters: object) => {
  const { data, error } = await call(calls.listOrders, { filters: { sort_dir: 'desc', ...filters } }, { as })
  expect(error).toBeNull()
  expect(data.total_count).toBe(data.orders.length)
  return data.orders.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
}
const now = () => Math.floor(clock.now.getTime() / 1000)

describe('the list of orders', () => {
  test('shows the newest first', async () => {
    expect(await listed({})).toEqual(['old', 'paid', 'near', 'overdue', 'offline', 'mine', 'fresh'])
    expect(await listed({ sort_by: 'date_create', sort_dir: 'asc' })).toEqual(['old', 'mine', 'offline', 'overdue', 'near', 'paid', 'fresh'])
  })

  test.each(['first_class', 'date_payment_deadline'] as const)('by %s puts orders without it last, either way round', async (sort_by) => {
    const dated = ['overdue', 'near', 'paid']
    const isDated = (name: string | undefined) => dated.includes(String(name)) && !(sort_by === 'date_payment_deadline' && name === 'paid')
    for (const sort_dir of ['asc', 'desc'] as const) {
      const names = await listed({ sort_by, sort_dir })
      const known = names.filter(isDated)
      expect(known.length).toBeGreaterThan(1)
      expect(names.slice(0, known.length)).toEqual(known)
    }
    const firstOf = async (sort_dir: 'asc' | 'desc') => (await listed({ sort_by: 'date_payment_deadline', sort_dir }))[0]
    expect([await firstOf('asc'), await firstOf('desc')]).toEqual(['overdue', 'near'])
  })

  const filters: [string, () => object, string[]][] = [
    ['its number', () => ({ order_id: ids.mine }), ['mine']],
    ['statuses', () => ({ status: [5, 7] }), ['paid', 'near', 'overdue']],
    ['the kind', () => ({ kind: 'personal' }), ['paid']],
    ['where it came from', () => ({ request_origin: 'phone' }), ['fresh']],
    ["the client's name", () => ({ client_text: 'иван' }), ['paid']],
    ['a name with a percent sign in it', () => ({ client_text: '100%' }), ['paid']],
    ["digits of the client's phone", () => ({ client_text: '5566', status: [1] }), ['offline', 'fresh']],
    ["the client's mail", () => ({ client_text: 'sergey@', status: [2] }), ['mine']],
    ['a tutor on it', () => ({ tutor_id: tutor.id }), ['overdue', 'mine']],
    ['its manager', () => ({ admin_id: admin.id }), ['mine']],
    ['having no manager', () => ({ admin_id: 0, status: [1] }), ['offline', 'fresh']],
    ['the subject', () => ({ lesson_id: 13 }), ['mine']],
    ['the level', () => ({ level_id: 68 }), ['offline']],
    ['the city', () => ({ city_id: 13 }), ['offline']],
    ['a chat that nobody has read, of which there is none', () => ({ has_unread_chat: true }), []],
    ['the place', () => ({ place: 'tutor' }), ['offline']],
    ['days of creation', () => ({ date_to: now() - 30 * 86_400 }), ['old']],
    ['a deadline that is over', () => ({ deadline: 'overdue' }), ['overdue']],
    ['a deadline within a day', () => ({ deadline: 'near' }), ['near']],
    ['being marked yellow', () => ({ yellow: true }), ['overdue']],
    ['not being marked yellow', () => ({ yellow: false, status: [2, 5] }), ['near', 'mine']],
    ['its client', () => ({ client_id: client.id, status: [7, 8] }), ['old']],
    ['the review', () => ({ review_status: 2 }), ['paid']],
    ['a first lesson since', () => ({ first_class_from: now() }), ['near']],
    ['a first lesson until', () => ({ first_class_to: now() }), ['paid', 'overdue']],
    ['a payment since', () => ({ paid_from: now() }), ['paid']],
    ['a payment until', () => ({ paid_to: now() - 1 }), []],
    ['an answer', () => ({ reached: 'answered' }), ['overdue']],
    ['an appointment', () => ({ reached: 'appointed' }), ['overdue']],
    ['a lesson that was agreed on', () => ({ reached: 'first_class' }), ['paid', 'near', 'overdue']],
    ['being paid', () => ({ reached: 'paid' }), ['paid']],
  ]
  test.each(filters)('is narrowed by %s', async (_, make, names) => {
    expect(await listed(make())).toEqual(names)
  })

  test('by favourites holds those of the one who asks', async () => {
    await call(calls.setFavorite, { order_id: ids.paid ?? 0, add_favorite: true }, { as })
    expect(await listed({ favorite: true })).toEqual(['paid'])
    expect(await listed({ favorite: false, status: [7, 8] })).toEqual(['old'])
    const colleague = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })
    expect((await call(calls.listOrders, { filters: { sort_dir: 'desc', favorite: true } }, { as: colleague })).data.orders).toEqual([])
  })
})

describe('the counts per status', () => {
  const counted = async (filters: object) => (await call(calls.countOrders, { filters: { sort_dir: 'desc', ...filters } }, { as })).data

  test('leave the status filter out and follow all others', async () => {
    const all = { 1: 2, 2: 1, 5: 2, 7: 1, 8: 1 }
    expect(await counted({ status: [1] })).toEqual({ counts: all, total: 7 })
    expect((await call(calls.listOrders, { filters: { sort_dir: 'desc', status: [1] } }, { as })).data).toMatchObject({ counts: all, total_count: 2 })
    expect(await counted({ admin_id: admin.id })).toEqual({ counts: { 2: 1 }, total: 1 })
    expect(await counted({ city_id: 13 })).toEqual({ counts: { 1: 1 }, total: 1 })
  })

  test('stay true through a change, and when their lines are added up', async () => {
    await call(calls.setProcessing, { order_id: ids.fresh ?? 0 }, { as })
    const expected = { counts: { 1: 1, 2: 2, 5: 2, 7: 1, 8: 1 }, total: 7 }
    expect(await counted({})).toEqual(expected)
    await compactOrderCounts(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))
    expect(await counted({})).toEqual(expected)
    expect(await counted({ admin_id: admin.id })).toEqual({ counts: { 2: 2 }, total: 2 })
  })

  test('over whole days are those of the days', async () => {
    const today = startOfDay(editionOf('kz').timeZone, now())
    expect(await counted({ date_from: today })).toEqual({ counts: { 2: 1 }, total: 1 })
    expect(await counted({ date_to: today - 1 })).toEqual({ counts: { 1: 1, 2: 1, 5: 2, 7: 1, 8: 1 }, total: 6 })
  })
})

test('more orders than anybody reads are not counted to the end', async () => {
  await database.pool.query(
    `insert into orders (kind, lang, client_id, created_day, request_origin)
     select 'general', 'ru', $1, current_date, 'partner' from generate_series(1, 10001)`,
    [client.id],
  )
  const filters = { sort_dir: 'desc' as const, request_origin: 'partner' as const }
  const { data } = await call(calls.listOrders, { filters }, { as })
  expect([data.counts, data.total_count]).toEqual([null, 10_000])
  expect((await call(calls.listOrders, { page: 401, filters }, { as })).data.orders).toEqual([])
  expect((await call(calls.countOrders, { filters }, { as })).data).toEqual({ counts: {}, total: 10_000 })
  await database.pool.query("delete from orders where request_origin = 'partner'")
})

test('an order that nobody took is none of a former manager', async () => {
  const { id: gone } = await buildAdmin(database, { active: false })
  const make = async (admin_id: number | null) =>
    (await buildOrder(database, clock.now, { client_id: client.id, admin_id, request_origin: 'chat' })).id
  const [theirs, nobodys, own] = [await make(gone), await make(null), await make(admin.id)]
  const found = async (former_manager: boolean) => {
    const filters = { sort_dir: 'asc' as const, request_origin: 'chat' as const, former_manager }
    return (await call(calls.listOrders, { filters }, { as })).data.orders.map(({ id }) => id)
  }
  expect([await found(true), await found(false)]).toEqual([[theirs], [nobodys, own]])
})

describe('saving an order', () => {
  const build = () =>
    buildOrder(database, clock.now, { client_id: client.id, status: 4, wishes: 'вечером', tutors: [{ id: tutor.id, state: 'appointed' }] })

  test('changes the fields sent and no others, and recomputes the commission', async () => {
    const order = await build()
    const { data } = await call(calls.saveOrder, { order_id: order.id, order: { version: 1, class_regularity: 3, rate_id: 7000 } }, { as })
    expect(data.order).toMatchObject({ version: 2, class_regularity: 3, rate_id: 7000, wishes: 'вечером', status: 4, commission: { sum: 14_000 } })
  })

  test('tells the timeline both values of what changed', async () => {
    const order = await build()
    const { data } = await call(calls.saveOrder, { order_id: order.id, order: { version: 1, wishes: 'утром', client_age: 0 } }, { as })
    expect(data.order.order_log[0]).toMatchObject({ action: 'save', details: { changes: { wishes: { before: 'вечером', after: 'утром' } } } })
  })

  test('without a version is a field error', async () => {
    const order = await build()
    const { code, error } = await call(calls.saveOrder, { order_id: order.id, order: { wishes: 'утром' } as never }, { as })
    expect(code).toBe(400)
    expect(error).toHaveProperty('version')
  })

  test('over a newer version is a conflict that tells both values of what differs', async () => {
    const order = await build()
    const [first, second] = await Promise.all(
      ['утром', 'днём'].map((wishes) => call(calls.saveOrder, { order_id: order.id, order: { version: 1, wishes, client_age: 3 } }, { as })),
    )
    const lost = first?.status === 'fail' ? first : second
    const kept = first?.status === 'fail' ? second : first
    expect([lost?.code, lost?.error]).toEqual([409, 'conflict'])
    const theirs = kept?.data.order.wishes
    expect(lost?.data).toEqual({ fields: { wishes: { yours: theirs === 'утром' ? 'днём' : 'утром', theirs } } })
  })

  test.each([
    [{ lesson_levels: {} }, 'lesson_levels'],
    [{ lesson_levels: { 999999: [] } }, 'lesson_levels'],
    [{ location_at_online: false }, 'location_at_online'],
    [{ location_at_tutor: true }, 'locations.tutor_place'],
    [{ location_at_tutor: true, locations: { client_place: [], tutor_place: { 999999: {} }, location_client: false } }, 'locations.tutor_place'],
    [{ rate_id: 7001 }, 'rate_id'],
    [{ admin_id: 999_999 }, 'admin_id'],
  ])('%o is refused at %s and nothing is written', async (fields, field) => {
    const order = await build()
    const { code, error } = await call(calls.saveOrder, { order_id: order.id, order: { version: 1, ...fields } as never }, { as })
    expect([code, Object.keys(error as object)]).toEqual([400, [field]])
    expect((await call(calls.getOrder, { id: order.id }, { as })).data.order.version).toBe(1)
  })

  test('over a price that the client has set meanwhile is a conflict', async () => {
    const order = await build()
    const asClient = await signInAs({ client: client.id })
    await call(calls.setClientRate, { order_id: order.id, rate_id: 7000 }, { as: asClient })
    const { error, data } = await call(calls.saveOrder, { order_id: order.id, order: { version: 1, rate_id: 5000 } }, { as })
    expect([error, data]).toEqual(['conflict', { fields: { rate_id: { yours: 5000, theirs: 7000 } } }])
  })

  test("without the client's place is found in that city no more", async () => {
    const order = await buildOrder(database, clock.now, {
      client_id: client.id,
      location_at_client: true,
      locations: { client_place: [{ 13: {} }], tutor_place: {}, location_client: true },
      places: [{ at: 'client', city_id: 13 }],
    })
    const found = async () => (await call(calls.listOrders, { filters: { city_id: 13, order_id: order.id } }, { as })).data.total_count
    expect(await found()).toBe(1)
    await call(calls.saveOrder, { order_id: order.id, order: { version: 1, location_at_client: false } }, { as })
    expect(await found()).toBe(0)
  })

  test('leaves what was before and after in the audit trail', async () => {
    const order = await build()
    await call(calls.saveOrder, { order_id: order.id, order: { version: 1, wishes: 'утром' } }, { as })
    await call(calls.setLost, { order_id: order.id, remove_reasons: { reasons: [1], comment: '' } }, { as })
    const { rows } = await database.pool.query('select changes from admin_log where target = $1 order by id', [`order ${order.id}`])
    expect(rows.map(({ changes }) => changes)).toMatchObject([
      { wishes: { before: 'вечером', after: 'утром' } },
      { status: { before: 4, after: 8 }, remove_reasons: { reasons: [1] } },
    ])
  })

  test('keeps a subject that was closed since, and takes no other that is', async () => {
    const order = await build()
    const close = async (active: boolean) => {
      await database.drizzle
        .update(lessons)
        .set({ active })
        .where(inArray(lessons.id, [8, 11]))
      database.cache.forget('all')
    }
    await close(false)
    const save = (lesson_levels: Record<string, number[]>) =>
      call(calls.saveOrder, { order_id: order.id, order: { version: 1, lesson_levels } }, { as })
    expect((await save({ 8: [68], 11: [] })).error).toEqual({ lesson_levels: 'not_found' })
    expect((await save({ 8: [68] })).data.order.lesson_levels).toEqual({ 8: [68] })
    await close(true)
  })

  test('keeps a level that was closed since, and takes no other that is', async () => {
    const order = await buildOrder(database, clock.now, { client_id: client.id, lessons: { 8: [68] } })
    const close = async (active: boolean) => {
      await database.drizzle.update(levels).set({ active })
      database.cache.forget('all')
    }
    const save = async (ids: number[]) =>
      (await call(calls.saveOrder, { order_id: order.id, order: { version: 1, lesson_levels: { 8: ids } } }, { as })).error
    await close(false)
    const errors = [await save([68, 22]), await save([68])]
    await close(true)
    expect(errors).toEqual([{ lesson_levels: 'not_found' }, null])
  })

  test('takes levels that the subject offers and drops the others', async () => {
    const order = await build()
    const { data } = await call(calls.saveOrder, { order_id: order.id, order: { version: 1, lesson_levels: { 8: [68, 22] } } }, { as })
    expect(data.order.lesson_levels).toEqual({ 8: [68] })
  })
})

describe('creating an order', () => {
  const contact = { client_name: 'Новая', phone_plain: '7010009911', phone_default_country_code: 1 }
  const order = { ...contact, lesson_levels: { 8: [68] }, location_at_online: true }

  test('finds the client by phone, and makes one when there is none', async () => {
    const first = await call(calls.createOrder, { order }, { as })
    const second = await call(calls.createOrder, { order: { ...order, client_name: 'Другое имя' } }, { as })
    expect(first.data.order).toMatchObject({ status: 1, kind: 'general', request_origin: 'phone', admin_id: admin.id })
    expect(second.data.order.client_id).toBe(first.data.order.client_id)
    expect(second.data.order.client.name).toBe('Новая')
  })

  test('asks the tutor in person when one is named', async () => {
    const { data } = await call(calls.createOrder, { order: { ...order, tutor_id: tutor.id } }, { as })
    expect(data.order.kind).toBe('personal')
    expect(data.order.potential_tutors[0]).toMatchObject({ tutor_id: tutor.id, kind: 'personal', state: 'asked' })
  })

  test.each([
    [{ phone_plain: '123' }, 400, { phone_plain: 'phone_length' }],
    [{ phone_plain: 'abc' }, 400, { phone_plain: 'warningSymbol' }],
    [{ tutor_id: 999_999 }, 409, 'tutor_unavailable'],
    [{ location_at_online: false }, 400, { location_at_online: 'place_required' }],
    [{ kind: 'personal' as const }, 400, { tutor_id: 'required' }],
    [{ rate_id: 7001 }, 400, { rate_id: 'not_found' }],
    [{ admin_id: 999_999 }, 400, { admin_id: 'not_found' }],
  ])('with %o answers %i', async (fields, code, error) => {
    const answer = await call(calls.createOrder, { order: { ...order, ...fields } }, { as })
    expect([answer.code, answer.error]).toEqual([code, error])
  })

  test('is refused for a blacklisted client', async () => {
    await buildClient(database, { phone: '+77010007788', blacklisted: true })
    expect((await call(calls.createOrder, { order: { ...order, phone_plain: '7010007788' } }, { as })).error).toBe('blacklisted')
  })
})

test.each([
  ['who writes content', { status: 3 }],
  ['who has left', { active: false }],
])('staff %s are neither offered nor taken as the manager of an order', async (_, row) => {
  const nobody = await buildAdmin(database, { name: 'Не менеджер', ...row })
  const { rules } = (await call(calls.getOrderRules, {}, { as })).data
  expect(rules.admin_id?.options?.some(({ id }) => id === nobody.id)).toBe(false)
  const order = await buildOrder(database, clock.now, { client_id: client.id })
  const saved = await call(calls.saveOrder, { order_id: order.id, order: { version: 1, admin_id: nobody.id } }, { as })
  expect(saved.error).toEqual({ admin_id: 'not_found' })
})

test('every change by staff leaves one line in the audit trail', async () => {
  const order = await buildOrder(database, clock.now, { client_id: client.id })
  const { rows: before } = await database.pool.query('select count(*)::int as n from admin_log')
  await call(calls.setProcessing, { order_id: order.id }, { as })
  await call(calls.setAutoAppoint, { order_id: order.id, value: false }, { as })
  await call(calls.setPaidOff, { order_id: order.id }, { as })
  const { rows } = await database.pool.query('select call, target, admin_id from admin_log order by id')
  expect(rows.slice(before[0].n)).toEqual([
    { call: '/admin/order/set_processing', target: `order ${order.id}`, admin_id: admin.id },
    { call: '/admin/order/set_auto_appoint_potential_tutors', target: `order ${order.id}`, admin_id: admin.id },
  ])
})

test('what is on the outbox tells the client of a new order, with a link that opens it', async () => {
  const { data } = await call(
    calls.createOrder,
    { order: { client_name: 'Почта', email: 'new@example.test', phone_plain: '7010003344', lesson_levels: { 8: [] }, location_at_online: true } },
    { as },
  )
  const { data: mails } = await call(calls.listOutbox, { filter: { template: 'client_order_created' } }, { as })
  expect(mails.rows[0]).toMatchObject({ recipient: 'new@example.test', order_id: data.order.id })
  expect(mails.rows[0]?.text).toContain(`/o/${data.order.id}?ak=`)
})

test('an order is found by a subject and a level that it names together, not apart', async () => {
  const order = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id, lessons: { 8: [68], 13: [5] } })
  const found = async (filters: object) =>
    (await call(calls.listOrders, { filters: { sort_dir: 'desc', order_id: order.id, ...filters } }, { as })).data.total_count
  expect([await found({ lesson_id: 8, level_id: 68 }), await found({ lesson_id: 8, level_id: 5 }), await found({ level_id: 5 })]).toEqual([1, 0, 1])
})
