import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getRole, loginAdmin, loginClient, loginTutor, logoutAdmin, logoutClient, logoutTutor, setRole } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { clients } from '../../../server/clients/table.ts'
import { sessions } from '../../../server/sessions/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { heldBack } from '../held-back.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const password = 'secret-7777'
const password_hash = await hashPassword(password)

const makers = {
  client: async (row: object = {}) => (await buildClient(database, { password_hash, ...row })).email ?? '',
  tutor: async (row: object = {}) => (await buildTutor(database, { password_hash, ...row })).email ?? '',
  admin: async (row: object = {}) => (await buildAdmin(database, { password_hash, ...row })).email,
}
const logins = {
  client: (login: string, tried = password) => call(loginClient, { login, password: tried }),
  tutor: (email: string, tried = password) => call(loginTutor, { email, password: tried }),
  admin: (login: string, tried = password) => call(loginAdmin, { login, password: tried }),
}
const roles = ['client', 'tutor', 'admin'] as const

describe.each(roles)('%s', (role) => {
  test('signs in by the password and is known from then on', async () => {
    const { status, session, auth } = await logins[role](await makers[role]())
    expect([status, auth?.[role]]).toEqual(['success', true])
    expect((await call(getRole, {}, { as: session })).auth?.[role]).toBe(true)
  })

  test('signs in whatever the case of the address', async () => {
    expect((await logins[role]((await makers[role]()).toUpperCase())).status).toBe('success')
  })

  test('hears the same of a wrong password, an unknown address and an account without a password', async () => {
    const without = await makers[role]({ password_hash: null })
    for (const [login, tried] of [
      [await makers[role](), 'wrong-1'],
      [`nobody-${role}@example.test`, password],
      [without, password],
    ] as const) {
      const { code, error, session } = await logins[role](login, tried)
      expect([code, error, session]).toEqual([409, 'wrong_credentials', undefined])
    }
  })

  test('is locked for 15 minutes from the fifth wrong try on, with the right password too', async () => {
    const login = await makers[role]()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logins[role](login, 'wrong-1')).error).toBe('wrong_credentials')
      clock.move({ seconds: 10 })
    }
    expect((await logins[role](login)).error).toBe('too_many_requests')
    clock.move({ minutes: 14, seconds: 49 })
    const late = await logins[role](login)
    expect([late.code, late.headers['retry-after']]).toEqual([429, '1'])
    clock.move({ seconds: 1 })
    expect((await logins[role](login)).status).toBe('success')
  })

  test('an address that nobody has is locked alike', async () => {
    for (let tries = 0; tries < 5; tries += 1) await logins[role](`nobody2-${role}@example.test`, 'wrong-1')
    expect((await logins[role](`nobody2-${role}@example.test`)).error).toBe('too_many_requests')
  })

  test('guesses at the same moment are counted one by one: five looks at the password', async () => {
    const login = await makers[role]()
    for (let tries = 0; tries < 4; tries += 1) await logins[role](login, 'wrong-1')
    const guess = () => Promise.all(Array.from({ length: 4 }, () => logins[role](login, 'wrong-1')))
    const answers = await heldBack(database, { table: 'attempts', waiting: 2 }, guess)
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['too_many_requests', 'too_many_requests', 'too_many_requests', 'wrong_credentials'])
  })

  test('the right password makes earlier tries forgotten', async () => {
    const login = await makers[role]()
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await logins[role](login, 'wrong-1')
      expect((await logins[role](login)).status).toBe('success')
    }
  })

  test.each([{}, { password: '' }, { password: ['x'] }, { password: 'x'.repeat(201) }])(
    'a password like %o is a problem of the field',
    async (bad) => {
      const { code, error } = await call({ client: loginClient, tutor: loginTutor, admin: loginAdmin }[role], {
        login: 'a@example.test',
        email: 'a@example.test',
        ...bad,
      } as never)
      expect([code, Object.keys(error as object)]).toEqual([400, ['password']])
    },
  )
})

test('blocked and deleted accounts are told so only after the right password, a deleted tutor never', async () => {
  const gone = await makers.client({ deleted_at: clock.now })
  const blocked = await makers.tutor({ status: 5 })
  const deleted = await makers.tutor({ status: 8 })
  const idle = await makers.admin({ active: false })
  expect((await logins.client(gone)).error).toBe('account_blocked')
  expect((await logins.client(gone, 'wrong-1')).error).toBe('wrong_credentials')
  expect((await logins.tutor(blocked)).error).toBe('account_blocked')
  expect((await logins.tutor(blocked, 'wrong-1')).error).toBe('wrong_credentials')
  expect((await logins.tutor(deleted)).error).toBe('wrong_credentials')
  expect((await logins.admin(idle)).error).toBe('account_blocked')
  expect((await logins.admin(idle, 'wrong-1')).error).toBe('wrong_credentials')
})

