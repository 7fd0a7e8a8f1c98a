import { asc, eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  actAsAdmin,
  actAsClient,
  actAsTutor,
  addToBlacklist,
  createStaff,
  deleteStaff,
  getList,
  getRole,
  loginAdmin,
  loginByToken,
  loginClient,
  logoutAdmin,
  logoutClient,
  logoutTutor,
  makeShortRequest,
  saveStaff,
  setClientPassword,
  setTutorFavorite,
  setTutorPassword,
} from '../../../schemas/index.ts'
import { admins } from '../../../server/admins/table.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { clients } from '../../../server/clients/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { endActingInTime } from '../../../server/sessions/acting.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
await buildReference(database)
const { drizzle } = database
const password = 'secret-7777'
const reason = 'Клієнт просить допомогти з відгуком'
const owner = await buildAdmin(database, { name: 'Ірина' })
const manager = await buildAdmin(database, { status: 2, name: 'Марія' })
const head = await buildAdmin(database, { status: 4, name: 'Олег' })
const client = await buildClient(database, { password_hash: await hashPassword(password) })
const tutor = await buildTutor(database)
const calls = { client: actAsClient, tutor: actAsTutor, admin: actAsAdmin } as const
type Kind = keyof typeof calls

/** The lines of the journal from here on. */
let since = 0
const lines = async () => {
  const rows = await drizzle.select().from(adminLog).where(gt(adminLog.id, since)).orderBy(asc(adminLog.id))
  return rows.map(({ admin_id, acting_as, call: name, target, changes }) => ({ admin_id, acting_as, call: name, target, changes }))
}
beforeEach(async () => {
  const rows = await drizzle.select({ id: adminLog.id }).from(adminLog)
  since = Math.max(0, ...rows.map(({ id }) => id))
})

const staff = (admin: { id: number } = owner) => signInAs({ admin: admin.id })
const open = async (kind: Kind, id: number, as: string) => (await call(calls[kind], { id, reason }, { as })).data.token
/** The cookie of somebody who acts for somebody. */
async function act(kind: Kind, id: number, as?: string) {
  const own = as ?? (await staff())
  const { session, data, error } = await call(loginByToken, { auth_token: await open(kind, id, own) }, { as: own })
  expect(error).toBeNull()
  return { as: session ?? '', redirect: data.redirect }
}
const who = async (as: string) => (await call(getRole, {}, { as })).auth

describe('acting for somebody', () => {
  test.each([
    ['client', client.id, '/client_orders'],
    ['tutor', tutor.id, '/profile/'],
    ['admin', manager.id, '/panel/users_orders/'],
    ['admin', head.id, '/panel/desktop/'],
  ] as const)('as a %s (%i) leads to %s', async (kind, id, home) => {
    const own = await staff()
    const { data, auth } = await call(calls[kind], { id, reason }, { as: own })
    expect([data.redirect, auth?.impersonator]).toEqual([home, null])
    const { redirect } = await act(kind, id)
    expect(redirect).toBe(home)
  })

  test('shows whose session it is, who really acts and how long they still may', async () => {
    const { as } = await act('client', client.id)
    expect(await who(as)).toMatchObject({
      client_info: { id: client.id },
      current_role: 'client',
      admin_info: { id: owner.id },
      impersonator: { id: owner.id, name: 'Ірина', seconds_left: 3600 },
    })
    clock.move({ minutes: 20 })
    expect((await who(as))?.impersonator?.seconds_left).toBe(2400)
    const colleague = await act('admin', manager.id)
    expect(await who(colleague.as)).toMatchObject({ admin_info: { id: manager.id }, impersonator: { id: owner.id } })
  })

  test('brings nobody else along whom either session knew', async () => {
    const both = await buildTutor(database, { client_id: client.id })
    const own = await signInAs({ admin: owner.id, tutor: both.id })
    const { as } = await act('client', client.id, own)
    expect(await who(as)).toMatchObject({ client: true, tutor: false, admin: true })
    await drizzle.update(tutors).set({ client_id: null }).where(eq(tutors.id, both.id))
  })

  test('is no sign-in of theirs', async () => {
    await act('client', client.id)
    await act('tutor', tutor.id)
    await act('admin', manager.id)
    const [{ at: ofClient } = {}] = await drizzle.select({ at: clients.last_login_at }).from(clients).where(eq(clients.id, client.id))
    const [{ at: ofTutor } = {}] = await drizzle.select({ at: tutors.last_login_at }).from(tutors).where(eq(tutors.id, tutor.id))
    const [{ at: ofAdmin } = {}] = await drizzle.select({ at: admins.last_login_at }).from(admins).where(eq(admins.id, manager.id))
    expect([ofClient, ofTutor, ofAdmin]).toEqual([client.last_login_at, tutor.last_login_at, null])
  })

  test('needs a reason that says something', async () => {
    const as = await staff()
    for (const empty of ['', '  ', 'abc', 'x'.repeat(301)])
      expect((await call(actAsClient, { id: client.id, reason: empty }, { as })).error).toHaveProperty('reason')
    expect((await call(actAsClient, { id: client.id } as never, { as })).error).toHaveProperty('reason')
    expect(await lines()).toEqual([])
  })
})

