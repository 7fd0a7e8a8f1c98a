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
/** Whose answer ends the session that the next call is asked with. */
const isSignOut = ({ path }: Call) => path.endsWith('/logout') || path === '/client/profile/delete'

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
    const { code, error } = await call(one, {} as never, { as: cookies[role] })
    expect([401, 403]).not.toContain(one.path === '/auth/role/set' && code === 403 ? 400 : code)
    // services that are not there are said to be
    expect(error === 'provider_unavailable' || code < 500).toBe(true)
  })
})

/** Whom the rights table names, by address; the first line that fits counts (spec: decisions ADM-1). */
const staffRights: [RegExp, string][] = [
  [/^\/admin\/(logout|get_list|on_site_notifications|preferences\/\w+)$|^\/rest\/saved_queries/, '1234'],
  [/^\/admin\/on_site_notification\//, '124'],
  [/^\/admin\/(order\/(delete|set_paid_off)|tutor\/(delete|anonymization_delete|wallet\/add_money)|client\/(merge|merge_undo)|wallet\/check)$/, '14'],
  [/^\/admin\/(orders?|count_orders_statuses|get_file_excel_export_orders|resources\/order_rules|search)(\/|$)/, '124'],
  [/^\/admin\/(telephony|tutors?|resources\/tutor_rules|clients?|authorize\/(client|tutor))(\/|$)|^\/rest\/client_/, '124'],
  [
    /^\/admin\/(desktop|authorize\/admin|admins?|tops?|card_a_merchants?)(\/|$)|^\/rest\/(audit|jobs|outbox|experiments|payment_doubts)(\/|$)|\/mailings\/\{id\}\/send$/,
    '14',
  ],
  [/^\/admin\/(lesson_school_transfer_settings?\/|settings\/set\/transfer_offline_lesson$)/, '1'],
  [/^\/admin\/(cities|city|(sub)?districts?|lessons?|levels?|static_pages|units_blocks?|seo|system\/clear_cache)(\/|$)/, '134'],
  [/^\/admin\/(emails?|sms|smslist|news|news_one|news_categor(y|ies)|blogs?|ads?|videos?|site_reviews?)(\/|$)/, '134'],
  [/^\/admin\/resources\/(news|static_page)_|^\/rest\//, '134'],
]
const staffCalls = allRoutes.map((route) => route.call).filter(({ path, allow }) => /^\/(admin|rest)\//.test(path) && !allow.includes('anyone'))

test.each(staffCalls.map((one) => ({ one, name: `${one.method} ${one.path}` })))(
  '$name is open to the staff that the rights table names',
  ({ one }) => {
    const named = staffRights.find(([address]) => address.test(one.path))?.[1]
    expect(one.allow.toSorted()).toEqual([...(named ?? 'nobody')].map((status) => `admin${status}`))
  },
)

test('no call of the back office is open to anyone but its sign-in', () => {
  const open = allRoutes.filter(({ call: one }) => /^\/(admin|rest)\//.test(one.path) && one.allow.some((role) => !role.startsWith('admin')))
  expect(open.map(({ call: one }) => one.path)).toEqual(['/admin/login', '/admin/oauth/redirect', '/admin/oauth/login'])
})

/** They change nothing themselves, but a payment begins. */
const begins = allRoutes.map((route) => route.call).filter((one) => one.method === 'POST' && /\/get_payment_(url|form)\//.test(one.path))

test('a change from another site is refused to a signed-in browser, and one that hides where it comes from', async () => {
  const changing = allRoutes.map((route) => route.call).filter((one) => !one.raw && one.method !== 'GET' && (one.changes ?? true))
  const acting = allRoutes.map((route) => route.call).filter((one) => one.method === 'GET' && (one.once || one.acts))
  expect([changing.length > 150, acting.length]).toEqual([true, 4])
  for (const one of [...changing, ...acting, ...begins]) {
    const role = roles.findLast((each) => one.allow.includes(each)) ?? 'anyone'
    for (const origin of ['https://elsewhere.example', '']) {
      const { code } = await call(one, {} as never, { as: cookies[role === 'anyone' ? 'tutor' : role], headers: { origin } })
      expect([one.path, origin, code]).toEqual([one.path, origin, 403])
    }
  }
})