test('nobody is locked out by their number typed as a name', async () => {
  const { id, email } = await buildClient(database, { id: 7001, password_hash })
  for (let tries = 0; tries < 5; tries += 1) await logins.client(String(id), 'wrong-1')
  expect((await logins.client(email ?? '')).status).toBe('success')
})

test('a blacklisted client may sign in', async () => {
  expect((await logins.client(await makers.client({ blacklisted: true }))).status).toBe('success')
})

test.each(['+77051112233', '7051112233', '8 (705) 111-22-33', '+7 705 111 22 33', '77051112233'])(
  'a client signs in by the phone written as %s',
  async (login) => {
    await database.drizzle.update(clients).set({ phone: null }).where(eq(clients.phone, '+77051112233'))
    await makers.client({ phone: '+77051112233' })
    expect((await logins.client(login)).status).toBe('success')
  },
)

describe('where a sign-in leads', () => {
  test.each([
    [1, '/profile/'],
    [7, '/profile/'],
    [2, '/nz'],
    [3, '/nz'],
    [6, '/nz'],
  ])('a tutor of status %i goes to %s', async (status, redirect) => {
    expect((await logins.tutor(await makers.tutor({ status }))).data.redirect).toBe(redirect)
  })

  test.each([
    [1, '/panel/desktop/'],
    [2, '/panel/users_orders/'],
    [3, '/panel/pages_show/'],
    [4, '/panel/desktop/'],
  ])('staff of status %i go to %s', async (status, redirect) => {
    expect((await logins.admin(await makers.admin({ status }))).data.redirect).toBe(redirect)
  })

  test.each([
    ['/o/12', '/o/12'],
    ['/o/12?x=1#chat', '/o/12?x=1#chat'],
    ['https://elsewhere.test/', '/client_orders'],
    ['//elsewhere.test/', '/client_orders'],
    ['/\\elsewhere.test/', '/client_orders'],
    ['/\t/elsewhere.test/', '/client_orders'],
    ['/.//elsewhere.test/', '/client_orders'],
    ['javascript:alert(1)', '/client_orders'],
    ['o/12', '/client_orders'],
    ['/api/auth/role/get', '/client_orders'],
    ['/%61pi/auth/role/get', '/client_orders'],
    ['/%2561pi/auth/role/get', '/%2561pi/auth/role/get'],
    ['/o/../%41PI/auth/role/get', '/client_orders'],
    ['/o/%', '/client_orders'],
    ['', '/client_orders'],
  ])('back to %o is %s', async (back, redirect) => {
    const { data } = await call(loginClient, { login: await makers.client(), password, back })
    expect(data.redirect).toBe(redirect)
  })
})

