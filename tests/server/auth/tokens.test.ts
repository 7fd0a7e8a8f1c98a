import { expect, test } from 'vitest'
import { checkLoginToken, getRole, loginByToken, loginClientByToken } from '../../../schemas/index.ts'
import { tokens } from '../../../server/auth/table.ts'
import { hashOf, newToken } from '../../../server/sessions/session.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)

async function tokenOf(of: { client_id?: number; tutor_id?: number }) {
  const token = newToken()
  const expires_at = new Date(clock.now.getTime() + 7 * 86_400_000)
  await database.drizzle.insert(tokens).values({ hash: hashOf(token), purpose: 'login', created_at: clock.now, expires_at, ...of })
  return token
}
const clientToken = async (row: object = {}) => tokenOf({ client_id: (await buildClient(database, row)).id })
const tutorToken = async (row: object = {}) => tokenOf({ tutor_id: (await buildTutor(database, row)).id })

test('signs in a client by either call, and a tutor by the common one', async () => {
  expect((await call(loginByToken, { auth_token: await clientToken() })).auth?.client).toBe(true)
  expect((await call(loginClientByToken, { auth_token: await clientToken() })).auth?.client).toBe(true)
  expect((await call(loginByToken, { auth_token: await tutorToken() })).auth?.tutor).toBe(true)
})

test("a tutor's token is refused by the client's call and still works", async () => {
  const auth_token = await tutorToken()
  expect((await call(loginClientByToken, { auth_token })).error).toBe('token_invalid')
  expect((await call(loginByToken, { auth_token })).status).toBe('success')
})

test('works once, even when opened many times at once', async () => {
  const auth_token = await clientToken()
  const answers = await Promise.all(Array.from({ length: 6 }, () => call(loginByToken, { auth_token })))
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'token_invalid')).toHaveLength(5)
})

test('asked about, it says alone whether it still signs in, and stays unspent', async () => {
  const [auth_token, late] = [await clientToken(), await clientToken()]
  expect(await call(checkLoginToken, { auth_token })).toMatchObject({ status: 'success', data: null, session: undefined })
  await call(loginByToken, { auth_token })
  clock.move({ days: 7 })
  const answers = [auth_token, late, newToken()].map((one) => call(checkLoginToken, { auth_token: one }))
  expect((await Promise.all(answers)).map(({ error }) => error)).toEqual(Array(3).fill('token_invalid'))
})

test('works for seven days', async () => {
  const [early, late] = [await clientToken(), await clientToken()]
  clock.move({ days: 7, seconds: -1 })
  expect((await call(loginByToken, { auth_token: early })).status).toBe('success')
  clock.move({ seconds: 1 })
  expect((await call(loginByToken, { auth_token: late })).error).toBe('token_invalid')
})

test('a spent token leaves the visitor as they were', async () => {
  const as = await signInAs({ client: (await buildClient(database)).id })
  const { error, session } = await call(loginByToken, { auth_token: newToken() }, { as })
  expect([error, session]).toEqual(['token_invalid', undefined])
  expect((await call(getRole, {}, { as })).auth?.client).toBe(true)
})

test('a token of an account that is gone is invalid', async () => {
  for (const auth_token of [await clientToken({ deleted_at: new Date() }), await tutorToken({ status: 5 }), await tutorToken({ status: 8 })]) {
    expect((await call(loginByToken, { auth_token })).error).toBe('token_invalid')
  }
})

test.each(['', 'short', 'x'.repeat(201)])('%o is a problem of the field', async (auth_token) => {
  expect((await call(loginByToken, { auth_token })).code).toBe(400)
})
