import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  checkTutorResetCode,
  confirmTutorEmail,
  confirmTutorPhone,
  getRole,
  getTutorResetCode,
  loginTutor,
  registerTutor,
  resendTutorEmail,
  resendTutorPhoneCode,
  resetTutorPassword,
  saveTutor,
  setTutorEmail,
  setTutorPhone,
} from '../../../schemas/index.ts'
import { codes } from '../../../server/auth/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { registrationIn } from '../../build/registration.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database, signInAs } = app
await buildReference(database)
// two who are none of the tutors below
for (const email of ['one@example.test', 'other@example.test']) await buildClient(database, { email, email_confirmed: true })

/** A newcomer with their session and the token that was mailed to them. */
async function newcomer() {
  const form = await registrationIn(database)
  const { data, session = '' } = await call(registerTutor, form)
  return {
    id: data.tutor_id,
    email: form.email,
    password: form.password,
    phone: `+7${form.phone_plain}`,
    as: session,
    token: await secretTo(form.email),
  }
}
const secretTo = async (to: string) => (await lastMessageTo(app, to)).secret
const rowOf = async (id: number) => (await database.drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]
const confirm = (confirmation_code: string) => call(confirmTutorEmail, { confirmation_code })

describe('an address', () => {
  test('is confirmed by who holds the link, without a session, once', async () => {
    const { id, token } = await newcomer()
    expect((await confirm(token)).status).toBe('success')
    expect((await rowOf(id))?.email_confirmed).toBe(true)
    expect((await confirm(token)).error).toBe('already_confirmed')
  })

  test('of a client asks its reader for a password, and lets in nobody who only typed it', async () => {
    const { id, as, email, password: typed, token } = await newcomer()
    await buildClient(database, { email, email_confirmed: true })
    const { data } = await confirm(token)
    const [path, query] = data.redirect.split('?')
    const { confirmed, reset_code = '' } = Object.fromEntries(new URLSearchParams(query))
    expect([path, confirmed]).toEqual(['/recovery', '1'])
    expect((await call(getRole, {}, { as })).auth).toMatchObject({ tutor: false, client: false })
    expect((await call(loginTutor, { email, password: typed })).error).toBe('wrong_credentials')
    const password = 'of-its-reader-1'
    expect((await call(resetTutorPassword, { reset_code, password, confirm_password: password })).status).toBe('success')
    const { session } = await call(loginTutor, { email, password })
    expect((await call(getRole, {}, { as: session ?? '' })).auth).toMatchObject({ tutor: true, client: true })
    expect((await rowOf(id))?.email_confirmed).toBe(true)
  })

  test('of a client that is confirmed where the tutor is signed in changes nothing of how they sign in', async () => {
    const { as, email, password, token } = await newcomer()
    await buildClient(database, { email, email_confirmed: true })
    const { data } = await call(confirmTutorEmail, { confirmation_code: token }, { as })
    expect(data.redirect).toBe('/login?confirmed=1&back=%2Fprofile%2F')
    const { session } = await call(loginTutor, { email, password })
    expect((await call(getRole, {}, { as: session ?? '' })).auth).toMatchObject({ tutor: true, client: true })
  })

  test('is confirmed by one of twenty at once', async () => {
    const { token } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([null, 'already_confirmed']))
  })

  test('is not confirmed by a link of eight days ago or one that never was', async () => {
    const { id, token } = await newcomer()
    clock.move({ days: 7, seconds: 1 })
    expect([(await confirm(token)).error, (await confirm('f'.repeat(32))).error]).toEqual(['token_invalid', 'token_invalid'])
    expect((await rowOf(id))?.email_confirmed).toBe(false)
  })

  test('is not confirmed by the token of a new password', async () => {
    const { email } = await newcomer()
    clock.move({ minutes: 2 })
    await call(getTutorResetCode, { email })
    expect((await confirm(await secretTo(email))).error).toBe('token_invalid')
  })

  test('gets the link again after a minute, five times a day', async () => {
    const { as, token } = await newcomer()
    const early = await call(resendTutorEmail, {}, { as })
    expect([early.code, early.error, Number(early.headers['retry-after'])]).toEqual([429, 'too_many_requests', 60])
    for (let n = 0; n < 4; n += 1) {
      clock.move({ seconds: 61 })
      expect((await call(resendTutorEmail, {}, { as })).data).toEqual({ resend_after: 60, expires_in: 604_800 })
    }
    clock.move({ seconds: 61 })
    expect((await call(resendTutorEmail, {}, { as })).code).toBe(429)
    expect((await confirm(token)).status).toBe('success')
    clock.move({ days: 1 })
    expect((await call(resendTutorEmail, {}, { as })).error).toBe('already_confirmed')
  })

  test('that is changed is unconfirmed, and links to the one before are dead', async () => {
    const { id, as, email, token } = await newcomer()
    await confirm(token)
    clock.move({ minutes: 2 })
    await call(getTutorResetCode, { email })
    const reset_code = await secretTo(email)
    const other = `other-${id}@example.test`
    expect((await call(setTutorEmail, { email: other.toUpperCase() }, { as })).status).toBe('success')
    expect(await rowOf(id)).toMatchObject({ email: other, email_confirmed: false })
    expect((await call(checkTutorResetCode, { reset_code })).error).toBe('token_invalid')
    expect((await confirm(await secretTo(other))).status).toBe('success')
  })

  test('that is changed tells the one before, if that was confirmed, and not which the new one is', async () => {
    const { id, as, email, token } = await newcomer()
    await confirm(token)
    const other = `new-${id}@example.test`
    await call(setTutorEmail, { email: other }, { as })
    const { template, text } = await lastMessageTo(app, email)
    expect([template, text.includes(other)]).toEqual(['email_changed', false])
    await call(setTutorEmail, { email: `newer-${id}@example.test` }, { as })
    expect((await lastMessageTo(app, other)).template).toBe('tutor_email_confirm')
  })

  test('that was changed meanwhile is not confirmed by the old link', async () => {
    const { id, as, token } = await newcomer()
    await call(setTutorEmail, { email: `later-${id}@example.test` }, { as })
    expect((await confirm(token)).error).toBe('token_invalid')
  })

  test('that staff changed meanwhile is not confirmed by the link to the one before, and nobody there sets a password', async () => {
    const { id, email, token } = await newcomer()
    await call(getTutorResetCode, { email })
    const reset_code = await secretTo(email)
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    const save = (tutor: object) => call(saveTutor, { tutor: { id, ...tutor } }, { as: staff })
    expect((await save({ email: email.toUpperCase() })).error).toBeNull()
    expect((await call(checkTutorResetCode, { reset_code })).error).toBeNull()
    expect((await save({ email: `staff-${id}@example.test` })).error).toBeNull()
    expect((await confirm(token)).error).toBe('token_invalid')
    expect((await call(checkTutorResetCode, { reset_code })).error).toBe('token_invalid')
    expect((await rowOf(id))?.email_confirmed).toBe(false)
  })

  test('of another tutor is taken, whatever its capitals', async () => {
    const { id, as, email } = await newcomer()
    const other = await buildTutor(database)
    expect((await call(setTutorEmail, { email: other.email?.toUpperCase() ?? '' }, { as })).error).toEqual({ email: 'email_taken' })
    expect((await rowOf(id))?.email).toBe(email)
  })

  test('can be changed to five others a day, not more', async () => {
    const { id, as } = await newcomer()
    const set = (n: number) => call(setTutorEmail, { email: `many${n}-${id}@example.test` }, { as })
    for (let n = 0; n < 5; n += 1) expect((await set(n)).status).toBe('success')
    expect((await set(5)).code).toBe(429)
  })
})

