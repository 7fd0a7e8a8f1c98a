import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { type Auth, countUnreadChats, getIndicators, getRole, logoutTutor, setRole } from '../../../schemas/index.ts'
import { SignedIn } from '../../../site/layout/account/SignedIn.tsx'
import { readAuth, tell, useAccount } from '../../../site/layout/account/store.ts'
import { UserMenu } from '../../../site/layout/account/UserMenu.tsx'
import type { Subject } from '../../../site/texts.ts'
import { signedOut } from '../../build/auth.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

const t = locales.en['account-menu']
const both: Auth = { ...signedOut, tutor: true, client: true, current_role: 'tutor' }
const asClient: Auth = { ...both, current_role: 'client' }

const assign = vi.fn()
beforeEach(() => {
  const real = window.location
  vi.stubGlobal('location', new Proxy({}, { get: (_, name) => (name === 'assign' ? assign : Reflect.get(real, name)) }))
  api.use(mock(getIndicators, () => ({ is_allow_verification: false, has_overdue_orders: false, billing_status: 0 })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

/** The menu as the account has it. */
function Menu({ here }: { here: string }) {
  const auth = useAccount((account) => account.auth)
  return auth && <UserMenu auth={auth} here={here} />
}

async function choose(role: string, { from, here }: { from: Auth; here: string }) {
  tell({ auth: from })
  renderIn(<Menu here={here} />, { path: here })
  await userEvent.click(await screen.findByRole('radio', { name: role }))
}

test.each([
  ['/nz', t.as_client, both, asClient, '/en/client_orders'],
  ['/zayavka/7/', t.as_client, both, asClient, '/en/client_orders'],
  ['/o/7', t.as_tutor, asClient, both, '/en/nz'],
])('who takes the other role on %s, a screen of the one before, is led to the first page of "%s"', async (here, role, from, switched, first) => {
  api.use(mock(setRole, () => ({}), switched))
  await choose(role, { from, here })
  await eventually(() => expect(assign.mock.calls).toEqual([[first]]))
})

test.each([
  ['/about', 'which is for everybody', t.as_client, both, asClient],
  ['/zayavka/7/', 'a screen of the role taken', t.as_tutor, asClient, both],
])('who takes the other role on %s, %s, stays there', async (here, _, role, from, switched) => {
  api.use(mock(setRole, () => ({}), switched))
  await choose(role, { from, here })
  await screen.findByRole('link', { name: switched === both ? t.tutor_menu.new_orders : t.client_menu.orders })
  expect(assign).not.toHaveBeenCalled()
})

test('who takes the other role keeps it when a reading that was asked for before comes after it', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, never>>()
  const asked = vi.fn(() => promise)
  api.use(
    mock(getRole, asked, both),
    mock(setRole, () => ({}), asClient),
  )
  const reading = readAuth()
  await eventually(() => expect(asked).toHaveBeenCalledOnce())
  await choose(t.as_client, { from: both, here: '/about' })
  await screen.findByRole('link', { name: t.client_menu.orders })
  resolve({})
  await reading
  expect(screen.getByRole('radio', { name: t.as_client })).toHaveProperty('checked', true)
  expect(screen.queryByRole('link', { name: t.tutor_menu.new_orders })).toBeNull()
})

test('of two roles pressed one after the other the last holds, and leads away from no screen of its own', async () => {
  const first = Promise.withResolvers<void>()
  const asked = vi.fn()
  api.use(
    http.post('*/api/auth/role/set', async ({ request }) => {
      const { role } = (await request.json()) as { role: string }
      asked(role)
      if (role === 'client') await first.promise
      return HttpResponse.json({ status: 'success', error: null, data: {}, auth: role === 'client' ? asClient : both })
    }),
  )
  await choose(t.as_client, { from: both, here: '/nz' })
  await userEvent.click(screen.getByRole('radio', { name: t.as_tutor }))
  expect(asked.mock.calls).toEqual([['client']])
  first.resolve()
  await eventually(() => expect(asked.mock.calls).toEqual([['client'], ['tutor']]))
  await screen.findByRole('link', { name: t.tutor_menu.my_orders })
  expect(screen.getByRole('radio', { name: t.as_tutor })).toHaveProperty('checked', true)
  expect(assign).not.toHaveBeenCalled()
})

test('what waited in one role is not counted in the other', async () => {
  api.use(mock(setRole, () => ({}), asClient))
  tell({ unread: 5 })
  await choose(t.as_client, { from: both, here: '/about' })
  expect(await screen.findByRole('link', { name: t.client_menu.chats })).toBeTruthy()
})

test('a role that the server refuses leads nowhere', async () => {
  api.use(mock(setRole, () => fail('forbidden')))
  await choose(t.as_client, { from: both, here: '/nz' })
  await eventually(() => expect(screen.getByRole('radio', { name: t.as_tutor })).toHaveProperty('checked', true))
  expect(assign).not.toHaveBeenCalled()
})

test('a change of role that fails again is told again: what was said goes while the server is asked', async () => {
  tell({ auth: both })
  renderIn(<Menu here="/about" />, { path: '/about' })
  const press = async () => userEvent.click(await screen.findByRole('radio', { name: t.as_client }))
  api.use(mock(setRole, () => fail('server_error')))
  await press()
  const said = await screen.findByRole('alert')
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.use(mock(setRole, () => waits.then(() => fail('server_error'))))
  await press()
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
  answer()
  expect((await screen.findByRole('alert')).textContent).toBe(said.textContent)
})

test.each([
  ['signing out that reaches no server', unreachable(logoutTutor), 'button', t.logout, locales.en.common.failed.network],
  ['signing out that the server refuses', mock(logoutTutor, () => fail('server_error')), 'button', t.logout, locales.en.common.failed.other],
  ['a change of role that reaches no server', unreachable(setRole), 'radio', t.as_client, locales.en.common.failed.network],
] as const)('%s is said to have failed, and may be pressed again', async (_, handler, role, name, said) => {
  tell({ auth: both })
  renderIn(<Menu here="/about" />, { path: '/about' })
  api.use(handler)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.click(await screen.findByRole(role, { name }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(said)
  // a telephone's menu may end below what is seen
  expect(scroll.mock.contexts).toEqual([alert])
  expect(assign).not.toHaveBeenCalled()
  api.use(
    mock(logoutTutor, () => ({}), signedOut),
    mock(setRole, () => ({}), asClient),
  )
  await userEvent.click(screen.getByRole(role, { name }))
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('the menu brings all its words along, those of a failure too, where the page has none of them', async () => {
  api.use(mock(countUnreadChats, () => ({ count: 0 })))
  const come = new Set<Subject>(['account'])
  renderIn(<SignedIn auth={{ ...asClient, tutor: false }} />, {
    path: '/about',
    texts: (subject) => (come.has(subject) ? locales.en[subject] : (undefined as never)),
    fetchTexts: async (...subjects) => {
      for (const subject of subjects) come.add(subject)
    },
  })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(locales.en.account.user.label) }))
  expect(await screen.findByText(t.logout)).toBeTruthy()
})
