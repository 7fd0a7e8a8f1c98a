import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkUnsubscribe, mergeClients, unsubscribeEmail } from '../../../schemas/index.ts'
import { clients } from '../../../server/clients/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { tellTutor } from '../../../server/orders/tell.ts'
import { deliverDue } from '../../../server/outbox/deliver.ts'
import { sendMail } from '../../../server/outbox/send.ts'
import { outbox } from '../../../server/outbox/table.ts'
import type { Subscription } from '../../../server/outbox/unsubscribe.ts'
import { seal } from '../../../server/seal.ts'
import { takesMail } from '../../../server/tutors/choices.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useSmtp } from '../../mocks/smtp.ts'

const smtp = await useSmtp()
const { app, call, clock, database, databases, host, outside, settings, signInAs } = await useApp({ environment: { SMTP_URL: smtp.url } })
const job = jobOf({ database, databases, settings, outside, log: app.log, clock: () => clock.now } as never)

/** Header fields as they are read: those that go over several lines are one. */
const headersOf = (raw: string) => raw.split(/\r?\n\r?\n/)[0]?.replaceAll(/\r?\n[ \t]+/g, ' ') ?? ''

/** Delivers what waits; answers the last mail. */
async function lastMail() {
  await deliverDue(job)
  const raw = headersOf(smtp.mails.at(-1)?.raw ?? '')
  const [row] = await database.drizzle.select().from(outbox).orderBy(outbox.id)
  await database.drizzle.delete(outbox)
  const address = /^List-Unsubscribe: <([^>]+)>$/im.exec(raw)?.[1]
  return { raw, text: row?.text ?? '', html: row?.html ?? '', address, token: address && new URL(address).searchParams.get('token') }
}
const orderMail = async (tutor_id: number) => {
  const order = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
  await job.transact((context) => tellTutor(context, 'tutor_potential_order', { order_id: order.id, tutor_id }))
  return lastMail()
}
const tutorNow = async (id: number) => {
  const [tutor] = await database.drizzle.select().from(tutors).where(eq(tutors.id, id))
  if (!tutor) throw new Error('no such tutor')
  return tutor
}

beforeAll(() => buildReference(database))

