import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  checkTutorResetCode,
  generateClientPassword,
  getClientCode,
  getRole,
  getTutorResetCode,
  loginByToken,
  loginClient,
  loginClientByCode,
  loginTutor,
  resetTutorPassword,
  setClientPassword,
} from '../../../schemas/index.ts'
import { newLoginToken } from '../../../server/auth/tokens.ts'
import { clients } from '../../../server/clients/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database, host, signInAs } = app
await buildReference(database)

async function asked(row: object = {}) {
  const tutor = await buildTutor(database, row)
  const email = tutor.email ?? ''
  await call(getTutorResetCode, { email })
  const { secret, text } = await lastMessageTo(app, email)
  return { tutor, email, reset_code: secret, text }
}
const password = 'new-password-1'

describe("a tutor's new password", () => {
  test('is set by the mailed link and works at once', async () => {
    const { email, reset_code, text } = await asked()
    expect(reset_code).toMatch(/^[0-9a-f]{32}$/)
    expect(text).toContain(`http://${host}/recovery?reset_code=${reset_code}`)
    expect((await call(checkTutorResetCode, { reset_code })).status).toBe('success')
    expect((await call(resetTutorPassword, { reset_code, password, confirm_password: password })).status).toBe('success')
    expect((await call(loginTutor, { email, password })).status).toBe('success')
  })

  test('ends every session of the tutor and every other link', async () => {
    const { tutor, email, reset_code } = await asked()
    const as = await signInAs({ tutor: tutor.id })
    clock.move({ minutes: 2 })
    await call(getTutorResetCode, { email })
    const second = (await lastMessageTo(app, email)).secret
    await call(resetTutorPassword, { reset_code, password })
    expect((await call(getRole, {}, { as })).auth?.tutor).toBe(false)
    expect((await call(checkTutorResetCode, { reset_code: second })).error).toBe('token_invalid')
  })

  test.each([
    ['leaves', true],
    ['takes from whoever typed the address, where nobody had confirmed it,', false],
  ])('%s the tie to a client', async (_, email_confirmed) => {
    const client = await buildClient(database, { phone_confirmed: true })
    const { reset_code } = await asked({ client_id: client.id, email_confirmed })
    await call(resetTutorPassword, { reset_code, password })
    const { client_id } = (await call(getClientCode, { phone_plain: client.phone?.replace('+7', '') })).data
    const { auth } = await call(loginClientByCode, { client_id, auth_code: (await lastMessageTo(app, client.phone ?? '')).secret })
    expect([auth?.client, auth?.tutor]).toEqual([true, email_confirmed])
  })

  test('unlocks a locked account', async () => {
    const { email, reset_code } = await asked()
    for (let tries = 0; tries < 5; tries += 1) await call(loginTutor, { email, password: 'wrong-1' })
    await call(resetTutorPassword, { reset_code, password })
    expect((await call(loginTutor, { email, password })).status).toBe('success')
  })

  test('is set once by a link', async () => {
    const { reset_code } = await asked()
    const answers = await Promise.all([1, 2, 3].map((n) => call(resetTutorPassword, { reset_code, password: `${password}${n}` })))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect((await call(checkTutorResetCode, { reset_code })).error).toBe('token_invalid')
  })

  test('comes too late after an hour', async () => {
    const { reset_code } = await asked()
    clock.move({ hours: 1 })
    expect((await call(checkTutorResetCode, { reset_code })).error).toBe('token_invalid')
    expect((await call(resetTutorPassword, { reset_code, password })).error).toBe('token_invalid')
  })

  test('has to keep the rule, and a refused one leaves the link unspent', async () => {
    const { reset_code, email } = await asked({ email: 'tutor1a@example.test' })
    for (const [input, field] of [
      [{ password: 'short1' }, 'password'],
      [{ password: 'nodigitshere' }, 'password'],
      [{ password: '1234567890' }, 'password'],
      [{ password: email }, 'password'],
      [{ password: `${password}x`.repeat(10) }, 'password'],
      [{ password, confirm_password: 'other-1' }, 'confirm_password'],
    ] as const) {
      const { code, error } = await call(resetTutorPassword, { reset_code, ...input })
      expect([code, Object.keys(error as object)]).toEqual([400, [field]])
    }
    expect((await call(resetTutorPassword, { reset_code, password })).status).toBe('success')
  })

  test('a reset link signs nobody in, and a sign-in link resets nothing', async () => {
    const { reset_code } = await asked()
    expect((await call(loginByToken, { auth_token: reset_code })).error).toBe('token_invalid')
  })

  test.each([5, 8, 9])('nothing is sent to a tutor of status %i, with the same answer', async (status) => {
    const { email } = await buildTutor(database, { status })
    const before = (await readMessages(app)).length
    expect((await call(getTutorResetCode, { email: email ?? '' })).status).toBe('success')
    expect((await call(getTutorResetCode, { email: `nobody${status}@example.test` })).status).toBe('success')
    expect((await readMessages(app)).length).toBe(before)
  })
})

