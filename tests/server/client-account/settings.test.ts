import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  checkClientSubscription,
  confirmClientContact,
  confirmClientSubscription,
  getClientSettings,
  loginClientByCode,
  saveClientProfile,
  setClientContact,
  subscribeClient,
} from '../../../schemas/index.ts'
import { codes } from '../../../server/auth/table.ts'
import { clients } from '../../../server/clients/table.ts'
import { seal, unseal } from '../../../server/seal.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'

const app = await useApp()
const { call, clock, database, settings, signInAs } = app
await buildReference(database)
type Client = Awaited<ReturnType<typeof buildClient>>
let client: Client
let as = ''
beforeEach(async () => {
  clock.move({ days: 2 })
  client = await buildClient(database, { email_confirmed: true, phone_confirmed: true })
  as = await signInAs({ client: client.id })
})
const rowOf = async ({ id }: Client) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]
const all = { reminders: true, news: true, promo: true }
const codeIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1] ?? ''

describe('the profile', () => {
  test('what is sent is saved, what is not stays, and what is given can be sent back', async () => {
    const { data } = await call(saveClientProfile, { client: { name: ' Сауле ', city_id: 9 } }, { as })
    expect(data.client).toMatchObject({ name: 'Сауле', last_name: '', lang: 'ru', city_id: 9 })
    const more = await call(saveClientProfile, { client: JSON.stringify({ last_name: 'Ким' }) } as never, { as })
    expect(more.data.client).toMatchObject({ name: 'Сауле', last_name: 'Ким', city_id: 9 })
    const { deletion: _, ...given } = (await call(getClientSettings, {}, { as })).data
    expect((await call(saveClientProfile, { client: given as never }, { as })).data.client).toEqual(given)
    expect((await call(saveClientProfile, { client: { last_name: '', city_id: null } }, { as })).data.client).toMatchObject({
      last_name: '',
      city_id: null,
    })
  })

  test.each<[string, object, object]>([
    ['a name of one letter', { name: 'А' }, { name: 'too_small' }],
    ['a name of 51', { name: 'А'.repeat(51) }, { name: 'too_big' }],
    ['a number for a name', { name: 7 }, { name: 'invalid_type' }],
    ['a phone in the name, which tutors read before an appointment', { name: 'Дана 8 701 123 45 67' }, { name: 'contacts' }],
    ['a last name of one letter', { last_name: 'К' }, { last_name: 'too_small' }],
    ['a language that the edition does not speak', { lang: 'pl' }, { lang: 'invalid_value' }],
    ['a city that there is not', { city_id: 999_999 }, { city_id: 'not_found' }],
    ['a city below zero', { city_id: -1 }, { city_id: 'too_small' }],
  ])('%s is refused at its field, and nothing changes', async (_, wrong, error) => {
    expect((await call(saveClientProfile, { client: { city_id: 9, name: 'Другая', ...wrong } as never }, { as })).error).toEqual(error)
    expect(await rowOf(client)).toEqual(client)
  })

  test('contacts in it are not taken', async () => {
    await call(saveClientProfile, { client: { email: 'new@example.test', phone_plain: '7015550000', blacklisted: true } as never }, { as })
    expect(await rowOf(client)).toEqual({ ...client, version: client.version + 1 })
  })
})

