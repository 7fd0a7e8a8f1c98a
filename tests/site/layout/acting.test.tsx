import { cleanup, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import {
  countUnreadChats,
  getIndicators,
  getRole,
  getTutorNotifications,
  loginByToken,
  logoutAdmin,
  logoutClient,
  logoutTutor,
} from '../../../schemas/index.ts'
import Account from '../../../site/islands/Account.tsx'
import ActAs from '../../../site/islands/ActAs.tsx'
import { tell } from '../../../site/layout/account/store.ts'
import { clientInfo, signedOut, tutorInfo } from '../../build/auth.ts'
import { noBell } from '../../build/notifications.ts'
import { fail, mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

const t = locales.en['account-staff']
const admin_info = { id: 1, name: 'Olena', status: 1, avatar: null }
const impersonator = { id: 1, name: 'Olena', seconds_left: 3600 }
const acting = { ...signedOut, admin: true, admin_info, impersonator }
const asClient = { ...acting, client: true, current_role: 'client' as const, client_info: { ...clientInfo, email: null } }
const asTutor = { ...acting, tutor: true, current_role: 'tutor' as const, tutor_info: { ...tutorInfo, id: 7 } }
const asAdmin = { ...acting, admin_info: { ...admin_info, id: 5, name: 'Maria', status: 2 } }

const assign = vi.fn()
const replace = vi.fn()
beforeEach(() => {
  tell({ auth: null, bell: null })
  const real = window.location
  const moves: Record<PropertyKey, unknown> = { assign, replace }
  vi.stubGlobal('location', new Proxy({}, { get: (_, name) => moves[name] ?? Reflect.get(real, name) }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockReset()
  replace.mockReset()
})

describe('the page that staff arrive at', () => {
  const open = (address: string) => {
    window.history.replaceState(null, '', address)
    renderIn(<ActAs />, { path: '/auth_as_user' })
  }

  test('spends the token, takes it out of the address and goes where the answer says, not where the address does', async () => {
    const spent: string[] = []
    api.use(
      mock(loginByToken, ({ input }) => {
        spent.push(input.auth_token)
        expect(window.location.search).toBe('')
        return { redirect: '/client_orders' }
      }),
    )
    open('/auth_as_user?token=0123456789abcdef&redirect=https://elsewhere.example')
    await eventually(() => expect(replace.mock.calls).toEqual([['/client_orders']]))
    expect(spent).toEqual(['0123456789abcdef'])
  })

  test.each([
    ['token_invalid', t.expired],
    ['account_blocked', t.failed],
  ])('says why it can’t when it hears %s, and leads back', async (error, words) => {
    api.use(mock(loginByToken, () => fail(error)))
    open('/auth_as_user?token=0123456789abcdef')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByRole('link', { name: t.to_panel }).getAttribute('href')).toBe('/panel/')
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('the bar of who acts for somebody', () => {
  test.each([
    ['a client', asClient, 'Alina', logoutClient, '/panel/clients_show/12/'],
    ['a tutor', asTutor, 'Dana', logoutTutor, '/panel/users_show/7/'],
    ['a colleague', asAdmin, 'Maria', logoutAdmin, '/panel/admins_show/5/'],
  ] as const)('says that it is %s, and its button leads back to the record', async (_, auth, name, logout, record) => {
    const out: string[] = []
    api.use(
      mock(getRole, () => ({}), auth),
      mock(getTutorNotifications, () => noBell),
      mock(countUnreadChats, () => ({ count: 0 })),
      mock(getIndicators, () => ({ is_allow_verification: false, has_overdue_orders: false, billing_status: 0 })),
      mock(
        logout,
        () => {
          out.push(logout.path)
          return {}
        },
        { ...signedOut, admin: true, admin_info },
      ),
    )
    renderIn(<Account />, { path: '/about' })
    await screen.findByText(`You are signed in as ${name}`)
    expect(screen.getByRole('timer').textContent).toBe('60:00 left')
    await userEvent.click(screen.getByRole('button', { name: t.leave }))
    await eventually(() => expect(assign.mock.calls).toEqual([[record]]))
    expect(out).toEqual([logout.path])
  })

  test('counts down, and asks who is here when the time is up', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    let auth: typeof asAdmin = { ...asAdmin, impersonator: { ...impersonator, seconds_left: 61 } }
    api.use(mock(getRole, () => ({}), auth))
    renderIn(<Account />, { path: '/about' })
    await screen.findByText('You are signed in as Maria')
    vi.advanceTimersByTime(2000)
    await eventually(() => expect(screen.getByRole('timer').textContent).toBe('0:59 left'))
    auth = { ...acting, impersonator: null } as never
    api.use(mock(getRole, () => ({}), auth))
    vi.advanceTimersByTime(59_000)
    await eventually(() => expect(screen.queryByRole('timer')).toBeNull())
  })
})
