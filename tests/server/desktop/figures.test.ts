import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderFilters } from '../../../data-providers/order-filters.ts'
import { type Aim, figuresOf, funnelFigures, managerFigures, managerPlots, statusFigures, waitingAim } from '../../../panel/desktop/figures.ts'
import { slugs } from '../../../panel/slugs.ts'
import {
  getDesktop,
  getDesktopPlots,
  getDesktopQueue,
  listAds,
  listBlogs,
  listOrders,
  listPaymentDoubts,
  listPhoneCalls,
  listSiteReviews,
  listTutors,
  waitingKinds,
} from '../../../schemas/index.ts'
import { orders, paymentDoubts, phoneCalls } from '../../../server/tables.ts'
import { say, threadFor } from '../../../server/threads/write.ts'
import { addDays, endOfDay, startOfDay } from '../../../theme/zones.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd, buildBlog, buildSiteReview } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, edition, settings, signInAs } = await useApp()
await buildReference(database)
// Half past midnight in Almaty: the country's day is a day ahead of Greenwich.
clock.now = new Date('2026-03-11T19:30:00Z')
const hours = (n: number) => new Date(clock.now.getTime() + n * 3_600_000)
const days = (n: number) => hours(24 * n)

const owner = await buildAdmin(database, { name: 'Олена' })
const manager = await buildAdmin(database, { name: 'Ігор', status: 2 })
const gone = await buildAdmin(database, { name: 'Пішов', status: 2, active: false })
const moved = await buildAdmin(database, { name: 'Редактор', status: 3 })
const as = await signInAs({ admin: owner.id })
const client = await buildClient(database)
const tutor = await buildTutor(database, { status: 3, created_at: days(-100) })

const order = (row: Partial<Parameters<typeof buildOrder>[2]> = {}) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const whose = [null, owner.id, manager.id, gone.id, moved.id]
for (const [n, admin_id] of whose.entries()) {
  const own = admin_id === null ? {} : { admin_id }
  await order({ status: 1, date_create: hours(-n / 10), ...own })
  await order({ status: 2, date_create: days(-3), ...own })
  await order({ status: 9, date_create: days(-3), ...own })
  await order({ status: 10, date_create: days(-40), ...own })
  await order({ status: 8, date_create: days(-29), prev_status: 2, ...own })
  await order({ status: 5, date_create: days(-40), date_payment_deadline: hours(5), ...own })
  await order({ status: 5, date_create: days(-20), date_payment_deadline: hours(48), ...own })
  await order({ status: 5, date_create: days(-40), date_payment_deadline: hours(-5), ...own })
  for (const [date_create, paid_at] of [
    [days(-60), clock.now],
    [days(-10), days(-5)],
    [days(-29), days(-29)],
    [days(-60), days(-31)],
  ] as const)
    await order({ status: 7, date_create, paid_at, ...own })
}
await order({ status: 3, date_create: days(-2), tutors: [{ id: tutor.id, state: 'responded', responded_at: days(-1) }] })
await order({ status: 4, date_create: days(-2), tutors: [{ id: tutor.id, state: 'appointed', responded_at: days(-1), appointed_at: days(-1) }] })
await order({ status: 4, date_create: days(-2), first_class: days(3), tutors: [{ id: tutor.id, state: 'appointed', appointed_at: days(-1) }] })
await order({
  ...{ status: 7, date_create: days(-9), paid_at: days(-2), first_class: days(-5), review_status: 1, review_mark: '5', review_value: 5 },
  tutors: [{ id: tutor.id, state: 'appointed', responded_at: days(-8), appointed_at: days(-8) }],
})
await buildTutor(database, { status: 2, created_at: days(-6) })
await buildTutor(database, { status: 2, created_at: days(-60) })
await buildTutor(database, { status: 3, created_at: days(-100), verification_requested_at: days(-1), billing_status: 1 })
await buildTutor(database, { status: 3, created_at: days(-100), verification_requested_at: days(-9), verified: true, billing_status: 2 })
for (const status of [1, 1, 2, 3] as const) await buildAd(database, { tutor_id: tutor.id, status })
for (const status of [1, 2, 2] as const) await buildBlog(database, { tutor_id: tutor.id, status })
for (const status of [0, 0, 0, 1] as const) await buildSiteReview(database, { status })
const rang = { direction: 'in' as const, phone: '+77010000000' }
await database.drizzle.insert(phoneCalls).values([
  { ...rang, call_id: '1', created_at: hours(-0.2), ended_at: hours(-0.1), admin_id: manager.id },
  { ...rang, call_id: '2', created_at: hours(-0.3), ended_at: hours(-0.2) },
  { ...rang, call_id: '3', created_at: hours(-2), ended_at: hours(-1) },
  { ...rang, call_id: '4', created_at: hours(-0.2), ended_at: hours(-0.1), handled_at: clock.now },
  { ...rang, call_id: '5', created_at: hours(-0.2), ended_at: hours(-0.1), busy: true },
  { ...rang, call_id: '6', created_at: hours(-0.2), answered_at: hours(-0.2), handled_at: hours(-0.2) },
  { ...rang, call_id: '7', created_at: hours(-0.2), ended_at: hours(-0.1), deleted_at: clock.now },
  { ...rang, call_id: '8', direction: 'out' as const, created_at: hours(-0.2), ended_at: hours(-0.1) },
])

await database.drizzle.insert(paymentDoubts).values({
  ...{ provider: 'card_a', payment_id: randomUUID(), reason: 'unknown' as const, provider_ref: '1', sum: 100, currency: 'KZT' },
  created_at: hours(-1),
})