describe('lists of mails', () => {
  test("of the client's own address change at once, each alone", async () => {
    for (const email of [undefined, client.email?.toUpperCase()]) {
      const { data } = await call(subscribeClient, { email, subscriptions: { promo: email !== undefined } }, { as })
      expect(data).toMatchObject({ is_mailed: false, client: { email_subscriptions: { reminders: true, news: false, promo: email !== undefined } } })
    }
  })

  test('of another address are stored only when its owner follows the link, and never change the address of the account', async () => {
    const email = `parent${client.id}@example.test`
    const { data } = await call(subscribeClient, { email, subscriptions: { news: true } }, { as })
    expect([data.is_mailed, (await rowOf(client))?.additional_emails]).toEqual([true, []])
    const { text, template } = await lastMessageTo(app, email)
    expect(template).toBe('client_subscription')
    expect((await call(checkClientSubscription, { code: codeIn(text) })).status).toBe('success')
    expect((await rowOf(client))?.additional_emails).toEqual([])
    for (const _ of [1, 2]) expect((await call(confirmClientSubscription, { code: codeIn(text) })).status).toBe('success')
    const row = await rowOf(client)
    expect(row?.additional_emails).toEqual([{ email, subscriptions: { reminders: false, news: true, promo: false } }])
    expect(row?.email).toBe(client.email)
    const off = await call(subscribeClient, { email, subscriptions: { news: false } }, { as })
    expect([off.data.is_mailed, off.data.client.additional_emails]).toEqual([false, []])
  })

  test('a link works for seven days, for a client who is there', async () => {
    await call(subscribeClient, { email: `late${client.id}@example.test`, subscriptions: all }, { as })
    const code = codeIn((await lastMessageTo(app, `late${client.id}@example.test`)).text)
    const expectWorthless = async (code: string) => {
      for (const asked of [checkClientSubscription, confirmClientSubscription]) expect((await call(asked, { code })).error).toBe('token_invalid')
    }
    clock.move({ days: 7, seconds: 1 })
    await expectWorthless(code)
    clock.move({ days: -7 })
    await expectWorthless(`x${code}`)
    await database.drizzle.update(clients).set({ deleted_at: clock.now }).where(eq(clients.id, client.id))
    await expectWorthless(code)
  })

  test('a link of another edition, where another has the number, takes no address on', async () => {
    await call(subscribeClient, { email: `far${client.id}@example.test`, subscriptions: all }, { as })
    const asked = unseal(codeIn((await lastMessageTo(app, `far${client.id}@example.test`)).text), settings.secret, 'subscription kz') ?? ''
    const code = seal(asked, settings.secret, 'subscription pl')
    expect((await call(confirmClientSubscription, { code })).error).toBe('token_invalid')
    expect((await rowOf(client))?.additional_emails).toEqual([])
  })

  test('five addresses are enough, an address without any list is none, and an address is written to once a minute', async () => {
    const additional_emails = [1, 2, 3, 4, 5].map((n) => ({ email: `n${n}@example.test`, subscriptions: all }))
    const other = await buildClient(database, { additional_emails })
    const theirs = await signInAs({ client: other.id })
    expect((await call(subscribeClient, { email: 'sixth@example.test', subscriptions: all }, { as: theirs })).error).toEqual({
      email: 'email_too_many',
    })
    expect((await call(subscribeClient, { email: 'none@example.test', subscriptions: {} }, { as })).error).toEqual({ subscriptions: 'required' })
    const twice = [1, 2].map(() => call(subscribeClient, { email: 'twice@example.test', subscriptions: all }, { as }))
    expect((await Promise.all(twice)).map(({ code }) => code).sort()).toEqual([200, 429])
  })
})

