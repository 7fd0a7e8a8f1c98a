import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getOutboxRow, listOutbox } from '../../../schemas/index.ts'
import type { Context } from '../../../server/context.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { sendMail, sendSms } from '../../../server/outbox/send.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { app, call, signInAs, clock, database, outside, settings } = await useApp()
const owner = await signInAs({ admin: (await buildAdmin(database)).id })
const job = (mode: typeof settings.mode = 'demo') =>
  jobOf({ database, settings: { ...settings, mode }, outside, log: app.log, clock: () => clock.now })
const code = (context: Context) => sendMail(context, { template: 'client_auth_code', to: 'a@example.test', lang: 'ru', secret: '123456' })
const last = async () => {
  const { data } = await call(listOutbox, { range: [0, 0] }, { as: owner })
  const [row] = data.rows
  if (!row) throw new Error('the outbox is empty')
  return row
}

test('a mail is kept where no mail service is set, and staff read the code in it', async () => {
  await job().transact(code)
  expect(await last()).toMatchObject({ channel: 'mail', state: 'kept', recipient: 'a@example.test', lang: 'ru', tries: 0 })
  expect((await last()).text).toContain('Ваш код: 123456')
})

test('the code is encrypted in the database', async () => {
  await job().transact(code)
  const [row] = await database.drizzle
    .select()
    .from(outbox)
    .where(eq(outbox.id, (await last()).id))
  expect(JSON.stringify(row)).not.toContain('123456')
})

test('production keeps no code of a mail that stays, and shows none', async () => {
  await job('production').transact(code)
  const { text, html } = await last()
  expect(text + html).not.toContain('123456')
  expect(text).toContain('••••••')
})

test('nothing is sent when the transaction fails', async () => {
  const { id } = await last()
  await expect(
    job().transact(async (context) => {
      await code(context)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect((await last()).id).toBe(id)
})

test('what people typed is neither HTML nor a place for the code', async () => {
  const words = { client_name: '<b>{secret}</b>', lessons_name: 'Математика', order_id: '7' }
  await job().transact((context) =>
    sendMail(context, { template: 'tutor_personal_order', to: 'a@example.test', lang: 'ru', words, secret: '999999' }),
  )
  const { html, text } = await last()
  expect(html).not.toContain('<b>')
  expect(text).toContain('<b>secret</b>')
  expect(text).not.toContain('999999')
})

test('a language that the edition does not speak becomes its own', async () => {
  await job().transact((context) => sendSms(context, { template: 'client_auth_code', to: '+77010000001', lang: 'pl', secret: '1' }))
  expect(await last()).toMatchObject({ lang: 'ru', channel: 'sms', subject: '' })
})

test('the list is filtered by channel, state, template and text', async () => {
  const found = async (filter: object) => (await call(listOutbox, { filter }, { as: owner })).data.total_count
  const all = await found({})
  expect(await found({ channel: 'sms' })).toBe(1)
  expect(await found({ state: 'waiting' })).toBe(0)
  expect(await found({ template: 'tutor_personal_order' })).toBe(1)
  expect(await found({ q: 'Математика' })).toBe(1)
  expect(await found({ q: '%' })).toBe(0)
  expect(await found({ state: 'kept' })).toBe(all)
})

test.each([2, 3])('staff of status %i do not read the outbox', async (status) => {
  const as = await signInAs({ admin: (await buildAdmin(database, { status })).id })
  expect((await call(listOutbox, {}, { as })).code).toBe(403)
})

test('an unknown message is not found', async () => {
  expect((await call(getOutboxRow, { id: 999_999 }, { as: owner })).error).toBe('not_found')
})