describe('the way there', () => {
  test('is open for a minute and once', async () => {
    const as = await staff()
    const [late, used] = [await open('client', client.id, as), await open('client', client.id, as)]
    const { session } = await call(loginByToken, { auth_token: used }, { as })
    expect((await call(loginByToken, { auth_token: used }, { as: session })).error).toBe('token_invalid')
    clock.move({ seconds: 61 })
    expect((await call(loginByToken, { auth_token: late }, { as: session })).error).toBe('token_invalid')
  })

  test('is closed to every browser but that of who asked', async () => {
    const token = await open('client', client.id, await staff())
    for (const as of [undefined, await staff(head), await signInAs({ client: client.id })])
      expect((await call(loginByToken, { auth_token: token }, { as })).error).toBe('token_invalid')
    expect((await call(loginByToken, { auth_token: token }, { as: await staff() })).status).toBe('success')
  })

  const refused: [Kind, string, () => Promise<{ id: number }>, string][] = [
    ['client', 'nobody', async () => ({ id: 99_999 }), 'not_found'],
    ['client', 'a deleted one', () => buildClient(database, { deleted_at: clock.now }), 'account_blocked'],
    ['tutor', 'nobody', async () => ({ id: 99_999 }), 'not_found'],
    ['tutor', 'a blocked one', () => buildTutor(database, { status: 5 }), 'account_blocked'],
    ['tutor', 'a deleted one', () => buildTutor(database, { status: 8 }), 'account_blocked'],
    ['admin', 'nobody', async () => ({ id: 99_999 }), 'not_found'],
    ['admin', 'an inactive one', () => buildAdmin(database, { status: 2, active: false }), 'account_blocked'],
    ['admin', 'a deleted one', () => buildAdmin(database, { status: 2, active: false, deleted_at: clock.now }), 'not_found'],
    ['admin', 'oneself', async () => owner, 'forbidden'],
  ]
  test.each(refused)('as a %s is closed to %s', async (kind, _, whom, error) => {
    const { id } = await whom()
    expect((await call(calls[kind], { id, reason }, { as: await staff() })).error).toBe(error)
    expect(await lines()).toEqual([])
  })

  test('as an owner is open to owners alone', async () => {
    const other = await buildAdmin(database)
    expect((await call(actAsAdmin, { id: other.id, reason }, { as: await staff(head) })).error).toBe('forbidden')
    expect((await call(actAsAdmin, { id: manager.id, reason }, { as: await staff(head) })).status).toBe('success')
    expect((await call(actAsAdmin, { id: other.id, reason }, { as: await staff() })).status).toBe('success')
  })

  test('as a colleague who has become an owner meanwhile is closed', async () => {
    const rising = await buildAdmin(database, { status: 2 })
    const as = await staff(head)
    const token = await open('admin', rising.id, as)
    await drizzle.update(admins).set({ status: 1 }).where(eq(admins.id, rising.id))
    expect((await call(loginByToken, { auth_token: token }, { as })).error).toBe('forbidden')
  })

  test('is not open from within: whoever acts for a colleague does so for nobody else through them', async () => {
    const { as } = await act('admin', head.id)
    for (const [kind, id] of [
      ['client', client.id],
      ['tutor', tutor.id],
      ['admin', manager.id],
    ] as const)
      expect((await call(calls[kind], { id, reason }, { as })).error).toBe('forbidden')
  })

  test('leads from one to the next, who takes the place of the first', async () => {
    const first = await act('client', client.id)
    const { as } = await act('tutor', tutor.id, first.as)
    expect(await who(as)).toMatchObject({ client: false, tutor: true, impersonator: { id: owner.id } })
    expect((await who(first.as))?.admin).toBe(false)
    expect((await lines()).map(({ call: name, target }) => [name, target])).toEqual([
      ['/admin/authorize/client', `client ${client.id}`],
      ['/admin/authorize/tutor', `tutor ${tutor.id}`],
      ['/admin/authorize/end', `client ${client.id}`],
    ])
  })
})

