import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOutboxRow, retryOutboxRow } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { deliver } from '../../../server/outbox/deliver.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { emailProfiles } from '../../../server/outbox/template-tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { useSmtp } from '../../mocks/smtp.ts'

const smtp = await useSmtp()
const { app, call, clock, database, outside, settings, signInAs } = await useApp({ environment: { SMTP_URL: smtp.url } })
const as = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })
const { drizzle } = database
const delivering = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })

type Row = typeof outbox.$inferInsert
async function message(more: Partial<Row> = {}) {
  const dead = { state: 'dead' as const, tries: 4, last_error: 'connect ECONNREFUSED 127.0.0.1:25' }
  const mail = {
    channel: 'mail' as const,
    template: 'client_order_created',
    recipient: 'dana@mail.test',
    subject: 'Docento',
    text: 'Docento',
    lang: 'ru',
  }
  const [row] = await drizzle
    .insert(outbox)
    .values({ ...mail, ...dead, ...more })
    .returning()
  return row?.id ?? 0
}
const stateOf = async (id: number) => (await drizzle.select().from(outbox).where(eq(outbox.id, id)))[0]
const canRetry = async (id: number) => (await call(getOutboxRow, { id }, { as })).data.row.can_retry

beforeEach(() => {
  smtp.mails.length = 0
  smtp.refuses = false
})

describe('a message that was given up', () => {
  test('goes on its way again, with all its tries before it', async () => {
    const id = await message()
    const { data } = await call(retryOutboxRow, { id }, { as })
    expect(data.message).toMatchObject({ state: 'waiting', tries: 0, can_retry: false })
    smtp.refuses = true
    await deliver(delivering, id)
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', tries: 1 })
    smtp.refuses = false
    clock.move({ minutes: 1 })
    await deliver(delivering, id)
    expect(await stateOf(id)).toMatchObject({ state: 'delivered' })
    expect(smtp.mails).toHaveLength(1)
    const [line] = await drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1)
    expect(line).toMatchObject({ call: '/rest/outbox/{id}/retry', target: `message ${id}`, changes: { state: { before: 'dead', after: 'waiting' } } })
  })

  test('is not sent without the code that is erased from it', async () => {
    const id = await message({ text: 'Код {secret}' })
    expect(await canRetry(id)).toBe(false)
    expect((await call(retryOutboxRow, { id }, { as })).error).toBe('wrong_status')
  })
})

describe('a message that was only kept', () => {
  test('goes once its service is there, and not before', async () => {
    const kept = { state: 'kept' as const, tries: 0, last_error: '' }
    expect((await call(retryOutboxRow, { id: await message(kept) }, { as })).data.message.state).toBe('waiting')
    const text = await message({ ...kept, channel: 'sms', recipient: '+77010000001' })
    expect(await canRetry(text)).toBe(false)
    expect((await call(retryOutboxRow, { id: text }, { as })).error).toBe('wrong_status')
  })
})

test.each(['waiting', 'delivered'] as const)('a message that is %s is not sent again', async (state) => {
  const id = await message({ state })
  expect((await call(retryOutboxRow, { id }, { as })).error).toBe('wrong_status')
})

test('a message with a sender of its own goes by the server of that sender', async () => {
  const [profile] = await drizzle
    .insert(emailProfiles)
    .values({ name: 'Школа', from_name: 'Docento', from_email: 'a@docento.test', smtp_host: 'smtp.example.test' })
    .returning()
  expect(await canRetry(await message({ profile_id: profile?.id ?? null }))).toBe(true)
})

test('an unknown message is not found', async () => {
  expect((await call(retryOutboxRow, { id: 999_999 }, { as })).error).toBe('not_found')
})
