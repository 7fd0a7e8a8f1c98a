import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { AWAY_MINUTES, loginByToken } from '../../../schemas/index.ts'
import { tellAway } from '../../../server/chat/away.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { chatMessages, chatThreads, clients, outbox, tutors } from '../../../server/tables.ts'
import { markRead, say, threadFor } from '../../../server/threads/write.ts'
import { useApp } from '../../app.ts'
import { codeOf } from '../../build/away.ts'
import { buildClient } from '../../build/clients.ts'
import { readMessages } from '../../build/messages.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSockets } from '../../build/sockets.ts'
import { buildTutor } from '../../build/tutors.ts'

const testApp = await useApp()
const { app, call, clock, database, host, outside, settings, signInAs } = testApp
const open = await useSockets(testApp)
await buildReference(database)
let client = await buildClient(database)
let tutor = await buildTutor(database)
let order_id = 0
beforeEach(async () => {
  client = await buildClient(database, { name: 'Дана' })
  tutor = await buildTutor(database, { name: 'Азамат', last_name: 'Ержанов' })
  order_id = (await buildOrder(database, clock.now, { client_id: client.id, status: 3, tutors: [{ id: tutor.id, state: 'responded' }] })).id
  await database.drizzle.delete(chatThreads)
  await database.drizzle.delete(outbox)
})
const { transact } = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
const pass = async (minutes: number) => {
  clock.move({ minutes })
  await transact(tellAway)
}
type Kind = 'client_admin' | 'tutor_admin' | 'client_tutor'
const write = (kind: Kind, sender: 'client' | 'tutor' | 'admin', msg_text: string, more: object = {}) =>
  database.transaction(async (tx) => {
    const recipient = kind.split('_').find((role) => role !== sender) as 'client'
    const talk = { order_id, kind, client_id: kind === 'tutor_admin' ? null : client.id, tutor_id: kind === 'client_admin' ? null : tutor.id }
    const thread = await threadFor(tx, talk)
    return say({ tx, now: clock.now, settings, siteUrl: 'http://kz.localhost' }, thread.id, { sender, recipient, msg_text, ...more })
  })
const mails = () => readMessages({ database, settings })

