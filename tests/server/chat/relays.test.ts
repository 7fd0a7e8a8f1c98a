import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOrder, type Relay, relays, SERVICE } from '../../../schemas/index.ts'
import { noteRelayed } from '../../../server/chat/relayed.ts'
import { send } from '../../../server/chat/send.ts'
import { deliver } from '../../../server/outbox/deliver.ts'
import { openMessengers } from '../../../server/outside/messengers.ts'
import { signatureOf } from '../../../server/outside/signed.ts'
import { chatMessages, clients, outbox } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useGateway } from '../../mocks/gateway.ts'

const gateway = await useGateway()
const environment = Object.fromEntries(
  ['SMS', 'VIBER', 'WHATSAPP'].flatMap((name) => [
    [`${name}_URL`, gateway.url],
    [`${name}_KEY`, `key of ${name}`],
  ]),
)
const { app, call, clock, database, edition, host, outside, settings, signInAs } = await useApp({ environment })
await buildReference(database)
const staff = await buildAdmin(database)
const as = await signInAs({ admin: staff.id })
const seconds = () => clock.now.getTime() / 1000

let client: Awaited<ReturnType<typeof buildClient>>
let order_id = 0
beforeEach(async () => {
  gateway.messages.length = 0
  gateway.status = 202
  client = await buildClient(database, { viber: true, whatsapp: true })
  order_id = (await buildOrder(database, clock.now, { client_id: client.id, status: 2 })).id
})
const messages = async () => (await call(getOrder, { id: order_id }, { as })).data.order.messages

describe('what staff write by a messenger', () => {
  const by = { role: 'admin' as const, id: staff.id }
  const write = (relay: Relay, msg_text = 'Перезвоним в 18:00') =>
    database.transaction((tx) =>
      send({ tx, edition, settings, now: clock.now, siteUrl: `http://${host}` }, by, {
        msg_service: SERVICE[relay],
        msg_type: undefined,
        msg_data: {
          ...{ order_id, recipient: 'client', recipient_id: undefined, sender: undefined, sender_id: undefined, auto_msg: undefined },
          ...{ msg_text, key: undefined },
        },
      }),
    )
  const latest = async () => (await database.drizzle.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]
  const delivering = { database, settings, outside, clock: () => clock.now }

  test.each(relays)('leaves by %s with its key, and says when it was taken', async (relay) => {
    await write(relay)
    expect(await messages()).toMatchObject([{ msg_service: SERVICE[relay], relay_state: 'waiting', relayed_at: null }])
    const { id = 0 } = (await latest()) ?? {}
    await deliver(delivering, id)
    await noteRelayed({ database }, [id])
    const sent = { to: client.phone, text: 'Перезвоним в 18:00', authorization: `Bearer key of ${relay.toUpperCase()}` }
    expect(gateway.messages).toMatchObject([sent])
    expect(await messages()).toMatchObject([{ relay_state: 'delivered', relayed_at: seconds() }])
  })

  test('that a gateway refuses waits for its next try', async () => {
    await write('viber')
    gateway.status = 500
    const { id = 0 } = (await latest()) ?? {}
    await deliver(delivering, id)
    await noteRelayed({ database }, [id])
    expect(await latest()).toMatchObject({ state: 'waiting', tries: 1, last_error: 'the viber gateway answered 500' })
    expect(await messages()).toMatchObject([{ relay_state: 'waiting', relayed_at: null }])
  })

  test.each<[string, Relay, Partial<typeof clients.$inferInsert>]>([
    ['without that messenger', 'viber', { viber: false }],
    ...relays.map((relay): [string, Relay, object] => ['who has deleted the account', relay, { deleted_at: clock.now }]),
  ])('to a client %s is refused by %s', async (_, relay, row) => {
    await database.drizzle.update(clients).set(row).where(eq(clients.id, client.id))
    await expect(write(relay)).rejects.toMatchObject({ error: { msg_service: 'invalid_value' } })
    expect(await messages()).toEqual([])
  })
})

let n = 0
const word = (more: object = {}) => JSON.stringify({ message_id: `m-${++n}`, phone: client.phone, text: 'Можно позже?', at: seconds(), ...more })
/** As a gateway's server sends it: no Origin, no cookie. */
const tell = async (
  payload: string,
  { channel = 'viber' as string, signature, at = seconds() }: { channel?: string; signature?: string; at?: number | string } = {},
) => {
  const key = outside.messengers[channel as Relay]?.webhookKey ?? ''
  const headers = { host, 'content-type': 'application/json', 'x-signature': signature ?? signatureOf(payload, key), 'x-timestamp': String(at) }
  const answer = await app.inject({ method: 'POST', url: `/api/messaging/webhook/${channel}`, payload, headers })
  return { code: answer.statusCode, error: answer.json().error, data: answer.json().data }
}

