import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recomputeAllScores, recomputeScores } from '../../../server/catalogue/recompute-scores.ts'
import { listings } from '../../../server/catalogue/table.ts'
import { orders, orderTutors } from '../../../server/orders/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildSession } from '../../build/sessions.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase('kz')
const now = new Date('2026-03-12T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
beforeAll(() => buildReference(database))

const recompute = (id: number) => database.transaction((tx) => recomputeScores(tx, [id], now))
const read = async (id: number) => {
  const [tutor] = await database.drizzle.select().from(tutors).where(eq(tutors.id, id))
  if (!tutor) throw new Error('no tutor')
  return tutor
}

/** An offer made some hours ago and what became of it. */
async function offer(tutor_id: number, row: Partial<typeof orderTutors.$inferInsert>, order: Partial<typeof orders.$inferInsert> = {}) {
  const client = await buildClient(database)
  const [made] = await database.drizzle
    .insert(orders)
    .values({ kind: 'personal', lang: 'ru', client_id: client.id, created_day: '2026-03-01', ...order })
    .returning()
  await database.drizzle.insert(orderTutors).values({ order_id: made?.id ?? 0, tutor_id, kind: 'personal', state: 'asked', ...row })
}
const review = (tutor_id: number, review_value: number) =>
  offer(
    tutor_id,
    { kind: 'admin', state: 'appointed', asked_at: hoursAgo(1) },
    {
      status: 7,
      paid_at: now,
      payment_data: { sum: 1, date: 1, method: 'wallet', payer: 'tutor', comment: '' },
      review_status: 1,
      review_mark: '5',
      review_value,
    },
  )

test('counts the published reviews and their mean', async () => {
  const { id } = await buildTutor(database)
  await review(id, 5)
  await review(id, 3.5)
  await recompute(id)
  expect(await read(id)).toMatchObject({ reviews_count: 2, reviews_mark: 4.25 })
  expect((await read(id)).score_parts.R).toBeCloseTo((21 + 8.5) / 7 / 5, 10)
})

test('counts offers answered within a day among those answered or a day old', async () => {
  const { id } = await buildTutor(database)
  await offer(id, { asked_at: hoursAgo(50), responded_at: hoursAgo(30), state: 'responded' })
  await offer(id, { asked_at: hoursAgo(50), responded_at: hoursAgo(20), state: 'responded' })
  await offer(id, { asked_at: hoursAgo(50), closed_at: hoursAgo(49), state: 'refused' })
  await offer(id, { asked_at: hoursAgo(50) })
  await offer(id, { asked_at: hoursAgo(3) })
  await offer(id, { asked_at: hoursAgo(24 * 91) })
  await offer(id, { asked_at: hoursAgo(5), responded_at: hoursAgo(5), state: 'responded' })
  await offer(id, { asked_at: hoursAgo(50), closed_at: hoursAgo(40), state: 'closed' })
  await recompute(id)
  expect((await read(id)).score_parts.A).toBe(0.5)
})

test('bands the median time to the first answer', async () => {
  const { id } = await buildTutor(database)
  await offer(id, { asked_at: hoursAgo(50), responded_at: new Date(hoursAgo(50).getTime() + 8 * 60_000), state: 'responded' })
  await recompute(id)
  expect((await read(id)).response_band).toBe(1)
})

test('counts as a visit what a tutor does who stays signed in, not what staff do for them', async () => {
  const [staying, acted] = [
    await buildTutor(database, { last_login_at: hoursAgo(24 * 40) }),
    await buildTutor(database, { last_login_at: hoursAgo(24 * 40) }),
  ]
  const { id: impersonator_admin_id } = await buildAdmin(database)
  await buildSession(database, { tutor_id: staying.id }, hoursAgo(24 * 2))
  await buildSession(database, { tutor_id: acted.id, impersonator_admin_id, acting_until: now }, hoursAgo(1))
  await recompute(staying.id)
  await recompute(acted.id)
  expect([(await read(staying.id)).score_parts.F, (await read(acted.id)).score_parts.F]).toEqual([1, 0])
})

test('moves the tutor in the catalogue, by score and by reviews', async () => {
  const { id } = await buildTutor(database, { verified: true })
  await review(id, 5)
  await recomputeAllScores(database, now)
  const { score } = await read(id)
  const rows = await database.drizzle.select().from(listings).where(eq(listings.tutor_id, id))
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ rank: Math.round(score * 1000), reviews: 10_000 + Math.round((26 / 6) * 1000) })
})

test('writes nothing where nothing changed', async () => {
  const { id } = await buildTutor(database, { verified: true, last_login_at: hoursAgo(1) })
  await review(id, 4.5)
  await recompute(id)
  const versions = async () =>
    (await database.pool.query('select xmin from tutors where id = $1 union all select xmin from listings where tutor_id = $1', [id])).rows
  const before = await versions()
  await recompute(id)
  expect(await versions()).toEqual(before)
})

test('the hourly run takes out whose listings were left behind', async () => {
  const { id } = await buildTutor(database)
  await database.drizzle.update(tutors).set({ overdue_disabled: true }).where(eq(tutors.id, id))
  const count = () => database.drizzle.$count(listings, eq(listings.tutor_id, id))
  expect(await count()).toBeGreaterThan(0)
  await recomputeAllScores(database, now)
  expect(await count()).toBe(0)
})