describe("a client's new password", () => {
  test('is drawn, mailed and works', async () => {
    const email = (await buildClient(database)).email ?? ''
    expect((await call(generateClientPassword, { email })).status).toBe('success')
    const { secret, template } = await lastMessageTo(app, email)
    expect(secret).toMatch(/^(?=.*\d)(?=.*[a-zA-Z])[a-zA-Z0-9]{10}$/)
    expect(template).toBe('client_generate_password')
    expect((await call(loginClient, { login: email, password: secret })).status).toBe('success')
  })

  test.each([
    ['mailed', true],
    ['set by staff', false],
  ])('that was %s and is signed in by proves the address: %j; then whoever typed it first has no more say', async (_, isMailed) => {
    const client = await buildClient(database)
    const email = client.email ?? ''
    const as = await signInAs({ client: client.id })
    await call(generateClientPassword, { email })
    const { secret } = await lastMessageTo(app, email)
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    if (!isMailed) await call(setClientPassword, { client_id: client.id, password }, { as: staff })
    const typed = isMailed ? as : await signInAs({ client: client.id })
    for (const attempt of ['first', 'second']) {
      const { status } = await call(loginClient, { login: email, password: isMailed ? secret : password })
      expect([attempt, status]).toEqual([attempt, 'success'])
    }
    const [row] = await database.drizzle.select().from(clients).where(eq(clients.id, client.id))
    expect(row).toMatchObject({ email_confirmed: isMailed, doubted_contact: isMailed ? client.phone : null, phone: isMailed ? null : client.phone })
    expect((await call(getRole, {}, { as: typed })).auth?.client).toBe(!isMailed)
  })

  test('that was mailed ends the other sessions and the links on their way when it is first used, and none later', async () => {
    const client = await buildClient(database, { email_confirmed: true })
    const email = client.email ?? ''
    const isIn = async (as: string) => (await call(getRole, {}, { as })).auth?.client
    const [stolen, own] = [await signInAs({ client: client.id }), await signInAs({ client: client.id })]
    const link = await database.transaction((tx) => newLoginToken({ tx, now: clock.now }, client.id))
    await call(generateClientPassword, { email })
    expect(await isIn(stolen)).toBe(true)
    const { secret } = await lastMessageTo(app, email)
    const first = await call(loginClient, { login: email, password: secret }, { as: own })
    expect([await isIn(first.session ?? ''), await isIn(stolen)]).toEqual([true, false])
    expect((await call(loginByToken, { auth_token: link })).error).toBe('token_invalid')
    await call(loginClient, { login: email, password: secret })
    expect(await isIn(first.session ?? '')).toBe(true)
  })

  test('that was mailed ends with a sign-in by the phone, which proves whose the account is', async () => {
    const client = await buildClient(database)
    await call(generateClientPassword, { email: client.email ?? '' })
    const asked = await call(getClientCode, { phone_plain: (client.phone ?? '').replace('+7', '') })
    const { secret } = await lastMessageTo(app, client.phone ?? '')
    await call(loginClientByCode, { client_id: asked.data.client_id, auth_code: secret })
    const [row] = await database.drizzle.select().from(clients).where(eq(clients.id, client.id))
    expect(row).toMatchObject({ phone_confirmed: true, password_hash: null })
  })

  test('is not sent to strangers and deleted clients, with the same answer', async () => {
    const { email } = await buildClient(database, { deleted_at: clock.now })
    const before = (await readMessages(app)).length
    for (const to of [email ?? '', 'stranger2@example.test']) expect((await call(generateClientPassword, { email: to })).status).toBe('success')
    expect((await readMessages(app)).length).toBe(before)
  })

  test('can be asked for once a minute', async () => {
    const email = (await buildClient(database)).email ?? ''
    await call(generateClientPassword, { email })
    expect((await call(generateClientPassword, { email })).error).toBe('too_many_requests')
  })
})
