import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLine } from '../../../server/outside/telephony.ts'

let close = () => {}
afterEach(() => close())

/** A provider that answers as told; `asked` are the requests it was given. */
async function serve(answer: RequestListener) {
  const asked: object[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { method, url, headers } = request
    asked.push({ method, url, authorization: headers.authorization, body: JSON.parse(text) })
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const telephonyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const line = openLine({ telephonyUrl, telephonyKey: 'key', telephonyWebhookKey: 'webhook key', mode: 'production', secret: 'secret' })
  if (!line) throw new Error('no line')
  return { asked, line }
}
const whom = { extension: '101', phone: '+77010000001' }

test('a provider is asked to ring the extension, then the phone, and names the call', async () => {
  const { asked, line } = await serve((_, response) => response.setHeader('content-type', 'application/json').end('{"call_id":"sip-7"}'))
  expect(await line.dial(whom)).toBe('sip-7')
  expect(asked).toEqual([{ method: 'POST', url: '/v1/calls', authorization: 'Bearer key', body: { from: '101', to: '+77010000001' } }])
  expect(line).toMatchObject({ kind: 'provider', webhookKey: 'webhook key' })
})

test.each<[string, RequestListener]>([
  ['refuses', (_, response) => response.writeHead(402).end('{"call_id":"sip-7"}')],
  ['names no call', (_, response) => response.end('{}')],
  ['answers no JSON', (_, response) => response.end('<html>')],
])('a provider that %s makes no call', async (_, answer) => {
  const { line } = await serve(answer)
  await expect(line.dial(whom)).rejects.toThrow()
})

test('without a provider calls are simulated, in production there are none', () => {
  const settings = { telephonyUrl: undefined, telephonyKey: undefined, telephonyWebhookKey: undefined, secret: 'secret' }
  expect(openLine({ ...settings, mode: 'demo' })?.kind).toBe('simulated')
  expect(openLine({ ...settings, mode: 'production' })).toBeNull()
})
