import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getClientCode, getRole, loginByToken, loginClientByCode, loginTutor } from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { codes } from '../../../server/auth/table.ts'
import { newLoginToken } from '../../../server/auth/tokens.ts'
import { clients } from '../../../server/clients/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database } = app
await buildReference(database)
const plain = (phone: string | null) => (phone ?? '').replace('+7', '')

async function ask(row: object = {}) {
  const client = await buildClient(database, row)
  const { data } = await call(getClientCode, { phone_plain: plain(client.phone) })
  const { secret } = await lastMessageTo(app, client.phone ?? '')
  return { client, id: data.client_id, code: secret }
}
const enter = (client_id: number, auth_code: string, back?: string) => call(loginClientByCode, { client_id, auth_code, ...(back && { back }) })

test('a client signs in by the code sent to their phone', async () => {
  const { client, id, code } = await ask()
  expect(code).toMatch(/^\d{6}$/)
  const { status, auth, data } = await enter(id, code, '/o/7')
  expect([status, auth?.client_info?.id, data.redirect]).toEqual(['success', client.id, '/o/7'])
})

test('or to their mail address', async () => {
  const { email, id } = await buildClient(database)
  const { data } = await call(getClientCode, { email: email?.toUpperCase() })
  expect(data).toMatchObject({ channel: 'email', resend_after: 60, expires_in: 600 })
  expect((await enter(data.client_id, (await lastMessageTo(app, email ?? '')).secret)).auth?.client_info?.id).toBe(id)
})

test('an unknown contact gets the same answer, and nothing is sent', async () => {
  const before = (await readMessages(app)).length
  const { status, data } = await call(getClientCode, { phone_plain: '7779998877' })
  expect([status, Object.keys(data), data.channel]).toEqual(['success', ['client_id', 'channel', 'resend_after', 'expires_in'], 'sms'])
  expect((await readMessages(app)).length).toBe(before)
  expect((await enter(data.client_id, '123456')).error).toBe('code_wrong')
})

test('known and unknown contacts take the same time and the same tries', async () => {
  const { id } = await ask()
  const stranger = (await call(getClientCode, { email: 'stranger@example.test' })).data.client_id
  for (const asked of [id, stranger]) {
    for (let tries = 0; tries < 5; tries += 1) expect((await enter(asked, '000000x')).error).toBe('code_wrong')
    expect((await enter(asked, '000000x')).error).toBe('code_attempts')
  }
  clock.move({ minutes: 11 })
  for (const asked of [id, stranger]) expect((await enter(asked, '000000x')).error).toBe('code_expired')
})

test('no answer comes sooner than a tenth of a second', async () => {
  for (const email of [(await buildClient(database)).email ?? '', 'nobody9@example.test']) {
    const from = performance.now()
    await call(getClientCode, { email })
    expect(performance.now() - from).toBeGreaterThan(98)
  }
})

test('after five wrong codes the right one is refused', async () => {
  const { id, code } = await ask()
  const wrong = code === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 5; tries += 1) expect((await enter(id, wrong)).error).toBe('code_wrong')
  expect((await enter(id, code)).error).toBe('code_attempts')
})

test('thirty guesses at once get five looks', async () => {
  const { id } = await ask()
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter(id, 'abcdef')))
  expect(answers.filter(({ error }) => error === 'code_wrong')).toHaveLength(5)
})

test('a code works once, even when it is sent twice at the same time', async () => {
  const { id, code } = await ask()
  const answers = await Promise.all([enter(id, code), enter(id, code), enter(id, code)])
  expect(answers.map(({ status }) => status).filter((status) => status === 'success')).toHaveLength(1)
  expect((await enter(id, code)).error).toBe('code_expired')
})

test('a phone of another country has no code for the client whose own has the same digits', async () => {
  await buildClient(database, { phone: '+74951234567' })
  const before = (await readMessages(app)).length
  const { status } = await call(getClientCode, { phone_plain: '4951234567', phone_default_country_code: 0 })
  expect([status, (await readMessages(app)).length]).toEqual(['success', before])
})

test.each(['phone', 'email'] as const)('a code works no more once its %s is the client’s no more', async (by) => {
  const client = await buildClient(database)
  const { data } = await call(getClientCode, by === 'phone' ? { phone_plain: plain(client.phone) } : { email: client.email ?? '' })
  const { secret } = await lastMessageTo(app, client[by] ?? '')
  await database.drizzle
    .update(clients)
    .set({ [by]: null })
    .where(eq(clients.id, client.id))
  expect((await enter(data.client_id, secret)).error).toBe('code_expired')
})

test('a code is out of date after ten minutes', async () => {
  const { id, code } = await ask()
  clock.move({ minutes: 10 })
  expect((await enter(id, code)).error).toBe('code_expired')
})

test('a code of another client is wrong', async () => {
  const mine = await ask()
  const theirs = await ask()
  expect((await enter(mine.id, theirs.code === mine.code ? '0000000' : theirs.code)).error).toBe('code_wrong')
})

test('the id of a client is no key', async () => {
  const { client, code } = await ask()
  expect((await enter(client.id, code)).error).toBe('code_wrong')
})

test('a client who was deleted while the code was on its way is told so after it', async () => {
  const { client, id, code } = await ask()
  await database.drizzle.update(clients).set({ deleted_at: clock.now }).where(eq(clients.id, client.id))
  expect((await enter(id, code)).error).toBe('account_blocked')
})

test('the database keeps no code', async () => {
  const { code } = await ask()
  expect(JSON.stringify(await database.drizzle.select().from(codes))).not.toContain(`"${code}"`)
})

