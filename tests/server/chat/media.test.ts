import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteChatMessage, getChatMedia, getChatMessages, getOrder, sendChatMedia } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, host, settings, signInAs } = await useApp({ environment: { RATE_CHAT: '3/1m' } })
await buildReference(database)
const client = await buildClient(database, { name: 'Дана' })
const tutor = await buildTutor(database)
const other = await buildTutor(database)
const as = {
  client: await signInAs({ client: client.id }),
  stranger: await signInAs({ client: (await buildClient(database)).id }),
  tutor: await signInAs({ tutor: tutor.id }),
  other: await signInAs({ tutor: other.id }),
  staff: await signInAs({ admin: (await buildAdmin(database)).id }),
  content: await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id }),
}
let order_id = 0
beforeEach(async () => {
  clock.move({ minutes: 2 })
  order_id = (await buildOrder(database, clock.now, { client_id: client.id, status: 3, tutors: [{ id: tutor.id, state: 'responded' }] })).id
})
const picture = async (name = 'page.png') => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2f5d50' } })
    .png()
    .withExif({ IFD0: { Artist: 'Dana' } })
    .toBuffer()
  return new File([new Uint8Array(png)], name, { type: 'image/png' })
}
const toTutor = async (more: object = {}) => ({ order_id, recipient: 'tutor' as const, recipient_id: tutor.id, media: await picture(), ...more })
const kept = () => [settings.uploadsDir, settings.privateDir].map((folder) => readdirSync(folder).length)

describe('a picture in the chat', () => {
  test('is a message with or without words, seen by both ends and by staff', async () => {
    const { data } = await call(sendChatMedia, await toTutor({ msg_text: 'Из учебника', key: 'a1' }), { as: as.client })
    expect(data.message).toMatchObject({
      sender: 'client',
      recipient: 'tutor',
      recipient_id: tutor.id,
      msg_type: 1,
      msg_text: 'Из учебника',
      key: 'a1',
    })
    const url = data.message.media_url ?? ''
    for (const who of [as.client, as.tutor, as.staff]) {
      const answer = await app.inject({ url, headers: { host, cookie: `sid=${who}` } })
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        expect.stringContaining('no-store'),
      ])
      const { width, format, exif } = await sharp(answer.rawPayload).metadata()
      expect([width, format, exif]).toEqual([40, 'webp', undefined])
    }
    const shown = await call(getChatMessages, { order_id, recipient: 'client', recipient_id: client.id }, { as: as.tutor })
    expect(shown.data.messages).toMatchObject([{ media_url: url, msg_text: 'Из учебника' }])
    expect((await call(getOrder, { id: order_id }, { as: as.staff })).data.order.messages).toMatchObject([{ media_url: url }])
  })

  test.each(['stranger', 'other', 'content'] as const)('is not found by %s', async (who) => {
    const { data } = await call(sendChatMedia, await toTutor(), { as: as.client })
    const { code } = await call(getChatMedia, { id: data.message.id }, { as: as[who] })
    expect(code).toBe(who === 'content' ? 403 : 404)
  })

  test('is found by nobody once staff have taken it back', async () => {
    const { data } = await call(sendChatMedia, await toTutor(), { as: as.client })
    await call(deleteChatMessage, { chat_id: data.message.id }, { as: as.staff })
    const url = `/api/chat/media?id=${data.message.id}`
    for (const who of [as.client, as.tutor, as.staff])
      expect((await app.inject({ url, headers: { host, cookie: `sid=${who}` } })).statusCode).toBe(404)
  })

  test('lies where no address leads', async () => {
    const [open] = kept()
    await call(sendChatMedia, await toTutor(), { as: as.client })
    expect(kept()[0]).toBe(open)
  })

  test('sent again under its key is the same', async () => {
    const one = await call(sendChatMedia, await toTutor({ key: 'same' }), { as: as.client })
    const two = await call(sendChatMedia, await toTutor({ key: 'same' }), { as: as.client })
    expect(two.data.message.id).toBe(one.data.message.id)
  })

  test('counts as a message of the minute', async () => {
    for (let n = 0; n < 3; n += 1) await call(sendChatMedia, await toTutor(), { as: as.client })
    expect(await call(sendChatMedia, await toTutor(), { as: as.client })).toMatchObject({ code: 429, error: 'too_many_requests' })
  })

  test('counts as an upload of the hour too', async () => {
    let sent = 0
    for (; sent < 70; sent += 1) {
      clock.move({ seconds: 21 })
      if ((await call(sendChatMedia, await toTutor(), { as: as.client })).code === 429) break
    }
    expect(sent).toBeLessThanOrEqual(60)
  })

  test.each<[string, () => Promise<object>, string, string | object]>([
    ['to a tutor without a part in the order', async () => toTutor({ recipient_id: other.id }), as.client, { recipient_id: 'invalid_value' }],
    ['about another’s order', () => toTutor(), as.stranger, 'not_found'],
    ['to a colleague', () => toTutor(), as.other, 'not_found'],
    [
      'that is a page',
      async () => toTutor({ media: new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }) }),
      as.client,
      'file_type',
    ],
  ])('%s is refused and nothing is kept', async (_, make, who, error) => {
    const before = kept()
    expect(await call(sendChatMedia, (await make()) as never, { as: who })).toMatchObject({ error })
    expect(kept()).toEqual(before)
  })

  test('to a tutor of a closed order is refused', async () => {
    order_id = (await buildOrder(database, clock.now, { client_id: client.id, status: 8, tutors: [{ id: tutor.id, state: 'closed' }] })).id
    expect(await call(sendChatMedia, await toTutor(), { as: as.client })).toMatchObject({ error: 'wrong_status' })
  })
})