describe('who has no page of the chat open', () => {
  test.each([
    ['leading there over a page of ours', 'Урок тут: {url}.', 'Урок тут: {away}.'],
    ['left out where it would be cut', `${'я'.repeat(290)} {url}`, `${'я'.repeat(290)} …`],
  ])('reads in the mail a link to another site, %s', async (_, written, read) => {
    const url = 'https://meet.example/room-7'
    await write('client_admin', 'admin', written.replace('{url}', url))
    await pass(1)
    const [mail] = await mails()
    const away = `http://${host}/away?code=${await codeOf(database, url)}`
    expect(mail?.text.split('\n\n')).toContain(read.replace('{away}', away))
  })

  test('is told by mail that a tutor wrote, with a link that opens the chat', async () => {
    await write('client_tutor', 'tutor', 'Могу в четверг, +7 701 123 45 67')
    await pass(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'client_new_message', to: client.email, order_id, subject: 'Новое сообщение: Азамат' })
    expect(mail?.text).toContain('Могу в четверг, ***')
    expect(mail?.text).toContain(`/client_chats/chat/?order_id=${order_id}&recipient=tutor&recipient_id=${tutor.id}&ak=${mail?.secret}`)
    expect((await call(loginByToken, { auth_token: mail?.secret ?? '' })).auth?.client_info?.id).toBe(client.id)
  })

  test('is told at each further address too that takes reminders, which may be somebody else’s: its link signs nobody in', async () => {
    const takes = (email: string, reminders: boolean) => ({ email, subscriptions: { reminders, news: !reminders, promo: false } })
    const additional_emails = [takes('mum@example.test', true), takes('dad@example.test', false)]
    await database.drizzle.update(clients).set({ additional_emails }).where(eq(clients.id, client.id))
    await write('client_tutor', 'tutor', 'Могу в четверг')
    await pass(1)
    const sent = await mails()
    expect(sent.map(({ to, secret }) => [to, Boolean(secret)])).toEqual([
      [client.email, true],
      ['mum@example.test', false],
    ])
    expect(sent[1]?.text).toContain(`/client_chats/chat/?order_id=${order_id}&recipient=tutor&recipient_id=${tutor.id}`)
    expect(sent[1]?.text).not.toContain('ak=')
  })

  test.each([
    ['client_tutor', 'client', 'client_chat_block', 'Дана'],
    ['tutor_admin', 'admin', 'admin_chat_block', 'Docento'],
  ] as const)('is told by mail, as a tutor, of %s', async (kind, sender, anchor, name) => {
    await write(kind, sender, 'Здравствуйте')
    await pass(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ template: 'tutor_new_message', to: tutor.email, subject: `Новое сообщение: ${name}` })
    expect(mail?.text).toContain(`/zayavka/${order_id}/#${anchor}`)
  })

  test('is told once of what they have not read, however long that is, and of the next not before its time', async () => {
    await write('client_tutor', 'tutor', 'Раз')
    await pass(1)
    await write('client_tutor', 'tutor', 'Два')
    await pass(AWAY_MINUTES - 1)
    expect(await mails()).toHaveLength(1)
    await pass(1)
    expect((await mails()).map(({ text }) => /Раз|Два/.exec(text)?.[0])).toEqual(['Раз', 'Два'])
    await pass(10 * AWAY_MINUTES)
    expect(await mails()).toHaveLength(2)
  })

  test('is told of each thread by itself', async () => {
    await write('client_tutor', 'tutor', 'Раз')
    await write('client_admin', 'admin', 'Два')
    await pass(1)
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Новое сообщение: Азамат', 'Новое сообщение: Docento'])
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'who left the list of clients',
      () =>
        database.drizzle
          .update(clients)
          .set({ email_subscriptions: { reminders: false, news: true, promo: true } })
          .where(eq(clients.id, client.id)),
    ],
    ['who has no address', () => database.drizzle.update(clients).set({ email: null }).where(eq(clients.id, client.id))],
    ['who is deleted', () => database.drizzle.update(clients).set({ deleted_at: clock.now }).where(eq(clients.id, client.id))],
    ['who has read it meanwhile', () => database.transaction((tx) => markRead({ tx, now: clock.now }, 'client', sql`true`))],
    ['of a message that was taken back', () => database.drizzle.update(chatMessages).set({ deleted_at: clock.now })],
    ['of what the product wrote by itself', () => database.drizzle.update(chatMessages).set({ auto_msg: true })],
    ['of what is a day old, as when the product stood still', async () => clock.move({ days: 1 })],
    [
      'who has it by a messenger',
      () =>
        database.drizzle.execute(sql`with sent as (insert into outbox (channel, template, lang, recipient, text, state) values ('viber', 'chat', 'ru', '+77010000000', 'a', 'kept') returning id)
      update chat_messages set outbox_id = (select id from sent) where recipient = 'client' and outbox_id is null and read_at is null`),
    ],
  ])('is told nothing: %s', async (_, change) => {
    await write('client_tutor', 'tutor', 'Раз')
    await change()
    await pass(1)
    expect((await mails()).filter(({ channel }) => channel === 'mail')).toEqual([])
  })

  test.each<[string, Partial<typeof tutors.$inferInsert>]>([
    ['who left the list of tutors', { settings: { new_orders: false } }],
    ['a tutor who is deleted', { status: 8 }],
    ['a tutor who is blocked', { status: 5 }],
  ])('%s is told nothing', async (_, row) => {
    await database.drizzle.update(tutors).set(row).where(eq(tutors.id, tutor.id))
    await write('client_tutor', 'client', 'Раз')
    await pass(1)
    expect(await mails()).toEqual([])
  })
})

test('who has a page open is told there alone, and the sender sees that it arrived', async () => {
  const [page, sender] = [
    await open({ role: 'client', id: client.id, as: await signInAs({ client: client.id }) }),
    await open({ role: 'tutor', id: tutor.id, order_id, as: await signInAs({ tutor: tutor.id }) }),
  ]
  await write('client_tutor', 'tutor', 'Раз')
  await expect.poll(() => page.messages()).toHaveLength(1)
  await expect.poll(() => sender.messages()[0]?.delivered_at).toBe(clock.now.getTime() / 1000)
  await pass(1)
  expect(await mails()).toEqual([])
})

test('who has a page open that only counts what waits is told by mail too, and it has not arrived', async () => {
  const page = await open({ role: 'client', id: client.id, news: 1, as: await signInAs({ client: client.id }) })
  await write('client_tutor', 'tutor', 'Раз')
  await expect.poll(() => page.messages()).toHaveLength(1)
  await pass(1)
  expect(await mails()).toHaveLength(1)
  expect(page.messages().map(({ delivered_at }) => delivered_at)).toEqual([null])
})

test('who comes back has it delivered, not read', async () => {
  const id = await write('client_tutor', 'tutor', 'Раз')
  const sender = await open({ role: 'tutor', id: tutor.id, order_id, as: await signInAs({ tutor: tutor.id }) })
  await open({ role: 'client', id: client.id, after: id - 1, as: await signInAs({ client: client.id }) })
  await expect.poll(() => sender.messages()[0]).toMatchObject({ delivered_at: clock.now.getTime() / 1000, read_at: null })
})
