import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { orderTutors } from '../../../server/orders/table.ts'
import { anonymizeDue } from '../../../server/privacy/anonymize-due.ts'
import { chatMessages, chatThreads, paymentCards, phoneCalls, tutors } from '../../../server/tables.ts'
import { writeLine } from '../../../server/wallet/ledger.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const { drizzle } = database
const password = 'old-password-1'
const secret = 'Жасулан'
let password_hash = ''
beforeAll(async () => {
  await buildReference(database)
  password_hash = await hashPassword(password)
})
/** Signed in now: the clock goes on by weeks. */
const staff = async () => signInAs({ admin: (await buildAdmin(database)).id })
const run = () => anonymizeDue(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))
const statusOf = async (id: number) => (await drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]?.status

/** A tutor who has asked to be deleted. */
async function leaving(row: Parameters<typeof buildTutor>[1] = {}) {
  const tutor = await buildTutor(database, { password_hash, ...row })
  const as = await signInAs({ tutor: tutor.id })
  expect((await call(calls.deleteTutorProfile, { password }, { as })).error).toBeNull()
  return { ...tutor, as }
}

test('a tutor is forgotten when two weeks are over, not before, and not after taking it back', async () => {
  const [gone, back] = [await leaving(), await leaving()]
  await call(calls.cancelTutorDeletion, {}, { as: back.as })
  clock.move({ days: 14, seconds: -1 })
  await run()
  expect(await statusOf(gone.id)).toBe(4)
  clock.move({ seconds: 1 })
  await run()
  expect([await statusOf(gone.id), await statusOf(back.id)]).toEqual([9, 3])
  expect((await call(calls.getTutorPrivacy, {}, { as: gone.as })).error).toBe('unauthorized')
  expect((await call(calls.getTutor, { id: gone.id })).data.statusCode).toBe(410)
})

test('one whom staff gave an order meanwhile waits for its end, and keeps nobody else waiting', async () => {
  const [busy, free] = [await leaving(), await leaving()]
  const { id: order_id } = await buildOrder(database, clock.now, {
    ...{ client_id: (await buildClient(database)).id, status: 5 },
    tutors: [{ id: busy.id, state: 'appointed' }],
  })
  clock.move({ days: 15 })
  const payment_data = { sum: 6000, method: 'cash', payer: 'tutor', date: Math.floor(clock.now.getTime() / 1000), comment: '' }
  await run()
  expect([await statusOf(busy.id), await statusOf(free.id)]).toEqual([4, 9])
  expect((await call(calls.setPaid, { order_id, payment_data } as never, { as: await staff() })).error).toBeNull()
  await run()
  expect(await statusOf(busy.id)).toBe(9)
})

test('one who cannot be forgotten is logged and keeps nobody else waiting', async () => {
  const [stuck, free] = [await leaving(), await leaving()]
  await drizzle.execute(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''not this one''; end';
    create trigger refuse before update on tutors for each row when (old.id = ${stuck.id} and new.status = 9) execute function refuse()`)
  clock.move({ days: 15 })
  const logged = vi.spyOn(app.log, 'error').mockReturnValue()
  await run()
  expect(logged.mock.calls.map(([told]) => (told as { tutor?: number }).tutor)).toEqual([stuck.id])
  expect([await statusOf(stuck.id), await statusOf(free.id)]).toEqual([4, 9])
  await drizzle.execute('drop function refuse cascade')
  await run()
  expect(await statusOf(stuck.id)).toBe(9)
})

test('what is left in the wallet is written off by a line of its own, and the ledger stays', async () => {
  const { id } = await leaving()
  await database.transaction((tx) => writeLine(tx, { tutor_id: id, type: 'topup', sum: 1500, at: clock.now }))
  clock.move({ days: 15 })
  await run()
  const lines = await drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, id)).orderBy(walletLines.id)
  expect(lines.map(({ type, sum, balance_after }) => [type, sum, balance_after])).toEqual([
    ['topup', 1500, 1500],
    ['writeoff', -1500, 0],
  ])
})

test('no row of the whole database tells who a forgotten tutor was; their orders and reviews stay', async () => {
  const email = 'zhasulan@example.test'
  const phone = '+77015550140'
  const { id, as } = await leaving({ name: secret, last_name: secret, email, phone, description: secret, lessons: { 8: [68] } })
  const client_id = (await buildClient(database)).id
  const order = await buildOrder(database, clock.now, {
    client_id,
    status: 7,
    review_mark: '5',
    review_value: 5,
    review_status: 1,
    tutors: [{ id, state: 'appointed' }],
  })
  // staff changed what the tutor wrote, and spoke with them
  expect((await call(calls.saveTutorComment, { tutor_id: id, admin_comment: `${secret} ${phone}` }, { as: await staff() })).error).toBeNull()
  const [thread] = await drizzle.insert(chatThreads).values({ order_id: order.id, kind: 'client_tutor', client_id, tutor_id: id }).returning()
  await drizzle.insert(chatMessages).values([
    { thread_id: thread?.id ?? 0, sender: 'tutor', recipient: 'client', msg_text: `${secret} ${phone}` },
    { thread_id: thread?.id ?? 0, sender: 'client', recipient: 'tutor', msg_text: 'Добрый день' },
  ])
  await drizzle.insert(phoneCalls).values({ call_id: 'one', direction: 'in', phone, tutor_id: id, record_url: `https://example.test/${secret}` })
  const card = { provider: 'card_a', token: 'sealed', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2040 }
  await drizzle.insert(paymentCards).values({ tutor_id: id, ...card })

  clock.move({ days: 15 })
  await run()
  expect(await statusOf(id)).toBe(9)
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public'",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`select from ${name} one where one::text ~* $1 limit 1`, [`${secret}|zhasulan|7015550140`])
    if (rows.length > 0) found.push(name)
  }
  expect(found).toEqual([])

  const said = await drizzle
    .select({ text: chatMessages.msg_text })
    .from(chatMessages)
    .where(eq(chatMessages.thread_id, thread?.id ?? 0))
  expect(said.map(({ text }) => text).sort()).toEqual(['', 'Добрый день'])
  expect(await drizzle.select().from(paymentCards).where(eq(paymentCards.tutor_id, id))).toEqual([])
  const lines = await drizzle
    .select()
    .from(adminLog)
    .where(eq(adminLog.target, `tutor ${id}`))
  expect(lines.map(({ call: name, changes }) => [name, changes])).toEqual([['/admin/tutor/save_admin_comment', null]])
  expect((await drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id)))[0]).toMatchObject({ tutor_id: id, state: 'appointed' })
  expect((await call(calls.getTutorPrivacy, {}, { as })).error).toBe('unauthorized')
})
