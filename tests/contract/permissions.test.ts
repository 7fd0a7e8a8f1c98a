import { beforeAll, describe, expect, test } from 'vitest'
import type { Call, Role } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { useApp } from '../app.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildReference } from '../build/reference.ts'
import { buildTutor } from '../build/tutors.ts'

const { call, signInAs, database } = await useApp()
const roles = ['anyone', 'client', 'tutor', 'admin1', 'admin2', 'admin3', 'admin4'] as const satisfies Role[]
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  await buildReference(database)
  cookies.client = await signInAs({ client: (await buildClient(database)).id })
  cookies.tutor = await signInAs({ tutor: (await buildTutor(database)).id })
  for (const status of [1, 2, 3, 4] as const) cookies[`admin${status}`] = await signInAs({ admin: (await buildAdmin(database, { status })).id })
})

const passes = ({ allow }: Call, role: Role) => allow.includes('anyone') || allow.includes(role)
const isSignOut = ({ path }: Call) => path.endsWith('/logout')

describe('who may call', () => {
  const refusals = allRoutes.flatMap(({ call: one }) =>
    roles.filter((role) => !passes(one, role)).map((role) => ({ one, role, name: `${one.method} ${one.path}` })),
  )
  test.each(refusals)('$name is closed to $role', async ({ one, role }) => {
    const { code, error } = await call(one, {} as never, { as: cookies[role] })
    expect([code, error]).toEqual(role === 'anyone' ? [401, 'unauthorized'] : [403, 'forbidden'])
  })

  const openings = allRoutes
    .filter(({ call: one }) => !isSignOut(one))
    .flatMap(({ call: one }) => roles.filter((role) => passes(one, role)).map((role) => ({ one, role, name: `${one.method} ${one.path}` })))
  test.each(openings)('$name lets $role past the door', async ({ one, role }) => {
    const { code } = await call(one, {} as never, { as: cookies[role] })
    expect([401, 403]).not.toContain(one.path === '/auth/role/set' && code === 403 ? 400 : code)
    expect(code).toBeLessThan(500)
  })
})

test('no call of the back office is open to anyone but its sign-in', () => {
  const open = allRoutes.filter(({ call: one }) => /^\/(admin|rest)\//.test(one.path) && one.allow.some((role) => !role.startsWith('admin')))
  expect(open.map(({ call: one }) => one.path)).toEqual(['/admin/login', '/admin/oauth/redirect', '/admin/oauth/login'])
})

test('a change from another site is refused to a signed-in browser, and one that hides where it comes from', async () => {
  const changing = allRoutes.filter(({ call: one }) => (one.changes ?? one.method !== 'GET') && one.allow.includes('admin1'))
  expect(changing.length).toBeGreaterThan(20)
  for (const { call: one } of changing) {
    for (const origin of ['https://elsewhere.example', '']) {
      const { code } = await call(one, {} as never, { as: cookies.admin1, headers: { origin } })
      expect([one.path, code]).toEqual([one.path, 403])
    }
  }
})