describe('the journal', () => {
  test('has one line of the beginning with its reason, one of the end', async () => {
    const { as } = await act('client', client.id)
    await call(logoutClient, {}, { as })
    expect(await lines()).toEqual([
      { admin_id: owner.id, acting_as: null, call: '/admin/authorize/client', target: `client ${client.id}`, changes: { reason } },
      { admin_id: owner.id, acting_as: `client ${client.id}`, call: '/admin/authorize/end', target: `client ${client.id}`, changes: null },
    ])
  })

  test('names who really acts for a colleague', async () => {
    const { as } = await act('admin', manager.id)
    await call(setTutorFavorite, { tutor_id: tutor.id, add_favorite: true }, { as })
    expect((await lines()).at(-1)).toMatchObject({ admin_id: owner.id, acting_as: `admin ${manager.id}`, target: `tutor ${tutor.id}` })
  })

  test('has what is done in a cabinet for its owner', async () => {
    const { as } = await act('tutor', tutor.id)
    await call(makeShortRequest, { request: {} } as never, { as })
    expect((await lines()).length).toBe(1)
    const acted = await act('client', client.id)
    const request = {
      lesson_levels: { 8: [68] },
      client_name: 'Аліна',
      phone_plain: client.phone ?? '',
      privacy: true,
      tutor_id: tutor.id,
      location_at_online: true,
    }
    const { status, error } = await call(makeShortRequest, { request } as never, { as: acted.as })
    expect([status, error]).toEqual(['success', null])
    expect((await lines()).at(-1)).toMatchObject({
      admin_id: owner.id,
      acting_as: `client ${client.id}`,
      call: '/client/make_personal_request_short_form',
    })
  })

  test('has what staff do beside as their own', async () => {
    const { as } = await act('client', client.id)
    const other = await buildClient(database)
    await call(addToBlacklist, { client_id: other.id, comment: 'Не відповідає' }, { as })
    expect((await lines()).at(-1)).toMatchObject({ admin_id: owner.id, acting_as: null, call: '/admin/client/blacklist/add' })
  })
})

