import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { adminLog } from '../../../../server/audit/table.ts'
import { tokens } from '../../../../server/auth/table.ts'
import { sessions } from '../../../../server/sessions/table.ts'
import { tutorActivities, tutors } from '../../../../server/tutors/table.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''
let admin = 0

beforeAll(async () => {
  await buildReference(database)
  admin = (await buildAdmin(database)).id
  as = await signInAs({ admin })
})

const rowOf = async (id: number) => (await database.drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]
const actionsOf = async (tutor_id: number) =>
  (await database.drizzle.select().from(tutorActivities).where(eq(tutorActivities.tutor_id, tutor_id))).map(({ action }) => action)

describe('a switch of a tutor', () => {
  test.each(calls.tutorToggles.filter((toggle) => toggle !== 'need_revision' && toggle !== 'blocked'))('%s goes on and off alone', async (toggle) => {
    const { id: tutor_id, status } = await buildTutor(database, { toggles: { email_subscribed: true, documents_checked: true } })
    const { data } = await call(calls.setTutorToggle, { tutor_id, toggle, value: true }, { as })
    expect(data).toEqual({ toggle, value: true, status })
    expect((await rowOf(tutor_id))?.toggles).toEqual({ email_subscribed: true, documents_checked: true, [toggle]: true })
    await call(calls.setTutorToggle, { tutor_id, toggle, value: false }, { as })
    expect((await rowOf(tutor_id))?.toggles).toMatchObject({ [toggle]: false })
  })

  test('is written into the log once where it is turned on twice', async () => {
    const { id: tutor_id } = await buildTutor(database)
    for (const value of [true, true]) await call(calls.setTutorToggle, { tutor_id, toggle: 'free_orders', value }, { as })
    expect(await actionsOf(tutor_id)).toEqual(['toggle_set'])
  })

  test('that nobody knows is refused', async () => {
    const { id: tutor_id } = await buildTutor(database)
    expect((await call(calls.setTutorToggle, { tutor_id, toggle: 'rich', value: true } as never, { as })).error).toHaveProperty('toggle')
  })

  test('of a tutor who is gone stays as it is', async () => {
    const { id: tutor_id } = await buildTutor(database, { status: 8 })
    expect((await call(calls.setTutorToggle, { tutor_id, toggle: 'free_orders', value: true }, { as })).error).toBe('wrong_status')
  })
})

test('blocking ends every session of the tutor', async () => {
  const { id: tutor_id } = await buildTutor(database)
  const tutor = await signInAs({ tutor: tutor_id })
  await call(calls.setTutorToggle, { tutor_id, toggle: 'blocked', value: true }, { as })
  expect((await call(calls.getTutorOrder, { id: 1 }, { as: tutor })).error).toBe('unauthorized')
})

describe('the label "verified"', () => {
  test.each([true, false])('set to %s answers the request for it', async (verified) => {
    const { id: tutor_id } = await buildTutor(database, { verification_requested_at: clock.now, verified: !verified })
    const { data } = await call(calls.setTutorVerified, { tutor_id, verified }, { as })
    expect(data).toEqual({ verified })
    expect(await rowOf(tutor_id)).toMatchObject({ verified, verification_requested_at: null })
    expect(await actionsOf(tutor_id)).toEqual(['verified_set'])
  })
})

test('a favourite is one of the admin who marks it', async () => {
  const { id: tutor_id } = await buildTutor(database)
  const colleague = await signInAs({ admin: (await buildAdmin(database)).id })
  const favorite = async (who: string) => (await call(calls.getTutorForStaff, { id: tutor_id }, { as: who })).data.tutor.favorite
  await call(calls.setTutorFavorite, { tutor_id, add_favorite: true }, { as })
  await call(calls.setTutorFavorite, { tutor_id, add_favorite: true }, { as })
  expect([await favorite(as), await favorite(colleague)]).toEqual([true, false])
  await call(calls.setTutorFavorite, { tutor_id, add_favorite: false }, { as })
  expect(await favorite(as)).toBe(false)
})

describe('a comment of staff', () => {
  test.each(['Отвечает вечером', ''])('"%s" is kept', async (admin_comment) => {
    const { id: tutor_id } = await buildTutor(database, { status: 8, admin_comment: 'Прежний' })
    expect((await call(calls.saveTutorComment, { tutor_id, admin_comment }, { as })).data).toEqual({ admin_comment })
    expect((await rowOf(tutor_id))?.admin_comment).toBe(admin_comment)
  })
  test('longer than 4000 letters is refused', async () => {
    const { id: tutor_id } = await buildTutor(database)
    expect((await call(calls.saveTutorComment, { tutor_id, admin_comment: 'а'.repeat(4001) }, { as })).error).toHaveProperty('admin_comment')
  })
})

describe('a password that staff set', () => {
  test('opens the door, and shuts it to whoever was in or held a link', async () => {
    const { id: tutor_id, email } = await buildTutor(database, { email: 'door@example.test' })
    await signInAs({ tutor: tutor_id })
    const expires_at = new Date(clock.now.getTime() + 3_600_000)
    await database.drizzle.insert(tokens).values({ hash: 'x'.repeat(64), purpose: 'reset', tutor_id, created_at: clock.now, expires_at })
    expect((await call(calls.setPasswordOfTutor, { tutor_id, password: 'Novyi2026' }, { as })).error).toBeNull()
    expect(await database.drizzle.$count(sessions, eq(sessions.tutor_id, tutor_id))).toBe(0)
    expect(await database.drizzle.$count(tokens, eq(tokens.tutor_id, tutor_id))).toBe(0)
    expect((await call(calls.loginTutor, { email: email ?? '', password: 'Novyi2026' } as never)).error).toBeNull()
    expect(await actionsOf(tutor_id)).toEqual(['password_set', 'login'])
  })

  test.each(['short1', 'onlyletters', '12345678', 'own1@example.test'])('"%s" is refused', async (password) => {
    const { id: tutor_id } = await buildTutor(database, { email: password === 'own1@example.test' ? password : null })
    expect((await call(calls.setPasswordOfTutor, { tutor_id, password }, { as })).error).toHaveProperty('password')
  })

  test('stands in no line of the trail', async () => {
    const { id: tutor_id } = await buildTutor(database)
    await call(calls.setPasswordOfTutor, { tutor_id, password: 'Secret2026' }, { as })
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(and(eq(adminLog.target, `tutor ${tutor_id}`), eq(adminLog.admin_id, admin)))
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('Secret2026')
  })
})