describe('the session', () => {
  test('gets a new cookie at every sign-in, and the old one is worth nothing', async () => {
    const planted = await signInAs({ client: (await buildClient(database)).id })
    const { session } = await call(loginClient, { login: await makers.client(), password }, { as: planted })
    expect(session).not.toBe(planted)
    expect((await call(getRole, {}, { as: planted })).auth?.client).toBe(false)
  })

  test('holds a client, a tutor and a member of staff at once, and lets each go alone', async () => {
    const one = await logins.client(await makers.client())
    const two = await call(loginTutor, { email: await makers.tutor(), password }, { as: one.session })
    const three = await call(loginAdmin, { login: await makers.admin(), password }, { as: two.session })
    const as = three.session
    expect(three.auth).toMatchObject({ client: true, tutor: true, admin: true, current_role: 'tutor' })
    expect((await call(logoutTutor, {}, { as })).auth).toMatchObject({ client: true, tutor: false, admin: true, current_role: 'client' })
    expect((await call(logoutAdmin, {}, { as })).auth).toMatchObject({ client: true, admin: false })
    const last = await call(logoutClient, {}, { as })
    expect([last.auth?.client, last.session]).toEqual([false, ''])
    expect((await call(logoutClient, {}, { as })).error).toBe('unauthorized')
  })

  test.each(['client', 'tutor'] as const)('goes on as the %s that it was when staff sign out of it', async (role) => {
    const [client, tutor, admin] = [await buildClient(database), await buildTutor(database), await buildAdmin(database)]
    const as = await signInAs({ client: client.id, tutor: tutor.id, admin: admin.id })
    await call(setRole, { role }, { as })
    expect((await call(logoutAdmin, {}, { as })).auth).toMatchObject({ client: true, tutor: true, admin: false, current_role: role })
  })

  test('changes to a role it holds and to no other', async () => {
    const client = await buildClient(database)
    const as = await signInAs({ client: client.id, tutor: (await buildTutor(database)).id })
    expect((await call(setRole, { role: 'client' }, { as })).auth?.current_role).toBe('client')
    expect((await call(getRole, {}, { as })).auth?.current_role).toBe('client')
    for (const role of ['admin', 'owner', 'TUTOR']) expect((await call(setRole, { role }, { as })).error).toBe('forbidden')
    const alone = await signInAs({ client: client.id })
    expect((await call(setRole, { role: 'tutor' }, { as: alone })).error).toBe('forbidden')
  })

  test('ends after 30 days without a visit, and goes on with each', async () => {
    const as = await signInAs({ client: (await buildClient(database)).id })
    clock.move({ days: 29 })
    expect((await call(getRole, {}, { as })).auth?.client).toBe(true)
    clock.move({ days: 29 })
    expect((await call(getRole, {}, { as })).auth?.client).toBe(true)
    clock.move({ days: 31 })
    expect((await call(getRole, {}, { as })).auth?.client).toBe(false)
  })

  test('gets its cookie anew once a day, so that the browser keeps it as long', async () => {
    const as = await signInAs({ client: (await buildClient(database)).id })
    const cookieAfter = async (hours: number) => {
      clock.move({ hours })
      const { session, headers } = await call(getRole, {}, { as })
      return session === as ? /Max-Age=\d+/.exec(String(headers['set-cookie']))?.[0] : session
    }
    expect([await cookieAfter(1), await cookieAfter(24), await cookieAfter(1), await cookieAfter(24)]).toEqual([
      undefined,
      'Max-Age=2592000',
      undefined,
      'Max-Age=2592000',
    ])
  })

  test('leaves a mark that scripts may read and that says nothing, and takes it away at the end', async () => {
    const as = await signInAs({ client: (await buildClient(database)).id })
    clock.move({ hours: 25 })
    const marks = ({ headers }: { headers: Record<string, unknown> }) =>
      [headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith('signed_in='))
    const kept = marks(await call(getRole, {}, { as }))
    expect(kept).toEqual([expect.stringMatching(/^signed_in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/)])
    expect(marks(await call(logoutClient, {}, { as }))).toEqual([expect.stringMatching(/^signed_in=; .*Expires=Thu, 01 Jan 1970/)])
  })

  test('of staff sleeps after 12 hours without a visit', async () => {
    const as = await signInAs({ admin: (await buildAdmin(database)).id })
    for (const _ of [1, 2]) {
      clock.move({ hours: 11 })
      expect((await call(getRole, {}, { as })).auth?.admin).toBe(true)
    }
    clock.move({ hours: 13 })
    expect((await call(logoutAdmin, {}, { as })).error).toBe('unauthorized')
  })

  test('of a client who was deleted meanwhile is nobody', async () => {
    const { id } = await buildClient(database)
    const as = await signInAs({ client: id })
    await database.drizzle.update(clients).set({ deleted_at: clock.now }).where(eq(clients.id, id))
    expect((await call(logoutClient, {}, { as })).error).toBe('unauthorized')
  })

  test('keeps only the hash of its cookie', async () => {
    const { session } = await logins.client(await makers.client())
    expect(JSON.stringify(await database.drizzle.select().from(sessions))).not.toContain(session)
  })
})

describe('one person in both roles', () => {
  test('is loaded whole by either sign-in', async () => {
    const client = await buildClient(database, { password_hash, last_name: 'Sarsen' })
    const tutor = await buildTutor(database, { password_hash, client_id: client.id, last_name: 'Omar' })
    expect((await logins.client(client.email ?? '')).auth).toMatchObject({
      client: true,
      tutor: true,
      current_role: 'client',
      tutor_info: { id: tutor.id, last_name: 'Omar', email: tutor.email },
    })
    expect((await logins.tutor(tutor.email ?? '')).auth).toMatchObject({
      client: true,
      tutor: true,
      current_role: 'tutor',
      client_info: { id: client.id, last_name: 'Sarsen', email: client.email },
    })
  })

  test.each(['client', 'tutor'] as const)('is joined at the sign-in of the %s when both confirmed the same address', async (role) => {
    const email = `same-${role}@example.test`
    const client = await buildClient(database, { email, email_confirmed: true, password_hash })
    const tutor = await buildTutor(database, { email, email_confirmed: true, password_hash })
    expect((await logins[role](email)).auth).toMatchObject({ client_info: { id: client.id }, tutor_info: { id: tutor.id } })
    const [row] = await database.drizzle.select().from(tutors).where(eq(tutors.id, tutor.id))
    expect(row?.client_id).toBe(client.id)
  })

  test.each([
    [false, true],
    [true, false],
  ])('stays two people when client confirmed is %o and tutor confirmed is %o', async (ofClient, ofTutor) => {
    const email = `apart-${ofClient}@example.test`
    await buildClient(database, { email, email_confirmed: ofClient, password_hash })
    await buildTutor(database, { email, email_confirmed: ofTutor, password_hash })
    expect((await logins.client(email)).auth).toMatchObject({ client: true, tutor: false })
  })
})

test('a sign-in of staff stands in the journal, a refused one does not', async () => {
  const { id, email } = await buildAdmin(database, { password_hash })
  await logins.admin(email, 'wrong-7777')
  await logins.admin(email)
  const lines = await database.drizzle.select().from(adminLog).where(eq(adminLog.admin_id, id))
  expect(lines).toMatchObject([{ call: '/admin/login', target: `admin ${id}`, changes: null }])
})
