import { describe, expect, test } from 'vitest'
import { getRole, getTutorOrder, loginClient, setTutorFirstClass } from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { counter } from '../../build/count.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const site = 'https://kz.lessons.test'
const { app, clock, database, signInAs } = await useApp({
  environment: {
    SITE_URL: 'https://{edition}.lessons.test',
    API_URL: 'https://api.{edition}.lessons.test',
    PANEL_URL: 'https://desk.{edition}.lessons.test',
    TRUST_PROXY: '127.0.0.1',
  },
})
await buildReference(database)
const next = counter()
const host = 'api.kz.lessons.test'
const headersFor = (origin: string) => ({ host, origin, 'x-forwarded-proto': 'https' })

const ours = [site, 'https://desk.kz.lessons.test', 'https://blog.kz.lessons.test']
const theirs = [
  'https://evil.test',
  'null',
  'http://kz.lessons.test',
  'https://kz.lessons.test.evil.test',
  'https://evilkz.lessons.test',
  'https://ua.lessons.test',
  'https://kz.lessons.test:444',
  'https://kz.lessons.test/',
]

describe('an API on a host of its own', () => {
  test.each(ours)('lets pages of %s read answers with their cookies', async (origin) => {
    const { headers } = await app.inject({ url: `/api${getRole.path}`, headers: headersFor(origin) })
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' })
  })

  test.each(theirs)('lets pages of %s read nothing', async (origin) => {
    const { headers } = await app.inject({ url: `/api${getRole.path}`, headers: headersFor(origin) })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers.vary).toBe('origin')
  })

  test.each([...ours.map((origin) => [origin, true] as const), ...theirs.map((origin) => [origin, false] as const)])(
    'is asked ahead by %s: %s',
    async (origin, isAllowed) => {
      const asked = { ...headersFor(origin), 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
      const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: `/api${loginClient.path}`, headers: asked })
      expect(statusCode).toBe(204)
      expect(headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined)
      expect(headers['access-control-allow-headers']).toBe(isAllowed ? 'content-type, idempotency-key, x-batched, x-flush-reason' : undefined)
    },
  )

  test.each([...ours.map((origin) => [origin, 409] as const), ...theirs.map((origin) => [origin, 403] as const)])(
    'takes changes from %s with %i',
    async (origin, code) => {
      const payload = { login: 'nobody@example.test', password: 'wrong-pass-1' }
      expect((await app.inject({ method: 'POST', url: `/api${loginClient.path}`, headers: headersFor(origin), payload })).statusCode).toBe(code)
    },
  )

  test.each<[string, Record<string, string>, number]>([
    ['a page of the same origin, whatever else is missing', { 'sec-fetch-site': 'same-origin' }, 409],
    ['the site beside it', { 'sec-fetch-site': 'same-site', origin: site }, 409],
    ['an edition beside it', { 'sec-fetch-site': 'same-site', origin: 'https://ua.lessons.test' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
    ['the site, by its Referer', { referer: `${site}/client-login` }, 409],
    ['another site, by its Referer', { referer: 'https://evil.test/kz.lessons.test' }, 403],
    ['one whose Origin says more than its Referer', { origin: 'https://evil.test', referer: `${site}/` }, 403],
  ])('judges a change by what its browser says: %s', async (_, from, code) => {
    const payload = { login: `nobody${next()}@example.test`, password: 'wrong-pass-1' }
    const headers = { host, 'x-forwarded-proto': 'https', ...from }
    expect((await app.inject({ method: 'POST', url: `/api${loginClient.path}`, headers, payload })).statusCode).toBe(code)
  })

  test('sets and takes away the session for all parts, over https alone', async () => {
    const { email } = await buildClient(database, { password_hash: await hashPassword('right-pass-1') })
    const payload = { login: email, password: 'right-pass-1' }
    const { headers } = await app.inject({ method: 'POST', url: `/api${loginClient.path}`, headers: headersFor(site), payload })
    // the one of the host alone, from before the parts had hosts of their own, goes first
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=; Max-Age=0; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Domain=kz\.lessons\.test; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      // the mark that scripts may read, and that opens nothing
      expect.stringMatching(/^signed_in=1; Max-Age=2592000; Domain=kz\.lessons\.test; Path=\/; Secure; SameSite=Lax$/),
    ])
  })
})

describe('a signed-in request that says nothing of where it comes from', () => {
  const nothing = { host, 'x-forwarded-proto': 'https' }
  test.each<[string, 'GET' | 'POST', string, number]>([
    ['reads, although the visit is noted', 'GET', getTutorOrder.path, 200],
    ['changes nothing', 'POST', setTutorFirstClass.path, 403],
  ])('%s', async (_, method, path, code) => {
    const { id: tutor } = await buildTutor(database)
    const { id } = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id, tutors: [{ id: tutor, state: 'asked' }] })
    const sid = await signInAs({ tutor })
    expect((await app.inject({ method, url: `/api${path}?id=${id}`, headers: nothing, cookies: { sid } })).statusCode).toBe(code)
  })
})
