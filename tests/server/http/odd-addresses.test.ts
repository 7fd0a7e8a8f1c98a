import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { getClientCode } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'

const { app, database, host, signInAs } = await useApp()
const send = ({ headers = {}, cookies = {} }: { headers?: Record<string, string>; cookies?: Record<string, string> }) =>
  app.inject({
    method: 'POST',
    url: `/api${getClientCode.path}`,
    headers: { host, ...headers },
    cookies,
    payload: { email: 'somebody@example.test' },
  })

describe('an address', () => {
  test.each([
    '/api/%',
    '/api/%E0%A4%A',
    '/api/%ff/x?a=%',
    '/api/%00',
    '/api/auth/role/get/more',
    '/%61pi/auth/role/get',
    '/img/..%2f..%2fpackage.json',
  ])('%s that nobody has answers not_found in the envelope', async (url) => {
    const answer = await app.inject({ url, headers: { host } })
    expect([answer.statusCode, answer.json()]).toEqual([404, { status: 'fail', data: null, error: 'not_found' }])
  })
})

/** All that comes back over a connection of its own. */
const say = (words: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(words))
    socket.on('data', (bytes) => {
      heard += bytes.toString()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))

// as it was written: a client that reads it shortens it
test.each([
  '/api/uploads/../secret',
  '/api/uploads/%2e%2e/secret',
  '/api/uploads/%2e%2e%2fsecret',
  '/api/uploads/a/%2e%2e/%2e%2e/secret',
  '/api/uploads/%5c..%5csecret',
  '/api/uploads/.hidden',
  '/api/uploads/nothing.webp',
  '/api/uploads/a%00',
  '/img/%2e%2e/secret',
])('a file at %s is not found', async (url) => {
  const [head = '', body = ''] = (await say(`GET ${url} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).split('\r\n\r\n')
  expect([head.split(' ')[1], JSON.parse(body)]).toEqual(['404', { status: 'fail', data: null, error: 'not_found' }])
})

describe('what is no request', () => {
  test.each([
    ['nonsense', 'nobody knows what\r\n\r\n', 400, { body: 'invalid_type' }],
    ['an endless head', `GET /api/auth/role/get?page=${'1'.repeat(20_000)} HTTP/1.1\r\nhost: ${host}\r\n\r\n`, 431, 'other'],
  ])('is refused in the envelope: %s', async (_, words, code, error) => {
    const [head = '', body = ''] = (await say(words)).split('\r\n\r\n')
    expect([head.split(' ')[1], JSON.parse(body)]).toEqual([String(code), { status: 'fail', data: null, error }])
  })
})

describe('a change', () => {
  const own = `http://${host}`
  test.each([
    ['the own host', { origin: own }, true],
    ['no Origin but a page of ours', { referer: `${own}/client-login` }, true],
    ['nowhere, signed out', {}, true],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['an empty Origin', { origin: '' }, false],
    ['elsewhere', { origin: 'http://evil.test' }, false],
    ['a host that begins like ours', { origin: `${own}.evil.test` }, false],
    ['another port', { origin: 'http://kz.localhost:1' }, false],
    ['another scheme', { origin: `https://${host}` }, false],
    ['a page elsewhere that has ours in its path', { referer: `http://evil.test/${own}/` }, false],
    ['elsewhere, by a page of ours', { origin: 'http://evil.test', referer: own }, false],
    ['a Referer that is no address', { referer: 'kz' }, false],
  ])('from %s', async (_, headers, isTaken) => {
    expect((await send({ headers })).json().error === 'forbidden').toBe(!isTaken)
  })

  test('without Origin and Referer uses no session', async () => {
    const sid = await signInAs({ client: (await buildClient(database)).id })
    expect((await send({ cookies: { sid } })).statusCode).toBe(403)
  })
})