describe('a mail of a list', () => {
  test('says in its head and at its foot how to leave the list; a mail of one’s own doings does not', async () => {
    const tutor = await buildTutor(database)
    const { raw, text, html, address, token } = await orderMail(tutor.id)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
    expect(address).toMatch(new RegExp(`^http://${host}/api/api/email_unsubscribe\\?token=`))
    const page = `http://${host}/email_unsubscribe?token=`
    expect([text.includes(page), html.includes(page)]).toEqual([true, true])
    expect(Buffer.from(token ?? '', 'base64url').toString('latin1')).not.toContain('potential_orders')
    await job.transact((context) => sendMail(context, { template: 'tutor_published', to: 'a@example.test', lang: 'ru' }))
    const own = await lastMail()
    expect([own.address, own.text.includes('email_unsubscribe')]).toEqual([undefined, false])
  })

  test('is ended by a mail program’s own post, which comes from nowhere, and as often as it likes', async () => {
    const { id, version } = await buildTutor(database)
    const { address = '' } = await orderMail(id)
    const post = () =>
      app.inject({
        method: 'POST',
        url: address.replace(`http://${host}`, ''),
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    for (const _ of [1, 2]) expect((await post()).json()).toMatchObject({ status: 'success', data: { list: 'potential_orders' } })
    const tutor = await tutorNow(id)
    expect([takesMail(tutor, 'tutor_potential_order'), takesMail(tutor, 'tutor_personal_order')]).toEqual([false, true])
    // a form of theirs that is open hears of it
    expect(tutor.version).toBeGreaterThan(version)
  })

  test('is not ended by following its link', async () => {
    const { id } = await buildTutor(database)
    const { address = '' } = await orderMail(id)
    expect((await app.inject({ method: 'GET', url: address.replace(`http://${host}`, ''), headers: { host } })).statusCode).toBe(404)
    expect(takesMail(await tutorNow(id), 'tutor_potential_order')).toBe(true)
  })

  test('to a client is ended alike, and nothing else of theirs changes', async () => {
    const client = await buildClient(database, { email_subscriptions: { reminders: true, news: true, promo: false } })
    const list = { role: 'client', id: client.id, list: 'reminders' } as const
    await job.transact((context) => sendMail(context, { template: 'client_new_message', to: 'b@example.test', lang: 'ru', list }))
    const { token } = await lastMail()
    expect((await call(unsubscribeEmail, { token: token ?? '' })).data).toEqual({ list: 'reminders' })
    const [now] = await database.drizzle.select().from(clients).where(eq(clients.id, client.id))
    expect(now?.email_subscriptions).toEqual({ reminders: false, news: true, promo: false })
  })
})

test('a mail to an address that its client has taken away since ends nothing at their own', async () => {
  const client = await buildClient(database, { email_subscriptions: { reminders: true, news: true, promo: true } })
  const list = { role: 'client', id: client.id, list: 'news', email: 'former@example.test' } as const
  await job.transact((context) => sendMail(context, { template: 'client_new_message', to: 'former@example.test', lang: 'ru', list }))
  expect((await call(unsubscribeEmail, { token: (await lastMail()).token ?? '' })).error).toBeNull()
  const [now] = await database.drizzle.select().from(clients).where(eq(clients.id, client.id))
  expect(now?.email_subscriptions).toEqual(client.email_subscriptions)
})

test('a mail to an address that has become its client’s own since ends what they take there', async () => {
  const subscriptions = { reminders: true, news: true, promo: true }
  const client = await buildClient(database, { email: 'Was-beside@example.test', email_subscriptions: subscriptions })
  const list = { role: 'client', id: client.id, list: 'news', email: 'was-beside@example.test' } as const
  await job.transact((context) => sendMail(context, { template: 'client_new_message', to: list.email, lang: 'ru', list }))
  expect((await call(unsubscribeEmail, { token: (await lastMail()).token ?? '' })).error).toBeNull()
  const [now] = await database.drizzle.select().from(clients).where(eq(clients.id, client.id))
  expect(now?.email_subscriptions).toEqual({ ...subscriptions, news: false })
})

describe('a mail from before its client became another', () => {
  const named = { name: 1, email: 1, phone_plain: 1, phone_default_country_code: 1, lang: 1, city_id: 1 } as const
  const takesAll = { reminders: true, news: true, promo: true }
  const mergedInto = async (id: number, id2: number, fields: object = {}) => {
    const merge = { client_id: id, client_id2: id2, fields: { ...named, ...fields } }
    const { error } = await call(mergeClients, merge as never, { as: await signInAs({ admin: (await buildAdmin(database)).id }) })
    expect(error).toBeNull()
  }
  const tokenFor = async (list: Subscription) => {
    await job.transact((context) => sendMail(context, { template: 'client_new_message', to: 'b@example.test', lang: 'ru', list }))
    return { token: (await lastMail()).token ?? '' }
  }
  const clientNow = async (id: number) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]

  test('ends those that the one whom they became takes at that address, be it their own or one beside it', async () => {
    const additional_emails = [{ email: 'second@example.test', subscriptions: takesAll }]
    const [first, second, last] = [
      await buildClient(database, { email_subscriptions: takesAll }),
      await buildClient(database, { email_subscriptions: takesAll, additional_emails }),
      await buildClient(database, { email_subscriptions: takesAll }),
    ]
    const own = await tokenFor({ role: 'client', id: second.id, list: 'news' })
    const beside = await tokenFor({ role: 'client', id: second.id, list: 'promo', email: 'second@example.test' })
    await mergedInto(first.id, second.id, { email: 2 })
    await database.drizzle.update(clients).set({ email: second.email?.toUpperCase() }).where(eq(clients.id, first.id))
    await mergedInto(last.id, first.id, { email: 2 })
    for (const token of [own, beside]) for (const asked of [checkUnsubscribe, unsubscribeEmail]) expect((await call(asked, token)).error).toBeNull()
    expect(await clientNow(last.id)).toMatchObject({
      email: second.email?.toUpperCase(),
      email_subscriptions: { ...takesAll, news: false },
      additional_emails: [{ email: 'second@example.test', subscriptions: { ...takesAll, promo: false } }],
    })
  })

  test('ends nothing, and does not say that it did, where the address did not go along', async () => {
    const [first, second] = [await buildClient(database), await buildClient(database)]
    const tokens = [
      await tokenFor({ role: 'client', id: second.id, list: 'reminders' }),
      await tokenFor({ role: 'client', id: second.id, list: 'reminders', email: 'never@example.test' }),
    ]
    await mergedInto(first.id, second.id)
    for (const token of tokens)
      for (const asked of [checkUnsubscribe, unsubscribeEmail]) expect((await call(asked, token)).error).toBe('token_invalid')
    expect(await clientNow(first.id)).toMatchObject({ email_subscriptions: first.email_subscriptions })
  })
})

test('a token that is not ours, of another edition or of nobody ends nothing', async () => {
  const { id } = await buildTutor(database)
  const { token = '' } = await orderMail(id)
  const forged = `${token?.slice(0, -4)}AAAA`
  const elsewhere = seal(`tutor ${id} news`, settings.secret, 'unsubscribe pl')
  for (const one of [forged, elsewhere, 'tutor 1 news', 'x'.repeat(1000)])
    for (const asked of [unsubscribeEmail, checkUnsubscribe])
      expect(await call(asked, { token: one })).toMatchObject({ code: 409, error: 'token_invalid' })
  const nobody = { role: 'tutor', id: 999_999, list: 'news' } as const
  await job.transact((context) => sendMail(context, { template: 'tutor_published', to: 'c@example.test', lang: 'ru', list: nobody }))
  for (const asked of [unsubscribeEmail, checkUnsubscribe])
    expect((await call(asked, { token: (await lastMail()).token ?? '' })).error).toBe('token_invalid')
})

test('a token is looked at before the press, which ends nothing', async () => {
  const { id } = await buildTutor(database)
  const { token = '' } = await orderMail(id)
  expect((await call(checkUnsubscribe, { token: token ?? '' })).status).toBe('success')
  expect(takesMail(await tutorNow(id), 'tutor_potential_order')).toBe(true)
})