describe('who signs in by a contact that was only typed before', () => {
  const rowOf = async (id: number) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]
  const taken = [{ email: 'another@example.test', subscriptions: { reminders: true, news: true, promo: true } }]

  test.each(['phone', 'email'] as const)('has proved the %s: who had typed it has no more say over the account', async (by) => {
    const client = await buildClient(database, { password_hash: 'typed', additional_emails: taken })
    const as = await app.signInAs({ client: client.id })
    const link = await database.drizzle.transaction((tx) => newLoginToken({ tx, now: clock.now }, client.id))
    const contact = by === 'phone' ? { phone_plain: plain(client.phone) } : { email: client.email ?? '' }
    const { data } = await call(getClientCode, contact)
    const { secret } = await lastMessageTo(app, client[by] ?? '')
    const other = (await call(getClientCode, by === 'phone' ? { email: client.email ?? '' } : { phone_plain: plain(client.phone) })).data.client_id
    const otherCode = (await lastMessageTo(app, (by === 'phone' ? client.email : client.phone) ?? '')).secret
    expect((await enter(data.client_id, secret)).auth?.client_info?.id).toBe(client.id)
    expect(await rowOf(client.id)).toMatchObject({
      ...{ phone_confirmed: by === 'phone', email_confirmed: by === 'email', password_hash: null, additional_emails: [] },
      ...(by === 'phone'
        ? { phone: client.phone, email: null, doubted_contact: client.email }
        : { phone: null, email: client.email, doubted_contact: client.phone }),
    })
    expect((await call(getRole, {}, { as })).auth?.client).toBe(false)
    expect((await call(loginByToken, { auth_token: link })).error).toBe('token_invalid')
    expect((await enter(other, otherCode)).error).toBe('code_expired')
  })

  test('is not the tutor who had typed it, and that tutor comes into the account no more', async () => {
    const client = await buildClient(database)
    const password = 'tutor-password-1'
    const tutor = await buildTutor(database, { client_id: client.id, email_confirmed: true, password_hash: await hashPassword(password) })
    const { data } = await call(getClientCode, { phone_plain: plain(client.phone) })
    const { auth } = await enter(data.client_id, (await lastMessageTo(app, client.phone ?? '')).secret)
    expect([auth?.client_info?.id, auth?.tutor]).toEqual([client.id, false])
    expect((await call(loginTutor, { email: tutor.email ?? '', password })).auth).toMatchObject({ tutor: true, client: false })
  })

  test.each(['phone', 'email'] as const)('stays the tutor of whom the same %s is proved', async (by) => {
    const client = await buildClient(database)
    const tutor = await buildTutor(database, { client_id: client.id, [by]: client[by], [`${by}_confirmed`]: true })
    const { data } = await call(getClientCode, by === 'phone' ? { phone_plain: plain(client.phone) } : { email: client.email ?? '' })
    const { auth } = await enter(data.client_id, (await lastMessageTo(app, client[by] ?? '')).secret)
    expect([auth?.client_info?.id, auth?.tutor_info?.id]).toEqual([client.id, tutor.id])
  })

  test('keeps all of it where it is they who hold the account', async () => {
    const client = await buildClient(database, { password_hash: 'own', additional_emails: taken })
    const as = await app.signInAs({ client: client.id })
    const { data } = await call(getClientCode, { phone_plain: plain(client.phone) })
    const { secret } = await lastMessageTo(app, client.phone ?? '')
    expect((await call(loginClientByCode, { client_id: data.client_id, auth_code: secret }, { as })).status).toBe('success')
    const { email, password_hash, additional_emails } = client
    expect(await rowOf(client.id)).toMatchObject({ phone_confirmed: true, email, password_hash, additional_emails })
  })

  test.each([
    ['the same', { phone_confirmed: true }],
    ['the other', { email_confirmed: true }],
  ])('changes nothing where %s contact was proved before', async (_, confirmed) => {
    const { client, id, code } = await ask({ ...confirmed, password_hash: 'own', additional_emails: taken })
    const as = await app.signInAs({ client: client.id })
    expect((await enter(id, code)).status).toBe('success')
    const { phone_confirmed, email_confirmed, email, password_hash, additional_emails } = client
    expect(await rowOf(client.id)).toMatchObject({ phone_confirmed, email_confirmed, email, password_hash, additional_emails })
    expect((await call(getRole, {}, { as })).auth?.client).toBe(true)
  })
})

describe('sending again', () => {
  test('waits a minute and stops after five a day, for known and unknown alike', async () => {
    for (const email of [(await buildClient(database)).email ?? '', 'nobody@example.test']) {
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await call(getClientCode, { email })).status).toBe('success')
        const soon = await call(getClientCode, { email })
        expect([soon.error, soon.headers['retry-after']]).toEqual(['too_many_requests', '60'])
        clock.move({ seconds: 60 })
      }
      expect((await call(getClientCode, { email })).error).toBe('too_many_requests')
      clock.move({ days: 1 })
      expect((await call(getClientCode, { email })).status).toBe('success')
    }
  })

  test('five requests at once send one code', async () => {
    const { email } = await buildClient(database)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(getClientCode, { email: email ?? '' })))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect((await readMessages(app)).filter(({ to }) => to === email)).toHaveLength(1)
  })
})

test.each([
  [{}, 'phone_plain', 'required'],
  [{ phone_plain: '700' }, 'phone_plain', 'phone_length'],
  [{ phone_plain: '70000000ab' }, 'phone_plain', 'warningSymbol'],
  [{ phone_plain: '123', phone_default_country_code: 48 }, 'phone_plain', 'phone_range'],
  [{ email: 'nobody' }, 'email', 'invalid_format'],
  [{ email: 'a@b.online' }, 'email', 'invalid_format'],
])('%o is refused with %s: %s', async (input, field, problem) => {
  const { code, error } = await call(getClientCode, input)
  expect([code, error]).toEqual([400, { [field]: problem }])
})
