import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { loginTutor } from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { addressBehind, hostBehind, networks } from '../../../server/http/proxies.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const request = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Pick<IncomingMessage, 'headers' | 'socket'>

describe('the host of a request', () => {
  const hostOf = hostBehind(networks(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']))
  test.each([
    ['a trusted proxy', '127.0.0.1', { host: 'a.test', 'x-forwarded-host': 'b.test:3000' }, 'b.test:3000'],
    ['a trusted network', '10.9.8.7', { host: 'a.test', 'x-forwarded-host': 'b.test' }, 'b.test'],
    ['a trusted network by IPv6', 'fd00::5', { host: 'a.test', 'x-forwarded-host': 'b.test' }, 'b.test'],
    ['a trusted proxy by IPv4 in IPv6', '::ffff:127.0.0.1', { host: 'a.test', 'x-forwarded-host': 'b.test' }, 'b.test'],
    ['a trusted proxy behind others', '127.0.0.1', { host: 'a.test', 'x-forwarded-host': 'forged.test, b.test' }, 'b.test'],
    ['a trusted proxy that forwards none', '127.0.0.1', { host: 'a.test' }, 'a.test'],
    ['a stranger', '8.8.8.8', { host: 'a.test', 'x-forwarded-host': 'b.test' }, 'a.test'],
    ['a socket that is gone', undefined, { host: 'a.test', 'x-forwarded-host': 'b.test' }, 'a.test'],
    ['nobody who names one', '8.8.8.8', {}, ''],
  ])('from %s (%s, %j) is %o', (_who, address, headers, host) => {
    expect(hostOf(request(address, headers as Record<string, string>))).toBe(host)
  })
})

describe('a host that is none', () => {
  const none = [
    'a b',
    '"><script>',
    '<',
    '::1',
    '[::1',
    'a.test:99999',
    'a.test:abc',
    'a.test/b',
    'a@b.test',
    '%00',
    '.',
    '.test',
    '1.2.3.4.5',
    '\u00ff',
    `${'a'.repeat(252)}.test`,
  ]
  test.each(none)('%s says nothing', (host) => {
    const hostOf = hostBehind(networks(['127.0.0.1']))
    expect(hostOf(request('8.8.8.8', { host }))).toBe('')
    expect(hostOf(request('127.0.0.1', { host: 'a.test', 'x-forwarded-host': host }))).toBe('')
  })

  test.each([
    ['a.test.', 'a.test'],
    ['a.test.:3000', 'a.test:3000'],
    ['blog.', 'blog'],
    ['[::1]:3000', '[::1]:3000'],
  ])('%s is read as %s', (host, name) => {
    expect(hostBehind(networks([]))(request('8.8.8.8', { host }))).toBe(name)
  })
})

describe('the address of a request', () => {
  const addressOf = addressBehind(networks(['127.0.0.1', '10.0.0.0/8']))
  test.each([
    ['nobody in between', '8.8.8.8', undefined, '8.8.8.8'],
    ['a proxy that is not trusted', '8.8.8.8', '1.1.1.1', '8.8.8.8'],
    ['a trusted proxy', '127.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['two trusted proxies', '127.0.0.1', '1.1.1.1, 10.0.0.7', '1.1.1.1'],
    ['a trusted proxy and what the visitor made up', '127.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['trusted proxies alone', '127.0.0.1', '10.0.0.8', '10.0.0.8'],
    ['proxies that tell ports too', '127.0.0.1', '6.6.6.6:1, 1.1.1.1:4444, 10.0.0.7:80', '1.1.1.1'],
    ['a proxy that tells a port of IPv6', '127.0.0.1', '[2001:db8::1]:4444', '2001:db8::1'],
    ['a trusted proxy, by IPv6', '127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ])('with %s (%s, %s) is %s', (_who, direct, forwarded, address) => {
    expect(addressOf(request(direct, forwarded ? { 'x-forwarded-for': forwarded } : {}))).toBe(address)
  })
})

describe('Host and X-Forwarded-Host of two editions', () => {
  const parts = { SITE_URL: 'https://{edition}.lessons.test', API_URL: 'https://api.{edition}.lessons.test' }
  const sides = { DOMAINS: 'kz=kz.lessons.test,ua=ua.lessons.test', ...parts }

  test.each([
    ['of the forwarded host behind a trusted proxy', { TRUST_PROXY: '127.0.0.1' }, 'kz.lessons.test'],
    ['of Host from anybody else', {}, 'ua.lessons.test'],
  ])('cookies and origins are those %s', async (_which, environment, name) => {
    const app = await useApp({ environment: { ...sides, ...environment } })
    await buildReference(app.database)
    const { email } = await buildTutor(app.database, { password_hash: await hashPassword('a-password-1') })
    const login = (origin: string) =>
      app.call(
        loginTutor,
        { email: email ?? '', password: 'a-password-1' },
        { headers: { host: 'ua.lessons.test', 'x-forwarded-host': 'kz.lessons.test', 'x-forwarded-proto': 'https', origin } },
      )
    const allowed = await login(`https://${name}`)
    expect([allowed.code, allowed.headers['set-cookie']]).toEqual([200, expect.arrayContaining([expect.stringContaining(`Domain=${name};`)])])
    const other = name === 'kz.lessons.test' ? 'ua.lessons.test' : 'kz.lessons.test'
    expect((await login(`https://${other}`)).code).toBe(403)
  })
})

test('a proxy that forwards ports too makes nobody a new stranger with each connection', async () => {
  const { app, host } = await useApp({ environment: { TRUST_PROXY: '127.0.0.1', RATE_LOGIN_IP: '2/1m' } })
  const login = async (address: string) => {
    const headers = { host, origin: `http://${host}`, 'x-forwarded-for': address }
    const payload = { email: 'nobody@docento.test', password: 'wrong password 1' }
    return (await app.inject({ method: 'POST', url: '/api/tutor/login', headers, payload, remoteAddress: '127.0.0.1' })).statusCode
  }
  const codes = [await login('1.1.1.1:4001'), await login('1.1.1.1'), await login('1.1.1.1:4003'), await login('2.2.2.2:4001')]
  expect(codes).toEqual([409, 409, 429, 409])
})