test.each([
  ['addresses', (other: Contacts, as: string) => call(setTutorEmail, { email: other.email ?? '' }, { as })],
  ['phones', (other: Contacts, as: string) => call(setTutorPhone, { phone_plain: other.phone ?? '', phone_default_country_code: 0 }, { as })],
])('of five %s a day somebody hears whether another tutor has them, not more', async (_, ask) => {
  const { as } = await newcomer()
  const other = await buildTutor(database)
  for (let n = 0; n < 5; n += 1) expect((await ask(other, as)).code).toBe(400)
  expect((await ask(other, as)).code).toBe(429)
})
type Contacts = { email: string | null; phone: string | null }

describe('a phone', () => {
  test('is confirmed by the code sent to it, once', async () => {
    const { id, as } = await newcomer()
    expect((await call(setTutorPhone, { phone_plain: '8 701 555 00 01' }, { as })).data).toEqual({ resend_after: 60, expires_in: 600 })
    const { secret, template, channel } = await lastMessageTo(app, '+77015550001')
    expect([template, channel, /^\d{6}$/.test(secret)]).toEqual(['tutor_phone_code', 'sms', true])
    expect((await call(confirmTutorPhone, { code: secret }, { as })).status).toBe('success')
    expect(await rowOf(id)).toMatchObject({ phone: '+77015550001', phone_confirmed: true })
    expect((await call(confirmTutorPhone, { code: secret }, { as })).error).toBe('already_confirmed')
    expect((await call(resendTutorPhoneCode, {}, { as })).error).toBe('already_confirmed')
  })

  test('of the edition typed as one of another country is of the edition', async () => {
    const { id, as } = await newcomer()
    expect((await call(setTutorPhone, { phone_plain: '+7 701 555 00 08', phone_default_country_code: 0 }, { as })).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ phone: '+77015550008', phone_country: 1 })
  })

  test('is not confirmed by the code of another tutor', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await call(resendTutorPhoneCode, {}, { as: one.as })
    await call(resendTutorPhoneCode, {}, { as: other.as })
    expect((await call(confirmTutorPhone, { code: await secretTo(one.phone) }, { as: other.as })).error).toBe('code_wrong')
    expect((await rowOf(other.id))?.phone_confirmed).toBe(false)
  })

  test('has five tries for a code, and no sixth with the right one', async () => {
    const { as, phone } = await newcomer()
    await call(resendTutorPhoneCode, {}, { as })
    const code = await secretTo(phone)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n += 1) expect((await call(confirmTutorPhone, { code: wrong }, { as })).error).toBe('code_wrong')
    expect((await call(confirmTutorPhone, { code }, { as })).error).toBe('code_attempts')
  })

  test('is not confirmed after ten minutes, nor by the code before the last', async () => {
    const { as, phone } = await newcomer()
    await call(resendTutorPhoneCode, {}, { as })
    const first = await secretTo(phone)
    expect((await call(resendTutorPhoneCode, {}, { as })).code).toBe(429)
    clock.move({ seconds: 61 })
    await call(resendTutorPhoneCode, {}, { as })
    const second = await secretTo(phone)
    if (first !== second) expect((await call(confirmTutorPhone, { code: first }, { as })).error).toBe('code_wrong')
    clock.move({ minutes: 10, seconds: 1 })
    expect((await call(confirmTutorPhone, { code: second }, { as })).error).toBe('code_expired')
  })

  test('of another tutor is taken, however it is written', async () => {
    const { as } = await newcomer()
    const other = await buildTutor(database)
    const phone_plain = `8${other.phone?.slice(2)}`
    expect((await call(setTutorPhone, { phone_plain }, { as })).error).toEqual({ phone_plain: 'phone_taken' })
  })

  test('that staff changed meanwhile is not confirmed by the code for the one before', async () => {
    const { id, as, phone } = await newcomer()
    await call(resendTutorPhoneCode, {}, { as })
    await database.drizzle.update(tutors).set({ phone: '+77015550099' }).where(eq(tutors.id, id))
    expect((await call(confirmTutorPhone, { code: await secretTo(phone) }, { as })).error).toBe('code_expired')
  })

  test('has its code stored as a hash alone', async () => {
    const { id, as, phone } = await newcomer()
    await call(resendTutorPhoneCode, {}, { as })
    const rows = await database.drizzle.select().from(codes).where(eq(codes.tutor_id, id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(await secretTo(phone))
  })

  test('is nobody’s to confirm without a session', async () => {
    expect((await call(confirmTutorPhone, { code: '123456' })).code).toBe(401)
  })
})
