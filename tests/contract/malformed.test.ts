import { beforeAll, describe, expect, test } from 'vitest'
import type { Call, Role } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { useApp } from '../app.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildReference } from '../build/reference.ts'
import { buildTutor } from '../build/tutors.ts'
import { broken, drawInput, sample } from './sample.ts'

const { app, call, signInAs, database, host } = await useApp({ environment: { RATE_REPORT: 'off' } })
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  await buildReference(database)
  cookies.client = await signInAs({ client: (await buildClient(database)).id })
  cookies.tutor = await signInAs({ tutor: (await buildTutor(database)).id })
  cookies.admin1 = await signInAs({ admin: (await buildAdmin(database)).id })
})

/** A cookie that the call accepts; signing out would end it for the others. */
const cookieFor = ({ allow, path }: Call) =>
  path.endsWith('/logout') ? undefined : (['admin1', 'tutor', 'client'] as const).find((role) => allow.includes(role))
const testable = allRoutes.filter(({ call: one }) => !one.path.endsWith('/logout'))

const cases = testable.flatMap(({ call: one }) => {
  const { properties = {}, required = [] } = drawInput(one)
  const good = sample(drawInput(one)) as Record<string, unknown>
  return Object.entries(properties).flatMap(([field, schema]) => {
    const at = one.inBody.includes(field) && one.method !== 'GET' ? 'body' : 'query'
    const values = broken(schema, one.method === 'GET' ? 'query' : at)
    // an address without its part is another address
    const canBeMissing = required.includes(field) && !one.path.includes(`{${field}}`)
    const missing = canBeMissing ? [{ wrong: 'missing', value: undefined }] : []
    return [...values, ...missing].map(({ wrong, value }) => ({
      one,
      field,
      wrong,
      name: `${one.method} ${one.path}`,
      input: { ...good, [field]: value },
    }))
  })
})

describe('malformed input', () => {
  test.each(cases)('$name answers 400 for $field: $wrong, naming it', async ({ one, field, input }) => {
    const role = cookieFor(one)
    const { code, error } = await call(one, input as never, { as: role && cookies[role] })
    expect(code).toBe(400)
    expect(Object.keys(error as object).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true)
  })

  // a raw body is the sender's own affair
  const posts = testable.filter(({ call: one }) => one.method === 'POST' && !one.raw)
  test.each(posts.map(({ call: one }) => ({ one, name: one.path })))(
    '$name answers 400 for broken JSON, a list, and a broken form',
    async ({ one }) => {
      const role = cookieFor(one)
      const headers = { host, origin: `http://${host}` }
      const cookie = role ? { sid: cookies[role] ?? '' } : {}
      const send = (payload: string, type: string) =>
        app.inject({ method: 'POST', url: `/api${one.path}`, headers: { ...headers, 'content-type': type }, cookies: cookie, payload })
      const answers = [
        await send('{"broken', 'application/json'),
        await send('"a text"', 'application/json'),
        ...(one.inBody.includes('rows') ? [] : [await send('[1]', 'application/json'), await send('[]', 'application/json')]),
        await send('--x\r\nbroken', 'multipart/form-data; boundary=x'),
      ]
      for (const answer of answers) {
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ status: 'fail', error: { body: 'invalid_type' } })
      }
    },
  )
})

describe('what the servers of others tell us', () => {
  const values = { provider: ['card_a', 'card_b', 'card_form', 'bank_url', 'nobody'], channel: ['sms', 'viber', 'whatsapp', 'nobody'] }
  const addresses = testable.flatMap(({ call: { raw, path } }) => {
    const part = /\{(.*)\}/.exec(path)?.[1] as keyof typeof values | undefined
    return raw ? (part ? values[part].map((value) => path.replace(`{${part}}`, value)) : [path]) : []
  })
  test.each(addresses)('%s is refused without a body, with an empty one and with one that nobody signed', async (path) => {
    const send = (more: object) => app.inject({ method: 'POST', url: `/api${path}`, headers: { host }, ...more })
    for (const answer of [
      await send({}),
      await send({ payload: '' }),
      await send({ payload: '{"id":1}', headers: { host, 'content-type': 'text/plain' } }),
    ]) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toMatchObject({ status: 'fail', data: null })
    }
  })
})

describe('unknown ids', () => {
  const named = testable.filter(({ call: one }) => Object.keys(drawInput(one).properties ?? {}).some((name) => /(^|_)id$/.test(name)))
  test.each(named.map(({ call: one }) => ({ one, name: `${one.method} ${one.path}` })))(
    '$name never fails for an id that nothing has',
    async ({ one }) => {
      const input = sample(drawInput(one)) as Record<string, unknown>
      for (const name of Object.keys(input)) if (/(^|_)id$/.test(name) && typeof input[name] === 'number') input[name] = 2_147_483_647
      const role = cookieFor(one)
      const { code, error } = await call(one, input as never, { as: role && cookies[role] })
      // a service that nobody has set up here is no failure
      expect(error === 'provider_unavailable' ? 0 : code).toBeLessThan(500)
    },
  )
})

test('an address that is no call answers not_found in the envelope', async () => {
  const answer = await app.inject({ url: '/api/no/such/call', headers: { host } })
  expect([answer.statusCode, answer.json()]).toEqual([404, { status: 'fail', data: null, error: 'not_found' }])
})
