import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addToBlacklist, loginClient, removeFromBlacklist, setClientPassword } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { tokens } from '../../../server/auth/table.ts'
import { clients } from '../../../server/clients/table.ts'
import { sessions } from '../../../server/sessions/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })
const rowOf = async (id: number) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]
const deleted = () => buildClient(database, { deleted_at: clock.now })

describe('the password that staff set', () => {
  test('signs the client in and ends the sessions there were, and the links that are on their way', async () => {
    const client = await buildClient(database)
    await signInAs({ client: client.id })
    const token = { client_id: client.id, purpose: 'login' as const, expires_at: new Date(clock.now.getTime() + 60_000) }
    await database.drizzle.insert(tokens).values({ ...token, hash: 'on its way' })
    expect((await call(setClientPassword, { client_id: client.id, password: 'new-Password-1' }, { as })).status).toBe('success')
    expect(await database.drizzle.select().from(sessions).where(eq(sessions.client_id, client.id))).toEqual([])
    expect(await database.drizzle.$count(tokens)).toBe(0)
    expect((await call(loginClient, { login: client.email ?? '', password: 'new-Password-1' })).status).toBe('success')
  })

  test('stands in no journal', async () => {
    const client = await buildClient(database)
    await call(setClientPassword, { client_id: client.id, password: 'unspoken-Word-1' }, { as })
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `client ${client.id}`))
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('unspoken')
  })

  test.each([
    ['without a digit', 'only-letters-here'],
    ['too short', 'a1'],
    ['that is the address', 'client9@example.test'],
    ['that is the address in other letters', 'Client9@Example.test'],
  ])('is refused %s', async (_, password) => {
    const client = await buildClient(database, { email: 'client9@example.test', phone: null })
    expect(Object.keys((await call(setClientPassword, { client_id: client.id, password }, { as })).error ?? {})).toEqual(['password'])
    await database.drizzle.delete(clients).where(eq(clients.id, client.id))
  })
})

describe('the blacklist', () => {
  test('keeps why a client is on it, and forgets it when they are off', async () => {
    const { id } = await buildClient(database)
    await call(addToBlacklist, { client_id: id, comment: 'не платить' }, { as })
    expect(await rowOf(id)).toMatchObject({ blacklisted: true, blacklist_comment: 'не платить' })
    await call(removeFromBlacklist, { client_id: id }, { as })
    expect(await rowOf(id)).toMatchObject({ blacklisted: false, blacklist_comment: '' })
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `client ${id}`))
      .orderBy(adminLog.id)
    expect(lines.map(({ changes }) => changes?.blacklisted)).toEqual([
      { before: false, after: true },
      { before: true, after: false },
    ])
  })

  test('refuses who is on it already, or off it', async () => {
    const { id } = await buildClient(database)
    expect((await call(removeFromBlacklist, { client_id: id }, { as })).error).toBe('wrong_status')
    await call(addToBlacklist, { client_id: id }, { as })
    expect((await call(addToBlacklist, { client_id: id }, { as })).error).toBe('wrong_status')
  })
})

test.each([
  ['password', (client_id: number) => call(setClientPassword, { client_id, password: 'new-Password-1' }, { as })],
  ['blacklist', (client_id: number) => call(addToBlacklist, { client_id }, { as })],
])('a deleted client has no %s, an unknown one is not found', async (_, send) => {
  expect((await send((await deleted()).id)).error).toBe('wrong_status')
  expect((await send(999_999)).error).toBe('not_found')
})
