import { describe, expect, test } from 'vitest'
import { getClientCode, getRole, loginByToken, loginClient, loginClientByCode } from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { tokens } from '../../../server/auth/table.ts'
import { newLoginToken } from '../../../server/auth/tokens.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { attempts } from '../../../server/limits/table.ts'
import { sessions } from '../../../server/sessions/table.ts'
import { tasks } from '../../../server/timetable.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const { drizzle } = database
const cleanUp = () => tasks.clean_up(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))

describe('what is cleaned up each hour', () => {
  test('is no session before its 30 days are over', async () => {
    const as = await signInAs({ client: (await buildClient(database)).id })
    clock.move({ days: 30, minutes: -1 })
    await cleanUp()
    expect((await call(getRole, {}, { as })).auth?.client).toBe(true)
    clock.move({ days: 30, minutes: 1 })
    await cleanUp()
    expect(await drizzle.$count(sessions)).toBe(0)
  })

  test('is no link that still works, and no code of yesterday: who types it hears that it is too late', async () => {
    const { id, email } = await buildClient(database)
    const auth_token = await database.transaction((tx) => newLoginToken({ tx, now: clock.now }, id))
    const { client_id } = (await call(getClientCode, { email: email ?? '' })).data
    const type = async () => (await call(loginClientByCode, { client_id, auth_code: '000000' })).error
    clock.move({ days: 1, minutes: 9 })
    await cleanUp()
    expect(await type()).toBe('code_expired')
    clock.move({ minutes: 2 })
    await cleanUp()
    expect(await type()).toBe('code_wrong')
    clock.move({ days: 5, hours: 23 })
    await cleanUp()
    expect((await call(loginByToken, { auth_token })).status).toBe('success')
    clock.move({ days: 1, seconds: 1 })
    await cleanUp()
    expect(await drizzle.$count(tokens)).toBe(0)
  })

  test('is no try that locks an account, and no mail that counts for its address today', async () => {
    const password = 'right-pass-1'
    const { email } = await buildClient(database, { password_hash: await hashPassword(password) })
    const login = email ?? ''
    for (let tries = 0; tries < 5; tries += 1) await call(loginClient, { login, password: 'wrong-pass-1' })
    for (let sent = 0; sent < 5; sent += 1) {
      await call(getClientCode, { email: login })
      clock.move({ minutes: 2 })
    }
    await cleanUp()
    expect((await call(loginClient, { login, password })).error).toBe('too_many_requests')
    clock.move({ hours: 23 })
    await cleanUp()
    expect((await call(getClientCode, { email: login })).error).toBe('too_many_requests')
    clock.move({ days: 1 })
    await cleanUp()
    expect(await drizzle.$count(attempts)).toBe(0)
  })
})