describe('the end', () => {
  test.each([
    ['client', client.id, logoutClient],
    ['tutor', tutor.id, logoutTutor],
    ['admin', manager.id, logoutAdmin],
  ] as const)('of a %s comes by signing them out, and gives staff themselves back', async (kind, id, logout) => {
    const { as } = await act(kind, id)
    const { auth, session } = await call(logout, {}, { as })
    expect([auth?.admin_info?.id, auth?.impersonator, auth?.client, auth?.tutor, session]).toEqual([owner.id, null, false, false, undefined])
    expect((await call(getList, {}, { as })).auth?.admin_info?.id).toBe(owner.id)
  })

  test('comes after an hour by itself, and its line says when', async () => {
    clock.move({ seconds: 7 })
    const { as } = await act('admin', manager.id)
    const end = clock.now.getTime() + 3_600_000
    clock.move({ minutes: 59 })
    expect((await who(as))?.admin_info?.id).toBe(manager.id)
    clock.move({ minutes: 4 })
    expect(await who(as)).toMatchObject({ admin_info: { id: owner.id }, impersonator: null })
    const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
    await job.transact(endActingInTime)
    await job.transact(endActingInTime)
    // others of this file have ended too, at other times
    const written = (await drizzle.select().from(adminLog).where(gt(adminLog.id, since))).filter(({ at }) => at.getTime() === end)
    expect(written.map(({ call: name, acting_as }) => [name, acting_as])).toEqual([['/admin/authorize/end', `admin ${manager.id}`]])
    expect((await call(getList, {}, { as })).auth?.admin_info?.id).toBe(owner.id)
  })

  test('comes with a sign-in as somebody by their own password, who is not taken along for good', async () => {
    const { as } = await act('tutor', tutor.id)
    const { session, auth } = await call(loginClient, { login: client.email ?? '', password }, { as })
    expect(auth).toMatchObject({ client: true, tutor: false, impersonator: null, admin_info: { id: owner.id } })
    clock.move({ hours: 2 })
    expect(await who(session ?? '')).toMatchObject({ client: true, tutor: false })
    expect((await lines()).filter(({ call: name }) => name.endsWith('/end'))).toHaveLength(1)
  })

  test('comes when staff sign out of the panel meanwhile: nobody is left', async () => {
    const { as } = await act('client', client.id)
    expect((await call(logoutAdmin, {}, { as })).session).toBe('')
    expect(await who(as)).toMatchObject({ admin: false, client: false })
    expect((await lines()).map(({ call: name }) => name)).toEqual(['/admin/authorize/client', '/admin/authorize/end', '/admin/logout'])
  })

  test('comes when the other is gone, and staff stay who they are', async () => {
    const leaving = await buildAdmin(database, { status: 2 })
    const { as } = await act('admin', leaving.id)
    await call(deleteStaff, { admin_id: leaving.id }, { as: await staff() })
    expect(await who(as)).toMatchObject({ admin_info: { id: owner.id }, impersonator: null })
    const acted = await act('client', client.id)
    await call(setClientPassword, { client_id: client.id, password: 'another-8888' }, { as: acted.as })
    expect(await who(acted.as)).toMatchObject({ client: false, admin_info: { id: owner.id } })
  })

  test('comes with a new password of who acts, for a colleague too', async () => {
    const { id, name, email } = await buildAdmin(database, { status: 4 })
    const acting = await Promise.all([act('client', client.id, await staff({ id })), act('admin', manager.id, await staff({ id }))])
    await call(saveStaff, { admin: { id, name, email, status: 4, password: 'another-8888' } }, { as: await staff() })
    for (const { as } of acting) expect(await who(as)).toMatchObject({ client: false, admin: false })
  })

  test('comes when who acts works here no more', async () => {
    const leaving = await buildAdmin(database, { status: 4 })
    const { as } = await act('client', client.id, await staff(leaving))
    await drizzle.update(admins).set({ active: false }).where(eq(admins.id, leaving.id))
    expect(await who(as)).toMatchObject({ client: false, admin: false })
  })
})

test('what is for nobody but the person is refused, and their own sign-in is not touched', async () => {
  const tutors = await act('tutor', tutor.id)
  expect((await call(setTutorPassword, { password: 'another-8888' }, { as: tutors.as })).error).toBe('forbidden')
  const colleagues = await act('admin', head.id)
  const admin = { name: 'Хтось', email: 'somebody@example.test', status: 2, password: 'another-8888' } as const
  expect((await call(createStaff, { admin }, { as: colleagues.as })).error).toBe('forbidden')
  await drizzle
    .update(admins)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(admins.id, head.id))
  expect((await call(loginAdmin, { login: head.email, password })).status).toBe('success')
})
