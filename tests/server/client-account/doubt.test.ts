import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerDoubt, getClientCode, getRole, loginClientByCode } from '../../../schemas/index.ts'
import { clients } from '../../../server/clients/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'

const app = await useApp()
const { call, clock, database } = app
const plain = (phone: string | null) => (phone ?? '').replace('+7', '')
type Client = Awaited<ReturnType<typeof buildClient>>
const rowOf = async ({ id }: Client) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]
const phone = { proved: 'email', doubted: 'phone' } as const
const email = { proved: 'phone', doubted: 'email' } as const
beforeEach(() => clock.move({ days: 2 }))

/** A client of whom nothing was proved signs in on another device by one contact. Answers their session, and what it is told. */
async function signIn({ proved }: { proved: 'phone' | 'email' }, client: Client) {
  const asked = await call(getClientCode, proved === 'phone' ? { phone_plain: plain(client.phone) } : { email: client.email ?? '' })
  const { secret } = await lastMessageTo(app, client[proved] ?? '')
  const { auth, session } = await call(loginClientByCode, { client_id: asked.data.client_id, auth_code: secret })
  return { as: session ?? '', doubted: auth?.client_info?.doubted_contact }
}
const doubtedOf = async (as: string) => (await call(getRole, {}, { as })).auth?.client_info?.doubted_contact

describe.each([phone, email])('the $doubted of who signs in by the $proved', (kind) => {
  test('is asked about, and neither known to the site nor a way in until then', async () => {
    const client = await buildClient(database)
    const { doubted } = await signIn(kind, client)
    expect(doubted).toBe(client[kind.doubted])
    const before = (await readMessages(app)).length
    await call(getClientCode, kind.doubted === 'phone' ? { phone_plain: plain(client.phone) } : { email: client.email ?? '' })
    expect((await readMessages(app)).length).toBe(before)
  })

  test.each([
    [true, 'comes back, not confirmed'],
    [false, 'is forgotten'],
  ])('by the answer %j %s, and nobody is asked again', async (is_mine) => {
    const client = await buildClient(database)
    const { as } = await signIn(kind, client)
    const { auth } = await call(answerDoubt, { is_mine }, { as })
    expect(auth?.client_info?.doubted_contact).toBeNull()
    const kept = is_mine ? client[kind.doubted] : null
    expect(await rowOf(client)).toMatchObject({ [kind.doubted]: kept, [`${kind.doubted}_confirmed`]: false, doubted_contact: null })
  })

  test('that another client has by now is refused, and can still be dropped', async () => {
    const client = await buildClient(database)
    const { as } = await signIn(kind, client)
    const other = await buildClient(database, { [kind.doubted]: client[kind.doubted] })
    expect((await call(answerDoubt, { is_mine: true }, { as })).error).toBe(`${kind.doubted}_taken`)
    expect(await doubtedOf(as)).toBe(client[kind.doubted])
    expect((await call(answerDoubt, { is_mine: false }, { as })).status).toBe('success')
    expect(await rowOf(other)).toMatchObject({ [kind.doubted]: client[kind.doubted] })
  })

  test('that a deleted client still holds is free', async () => {
    const client = await buildClient(database)
    const { as } = await signIn(kind, client)
    await buildClient(database, { [kind.doubted]: client[kind.doubted], deleted_at: clock.now })
    expect((await call(answerDoubt, { is_mine: true }, { as })).status).toBe('success')
    expect(await rowOf(client)).toMatchObject({ [kind.doubted]: client[kind.doubted] })
  })

  test('is no question any more where another stands in its place', async () => {
    const client = await buildClient(database)
    const { as } = await signIn(kind, client)
    const other = kind.doubted === 'phone' ? `+7702${plain(client.phone).slice(3)}` : `new-${client.email}`
    await database.drizzle
      .update(clients)
      .set({ [kind.doubted]: other })
      .where(eq(clients.id, client.id))
    expect(await doubtedOf(as)).toBeNull()
    await call(answerDoubt, { is_mine: true }, { as })
    expect(await rowOf(client)).toMatchObject({ [kind.doubted]: other, doubted_contact: null })
  })
})

test('an answer to no question changes no contact', async () => {
  const client = await buildClient(database, { phone_confirmed: true })
  const as = await app.signInAs({ client: client.id })
  expect((await call(answerDoubt, { is_mine: true }, { as })).status).toBe('success')
  const { phone, email, phone_confirmed } = client
  expect(await rowOf(client)).toMatchObject({ phone, email, phone_confirmed, doubted_contact: null })
})

test('an address that comes back is the account’s own, and none beside it', async () => {
  const client = await buildClient(database)
  const { as } = await signIn(email, client)
  const beside = { email: client.email ?? '', subscriptions: { reminders: true, news: false, promo: false } }
  await database.drizzle
    .update(clients)
    .set({ additional_emails: [beside] })
    .where(eq(clients.id, client.id))
  await call(answerDoubt, { is_mine: true }, { as })
  expect(await rowOf(client)).toMatchObject({ email: client.email, additional_emails: [] })
})