describe('a message that comes by a gateway', () => {
  test.each(relays)('by %s stands in the chat of its client’s order, for staff, with its way', async (channel) => {
    expect(await tell(word(), { channel })).toMatchObject({ code: 200, data: { order_id } })
    expect(await messages()).toMatchObject([
      {
        sender: 'client',
        sender_id: client.id,
        recipient: 'admin',
        msg_text: 'Можно позже?',
        msg_service: SERVICE[channel],
        relayed_at: seconds(),
        read_at: null,
      },
    ])
  })

  test.each<[string, () => ReturnType<typeof tell>, object]>([
    ['with another signature', () => tell(word(), { signature: `sha256=${'0'.repeat(64)}` }), { signature: 'invalid_value' }],
    ['without one', () => tell(word(), { signature: '' }), { signature: 'invalid_value' }],
    [
      'signed for another channel',
      () => tell(word(), { signature: signatureOf(word(), outside.messengers.sms.webhookKey ?? '') }),
      { signature: 'invalid_value' },
    ],
    ['six minutes old', () => tell(word(), { at: seconds() - 360 }), { timestamp: 'invalid_value' }],
    ['that is nonsense', () => tell('nonsense'), { body: 'invalid_value' }],
    ['without a phone', () => tell(word({ phone: '' })), { body: 'invalid_value' }],
    ['with a picture that is a script', () => tell(word({ media_url: 'javascript:alert(1)' })), { body: 'invalid_value' }],
  ])('%s is refused and writes nothing', async (_, make, error) => {
    expect(await make()).toMatchObject({ code: 400, error })
    expect(await messages()).toEqual([])
  })

  test('by a channel that there is not is refused', async () => {
    expect((await tell(word(), { channel: 'pigeon', signature: '' })).code).toBe(400)
  })

  test('told twice is one', async () => {
    const same = word()
    await tell(same)
    expect(await tell(same)).toMatchObject({ code: 200, data: { order_id } })
    expect(await messages()).toHaveLength(1)
  })

  test('goes to the latest order that goes on', async () => {
    const order = (status: 2 | 7 | 9, days: number) =>
      buildOrder(database, clock.now, { client_id: client.id, status, date_create: new Date(clock.now.getTime() - days * 86_400_000) })
    const latest = await order(2, 1)
    await order(7, 0)
    await order(9, 0)
    expect((await tell(word())).data).toEqual({ order_id: latest.id })
  })

  test('goes to the latest order where none goes on', async () => {
    const { id } = await buildClient(database, { phone: '+77017654321' })
    const paid = await buildOrder(database, clock.now, { client_id: id, status: 7 })
    expect((await tell(word({ phone: '8 701 765 43 21' }))).data).toEqual({ order_id: paid.id })
  })

  test.each<[string, () => Promise<object>]>([
    ['from a phone of nobody', async () => ({ phone: '+77777777777' })],
    [
      'from a client who has left',
      async () => {
        await database.drizzle.update(clients).set({ deleted_at: clock.now }).where(eq(clients.id, client.id))
        return {}
      },
    ],
    ['without a word or a picture', async () => ({ text: '' })],
  ])('%s is thanked for and kept nowhere', async (_, more) => {
    expect(await tell(word(await more()))).toMatchObject({ code: 200, data: { order_id: null } })
    expect(
      await database.drizzle
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.relay_key, `viber m-${n}`)),
    ).toEqual([])
  })

  test('with a picture brings its address', async () => {
    await tell(word({ text: '', media_url: 'https://media.example.org/1.jpg' }))
    expect(await messages()).toMatchObject([{ msg_text: 'https://media.example.org/1.jpg' }])
  })

  test('says that its sender can be written to that way', async () => {
    await database.drizzle.update(clients).set({ whatsapp: false }).where(eq(clients.id, client.id))
    await tell(word(), { channel: 'whatsapp' })
    expect((await database.drizzle.select().from(clients).where(eq(clients.id, client.id)))[0]?.whatsapp).toBe(true)
  })
})

test('without a key nobody tells of messages in production', () => {
  const keys = Object.values(openMessengers({ ...settings, mode: 'production' })).map(({ webhookKey }) => webhookKey)
  expect(keys).toEqual([null, null, null])
})
