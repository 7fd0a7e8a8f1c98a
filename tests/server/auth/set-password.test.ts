import { describe, expect, test } from 'vitest'
import { getRole, loginClient, loginTutor, setTutorPassword } from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const old_password = 'old-password-1'
const password = 'new-password-1'
const password_hash = await hashPassword(old_password)

/** A tutor with a password, signed in a while ago. */
async function signedIn(row: object = {}) {
  const tutor = await buildTutor(database, { password_hash, ...row })
  const as = await signInAs({ tutor: tutor.id })
  clock.move({ minutes: 16 })
  return { tutor, email: tutor.email ?? '', as }
}
const works = async (email: string, tried: string) => (await call(loginTutor, { email, password: tried })).status === 'success'

describe("a signed-in tutor's new password", () => {
  test('takes the place of the present one', async () => {
    const { email, as } = await signedIn()
    expect((await call(setTutorPassword, { old_password, password, confirm_password: password }, { as })).status).toBe('success')
    expect([await works(email, password), await works(email, old_password)]).toEqual([true, false])
  })

  test('ends the other sessions of the tutor, not this one and nobody else’s', async () => {
    const { tutor, as } = await signedIn()
    const [elsewhere, other] = [await signInAs({ tutor: tutor.id }), await signInAs({ tutor: (await buildTutor(database)).id })]
    await call(setTutorPassword, { old_password, password }, { as })
    const isIn = async (session: typeof as) => (await call(getRole, {}, { as: session })).auth?.tutor
    expect([await isIn(as), await isIn(elsewhere), await isIn(other)]).toEqual([true, false, true])
  })

  test.each([
    ['shorter than 8 signs', { password: 'short-1' }, { password: 'too_small' }],
    ['longer than 64', { password: `${'a'.repeat(64)}1` }, { password: 'too_big' }],
    ['without a letter', { password: '123456789' }, { password: 'invalid_format' }],
    ['without a digit', { password: 'password' }, { password: 'invalid_format' }],
    ['that is the e-mail', { password: 'Tutor-9@docento.test' }, { password: 'password' }],
    ['that is not the same twice', { password, confirm_password: 'new-password-2' }, { confirm_password: 'password_mismatch' }],
    ['with a wrong present one', { password, old_password: 'wrong-password-1' }, { old_password: 'password_wrong' }],
    ['without the present one', { password, old_password: undefined }, { old_password: 'required' }],
  ])('%s is refused and changes nothing', async (_, input, error) => {
    const { email, as } = await signedIn('Tutor-9@docento.test' === input.password ? { email: 'tutor-9@docento.test' } : {})
    expect((await call(setTutorPassword, { old_password, ...input }, { as })).error).toEqual(error)
    expect(await works(email, old_password)).toBe(true)
  })

  test('needs no present one where there is none, or within 15 minutes of signing in', async () => {
    const { as: withoutOne } = await signedIn({ password_hash: null })
    const justIn = await signInAs({ tutor: (await buildTutor(database, { password_hash })).id })
    for (const as of [withoutOne, justIn]) expect((await call(setTutorPassword, { password }, { as })).status).toBe('success')
  })

  test('needs the present one of who signed in long before, whoever signed in beside them since', async () => {
    const { as, email } = await signedIn()
    const other = await buildClient(database, { password_hash })
    const { session } = await call(loginClient, { login: other.email ?? '', password: old_password }, { as })
    expect((await call(setTutorPassword, { password }, { as: session })).error).toEqual({ old_password: 'required' })
    expect(await works(email, old_password)).toBe(true)
  })

  test('needs none of who is a client too and has just signed in as that', async () => {
    const client = await buildClient(database, { password_hash })
    const { as } = await signedIn({ client_id: client.id })
    const { session } = await call(loginClient, { login: client.email ?? '', password: old_password }, { as })
    expect((await call(setTutorPassword, { password }, { as: session })).status).toBe('success')
  })

  test('counts wrong tries at the present one together with tries to sign in', async () => {
    const { email, as } = await signedIn()
    for (let tries = 0; tries < 5; tries += 1) await call(setTutorPassword, { old_password: 'wrong-password-1', password }, { as })
    expect((await call(setTutorPassword, { old_password, password }, { as })).error).toBe('too_many_requests')
    expect((await call(loginTutor, { email, password: old_password })).error).toBe('too_many_requests')
  })

  test('is set by the tutor alone', async () => {
    const client = await signInAs({ client: (await buildClient(database)).id })
    const staff = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })
    for (const as of [client, staff]) expect((await call(setTutorPassword, { password }, { as })).code).toBe(403)
    expect((await call(setTutorPassword, { password })).code).toBe(401)
  })
})