const [talked] = await database.drizzle.select().from(orders).where(eq(orders.status, 4)).limit(1)
await database.transaction(async (tx) => {
  const talk = { order_id: talked?.id ?? 0, kind: 'client_admin' as const, client_id: talked?.client_id ?? 0, tutor_id: null }
  const thread = await threadFor(tx, talk)
  for (const msg_text of ['Здравствуйте', 'Вы здесь?'])
    await say({ tx, now: hours(-3), settings, siteUrl: 'http://kz.localhost' }, thread.id, { sender: 'client', recipient: 'admin', msg_text })
})

const { data: desktop } = await call(getDesktop, {}, { as })
const { data: waits } = await call(getDesktopQueue, {}, { as })
const { data: plots } = await call(getDesktopPlots, {}, { as })
const today = startOfDay(edition.timeZone, Math.floor(clock.now.getTime() / 1000))
const firstDay = (n: number) => addDays(edition.timeZone, today, 1 - n)
const days30 = { from: firstDay(30), to: endOfDay(edition.timeZone, today) }
/** Every number that leads to its rows. */
const figures = [
  ...waits.queue.flatMap(({ name, n, whose }) => [
    { name, value: n, aim: waitingAim(name) },
    ...whose.map((one) => ({ name: `${name} of ${one.admin_id}`, value: one.n, aim: waitingAim(name, one) })),
  ]),
  ...figuresOf(desktop, firstDay).filter(({ isMoney }) => !isMoney),
  ...statusFigures(desktop),
  ...plots.stays.map(({ status, n }) => ({ name: `stay ${status}`, value: n, aim: { slug: slugs.orders, filter: { status: [status] } } })),
  ...funnelFigures(plots, days30),
  ...desktop.managers.flatMap((manager) =>
    [
      ...managerFigures(manager, firstDay),
      ...managerPlots({ n: 0, paid: 0, ...plots.managers.find(({ admin_id }) => admin_id === manager.admin_id), admin_id: manager.admin_id }, days30),
    ].map((figure) => ({ ...figure, name: `${figure.name} of ${manager.admin_id}` })),
  ),
]

/** How many rows the list behind a figure holds, asked as the back office asks. */
const rowsOf = ({ slug, filter }: Aim): Promise<number> => {
  const filters = filter as never
  const lists: Record<string, () => Promise<{ data: { total_count: number } }>> = {
    [slugs.orders]: () => call(listOrders, { filters: orderFilters({ page: 1, filter, sort: { field: 'id', order: 'DESC' } }) }, { as }),
    [slugs.tutors]: () => call(listTutors, { filters }, { as }),
    [slugs.telephony]: () => call(listPhoneCalls, { filters }, { as }),
    [slugs.ads]: () => call(listAds, { filters }, { as }),
    [slugs.blogs]: () => call(listBlogs, { filters }, { as }),
    [slugs.payment_doubts]: () => call(listPaymentDoubts, { filter: filters }, { as }),
    [slugs.site_reviews]: () => call(listSiteReviews, { filters }, { as }),
  }
  return lists[slug]?.().then(({ data }) => data.total_count) ?? Promise.reject(new Error(slug))
}

describe('a figure of the desktop', () => {
  test.each(figures.map((figure) => [figure.name, figure] as const))('%s counts exactly the rows that it leads to', async (_, { value, aim }) => {
    expect(await rowsOf(aim)).toBe(value)
    expect(value).toBeGreaterThan(0)
  })

  test('stands there for everything that can wait', () => expect(waits.queue.map(({ name }) => name)).toEqual([...waitingKinds]))
})

describe('what waits', () => {
  const waiting = (name: string) => waits.queue.find((one) => one.name === name)
  const unix = (date: Date) => Math.floor(date.getTime() / 1000)

  test('says whose it is, and nobody’s as nobody’s', () => {
    expect(
      waiting('overdue')
        ?.whose.map(({ since: _, ...one }) => one)
        .toSorted((a, b) => Number(a.admin_id) - Number(b.admin_id)),
    ).toEqual([
      { admin_id: null, name: null, n: 1 },
      { admin_id: owner.id, name: 'Олена', n: 1 },
      { admin_id: manager.id, name: 'Ігор', n: 1 },
      { admin_id: gone.id, name: 'Пішов', n: 1 },
      { admin_id: moved.id, name: 'Редактор', n: 1 },
    ])
    expect(waiting('of_former_managers')?.whose.map(({ name }) => name)).toEqual(['Пішов', 'Редактор'])
  })

  test.each<[string, Date]>([
    ['without_manager', days(-40)],
    ['overdue', hours(-5)],
    ['due_near', hours(5)],
    ['missed_calls', hours(-2)],
    ['chats', hours(-3)],
    ['on_moderation', days(-60)],
    ['verification_requests', days(-1)],
  ])('says since when: %s', (name, since) => expect(waiting(name)?.since).toBe(unix(since)))
})

describe('the plots', () => {
  test('draw answers by day, and how long the first of them took', () => {
    expect(plots.series.answers.find(({ n }) => n === 2)?.date).toBe('2026-03-11')
    expect(plots.series.first_answer.filter(({ seconds }) => seconds !== null)).toEqual([
      { date: '2026-03-03', seconds: 86_400 },
      { date: '2026-03-10', seconds: 86_400 },
    ])
    expect(plots.series.first_answer).toHaveLength(30)
  })

  test('count orders by how far they came', () => expect(plots.funnel).toMatchObject({ answered: 4, appointed: 3, reviewed: 1 }))
})