describe('a contact', () => {
  const phone = () => `701999${String(client.id).padStart(4, '0')}`

  test('changes by the code that went to the new one; until then the old one stays', async () => {
    expect((await call(setClientContact, { phone_plain: phone() }, { as })).data).toMatchObject({ channel: 'sms', resend_after: 60 })
    const { secret, template } = await lastMessageTo(app, `+7${phone()}`)
    expect([template, (await rowOf(client))?.phone]).toEqual(['client_contact_code', client.phone])
    expect((await call(confirmClientContact, { code: '000000x' }, { as })).error).toBe('code_wrong')
    const { data, auth } = await call(confirmClientContact, { code: secret }, { as })
    expect([data.client.phone_plain, data.client.phone_confirmed, auth?.client_info?.phone_plain]).toEqual([`+7${phone()}`, true, `+7${phone()}`])
    expect((await call(confirmClientContact, { code: secret }, { as })).error).toBe('already_confirmed')
  })

  test('that is unconfirmed is confirmed in the same way; a confirmed one needs nothing', async () => {
    const email = (client.email ?? '').toUpperCase()
    expect((await call(setClientContact, { email }, { as })).error).toBe('already_confirmed')
    await database.drizzle.update(clients).set({ email_confirmed: false }).where(eq(clients.id, client.id))
    await call(setClientContact, { email }, { as })
    const { secret } = await lastMessageTo(app, client.email ?? '')
    expect((await call(confirmClientContact, { code: secret }, { as })).data.client.email_confirmed).toBe(true)
  })

  test('that is an address tells the one before, if that was confirmed', async () => {
    const mover = await buildClient(database, { email_confirmed: true })
    const theirs = await signInAs({ client: mover.id })
    const moveTo = async (email: string) => {
      await call(setClientContact, { email }, { as: theirs })
      const { secret } = await lastMessageTo(app, email)
      expect((await call(confirmClientContact, { code: secret }, { as: theirs })).data.client.email).toBe(email)
    }
    await moveTo('moved@example.test')
    const { template, text } = await lastMessageTo(app, mover.email ?? '')
    expect([template, text.includes('moved@')]).toEqual(['email_changed', false])
    await database.drizzle.update(clients).set({ email_confirmed: false }).where(eq(clients.id, mover.id))
    await moveTo('once-more@example.test')
    expect((await lastMessageTo(app, 'moved@example.test')).template).toBe('client_contact_code')
  })

  test('that becomes the account’s own address is none beside it any more, nor by a link that is followed later', async () => {
    const [beside, other] = [`beside${client.id}@example.test`, `other${client.id}@example.test`]
    await call(subscribeClient, { email: beside, subscriptions: all }, { as })
    const code = codeIn((await lastMessageTo(app, beside)).text)
    await call(confirmClientSubscription, { code })
    await call(subscribeClient, { email: other, subscriptions: all }, { as })
    await call(confirmClientSubscription, { code: codeIn((await lastMessageTo(app, other)).text) })
    clock.move({ minutes: 2 })
    await call(setClientContact, { email: beside.toUpperCase() }, { as })
    const { data } = await call(confirmClientContact, { code: (await lastMessageTo(app, beside)).secret }, { as })
    expect(data.client).toMatchObject({ email: beside, additional_emails: [{ email: other }] })
    expect((await call(confirmClientSubscription, { code })).error).toBeNull()
    expect((await rowOf(client))?.additional_emails).toEqual([{ email: other, subscriptions: all }])
  })

  test("of somebody else's is not told before its owner shows the code", async () => {
    const other = await buildClient(database)
    expect((await call(setClientContact, { email: other.email ?? '' }, { as })).status).toBe('success')
    const { secret } = await lastMessageTo(app, other.email ?? '')
    expect((await call(confirmClientContact, { code: secret }, { as })).error).toEqual({ email: 'email_taken' })
    expect((await rowOf(client))?.email).toBe(client.email)
  })

  test('code fits its client alone, signs nobody in, and is tried five times', async () => {
    await call(setClientContact, { email: `five${client.id}@example.test` }, { as })
    const { secret } = await lastMessageTo(app, `five${client.id}@example.test`)
    const [sent] = await database.drizzle.select().from(codes).where(eq(codes.client_id, client.id))
    expect((await call(loginClientByCode, { client_id: sent?.id ?? 0, auth_code: secret })).error).toBe('code_wrong')
    const other = await signInAs({ client: (await buildClient(database)).id })
    expect((await call(confirmClientContact, { code: secret }, { as: other })).error).toBe('code_expired')
    for (let tries = 0; tries < 4; tries += 1) expect((await call(confirmClientContact, { code: '000000x' }, { as })).error).toBe('code_wrong')
    expect((await call(confirmClientContact, { code: secret }, { as })).error).toBe('code_attempts')
  })

  test('of nobody, or one that can’t be, is refused at its field', async () => {
    const before = (await readMessages(app)).length
    expect((await call(setClientContact, {}, { as })).error).toEqual({ phone_plain: 'required' })
    expect((await call(setClientContact, { phone_plain: '12' }, { as })).error).toHaveProperty('phone_plain')
    expect((await call(setClientContact, { email: 'nobody' }, { as })).error).toEqual({ email: 'invalid_format' })
    expect((await readMessages(app)).length).toBe(before)
  })
})

test.each<[string, (email: string) => Promise<{ error: unknown }>]>([
  ['The code for another contact', (email) => call(setClientContact, { email }, { as })],
  ['The link of a further address', (email) => call(subscribeClient, { email, subscriptions: all }, { as })],
])('%s is mailed in a client’s name five times a day, to however many addresses', async (_, ask) => {
  const errorAt = async (n: number) => (await ask(`number${n}-of${client.id}@example.test`)).error
  for (const n of [1, 2, 3, 4, 5]) expect(await errorAt(n)).toBeNull()
  expect(await errorAt(6)).toBe('too_many_requests')
  clock.move({ days: 1, seconds: 1 })
  expect(await errorAt(7)).toBeNull()
})
