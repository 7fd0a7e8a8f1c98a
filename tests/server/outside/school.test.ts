import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openSchool, type SchoolOrder } from '../../../server/outside/school.ts'

const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = []
let answer: [number, string] = [200, '{"school_order_id":"S-1"}']
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  seen.push({ url: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString() || 'null') })
  response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1])
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => server.close())

const schoolApi = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{edition}`
const order: SchoolOrder = {
  id: 12,
  lessons: [{ id: 8, name: 'Математика', levels: ['1–4 класс'] }],
  client: { name: 'Дана', phone: '+77010000001', email: null },
  time_intervals: [2],
  wishes: '',
  school_tutor_id: 5007,
  package_lessons: 16,
  lang: 'ru',
}
const none = { schoolApi: undefined, schoolSite: undefined, schoolKey: undefined, schoolWebhookKey: undefined, mode: 'demo', secret: 'any' } as const
const school = openSchool({ ...none, schoolApi, schoolSite: 'https://{edition}.school.example', schoolKey: 'secret-key' })

test('an order goes to the school of its edition, under our key and as one however often it is sent', async () => {
  expect(await school.take('kz', order)).toBe('S-1')
  expect(seen.at(-1)).toMatchObject({ url: '/kz/orders', body: order })
  expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret-key', 'idempotency-key': 'order-kz-12' })
})

test.each<[string, [number, string]]>([
  ['refuses', [422, '{}']],
  ['is broken', [500, 'oops']],
  ['names no number', [200, '{"id":1}']],
])('a school that %s has not taken the order', async (_, given) => {
  answer = given
  await expect(school.take('kz', order)).rejects.toThrow()
})

test('a candidate goes there too, and an answer may come at once or later', async () => {
  const candidate = {
    ...{ id: 5, tutor_id: 7, name: 'Дана', last_name: 'Ким', email: null, phone: '+77010000001', lang: 'ru', practice_id: 4, about: 'О себе' },
    ...{ lessons: [{ id: 8, name: 'Математика' }], levels: [], schedule: {} },
  }
  answer = [200, '{}']
  expect(await school.enrol('kz', candidate)).toEqual({ status: 'received', comment: '' })
  expect(seen.at(-1)).toMatchObject({ url: '/kz/tutor/candidate/registration', body: candidate, headers: { 'idempotency-key': 'candidate-kz-5' } })
  answer = [200, '{"status":"accepted","school_tutor_id":12}']
  expect(await school.enrol('kz', candidate)).toMatchObject({ status: 'accepted', school_tutor_id: 12 })
  answer = [503, '{}']
  await expect(school.enrol('kz', candidate)).rejects.toThrow()
})

test('it is asked in a language for what it takes tutors: subjects by our numbers, with or without levels', async () => {
  answer = [200, '{"data":{"lessons":[{"id":8,"name":"Math","levels":[{"id":68,"name":"School"}]},{"id":11}]}}']
  expect(await school.subjects('kz', 'ru')).toEqual([
    { id: 8, levels: [{ id: 68 }] },
    { id: 11, levels: [] },
  ])
  expect(seen.at(-1)).toMatchObject({ url: '/kz/api/resources/tutor_profile?lang=ru&types=lessons', headers: { authorization: 'Bearer secret-key' } })
  answer = [200, '{"data":{}}']
  expect(await school.subjects('kz', 'ru')).toBeNull()
  answer = [503, '{}']
  await expect(school.subjects('kz', 'ru')).rejects.toThrow('503')
})

test('without a school of its own every edition has one that takes each order', async () => {
  expect(await openSchool(none).take('ua', order)).toBe('sandbox-ua-12')
})

test('without a key nobody tells of orders in production', () => {
  expect(openSchool({ ...none, mode: 'production' }).webhookKey).toBeNull()
  expect(openSchool({ ...none, mode: 'production', schoolWebhookKey: 'given by the school' }).webhookKey).toBe('given by the school')
  expect(openSchool(none).webhookKey).toMatch(/^[0-9a-f]{64}$/)
})

test('a payment is told once, so is a client who is gone, and one is let in by the token that the school gives', async () => {
  answer = [200, '{"client_auth_token":"0123456789abcdef0123456789abcdef"}']
  expect(await school.enter('kz', 'S 1')).toBe('0123456789abcdef0123456789abcdef')
  expect(seen.at(-1)).toMatchObject({ url: '/kz/orders/S%201/client_token' })
  const payment = { payment_id: 'p-1', lessons: 8, sum: 36_600, currency: 'KZT' }
  await school.paid('kz', 'S-1', payment)
  expect(seen.at(-1)).toMatchObject({ url: '/kz/orders/S-1/payments', body: payment, headers: { 'idempotency-key': 'payment-p-1' } })
  expect(school.siteOf('kz', 'http://ours')).toBe('https://kz.school.example')
  await school.clientGone('kz', 'S-1')
  expect(seen.at(-1)).toMatchObject({ url: '/kz/orders/S-1/client_deleted', headers: { 'idempotency-key': 'gone-kz-S-1' } })
  answer = [503, '{}']
  await expect(school.clientGone('kz', 'S-1')).rejects.toThrow('503')
  await expect(school.enter('kz', 'S-1')).rejects.toThrow('503')
  await expect(school.paid('kz', 'S-1', payment)).rejects.toThrow('503')
})

test('the sandbox never runs in production: no order is taken, nobody is let in, candidates wait for staff', async () => {
  const nobody = openSchool({ ...none, mode: 'production' })
  expect([nobody.isThere, openSchool(none).isThere, school.isThere]).toEqual([false, true, true])
  await expect(nobody.take('kz', order)).rejects.toThrow('no school is set')
  await expect(nobody.enter('kz', 'S-1')).rejects.toThrow('no school is set')
  expect(await nobody.enrol('kz', {} as never)).toEqual({ status: 'received', comment: '' })
})
