import { cleanup, fireEvent, screen } from '@testing-library/preact'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { getIndicators, getRole, getTutorNotifications } from '../../../schemas/index.ts'
import Account from '../../../site/islands/Account.tsx'
import { readBell, tell } from '../../../site/layout/account/store.ts'
import { signedOut } from '../../build/auth.ts'
import { noBell } from '../../build/notifications.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

const t = locales.en.account
const tutor_info = {
  id: 1,
  avatar: '',
  name: 'Dana',
  first_name: 'Dana',
  status: 3,
  potential_school_tutor: false,
  terms_due: false,
  delete_at: null,
}
const tutor = { ...signedOut, tutor: true, current_role: 'tutor' as const, tutor_info }
const waits = { ...noBell, count: 1, personal_orders: [{ id: 7, client_name: 'Madina' }] }

beforeEach(() => {
  localStorage.clear()
  tell({ auth: null, bell: null })
})
afterEach(() => {
  cleanup()
  document.getElementById('cabinet')?.remove()
})

/** The header of a tutor whose bell and balance are these. */
async function open(bell: typeof noBell) {
  api.use(
    mock(getRole, () => ({}), tutor),
    mock(getTutorNotifications, () => bell),
    mock(getIndicators, () => ({ is_allow_verification: false, has_overdue_orders: false, billing_status: 0 })),
  )
  renderIn(<Account />, { path: '/nz' })
  await screen.findByText('Dana')
}
const bellName = (count: number) => `${t.bell.label}, ${count} ${count === 1 ? 'notification' : 'notifications'}`

describe('the account in the header', () => {
  test('says the balance, and follows it and the bell as soon as anything reads them', async () => {
    await open({ ...waits, wallet_balance: 12_500 })
    expect((await screen.findByText(/^12.500.₸$/)).closest('a')?.textContent).toContain(t.tutor_menu.wallet)
    expect(screen.getByRole('button', { name: bellName(1) })).toBeTruthy()
    api.use(mock(getTutorNotifications, () => ({ ...noBell, wallet_balance: 3500 })))
    await readBell()
    expect(await screen.findByText(/^3.500.₸$/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: bellName(0) })).toBeTruthy()
  })

  test('shows the last reading of the bell when an earlier one comes after it', async () => {
    await open(waits)
    await screen.findByRole('button', { name: bellName(1) })
    const waiting: (() => void)[] = []
    const readings = [waits, noBell]
    api.use(
      http.get('*/tutor/on_site_notifications', async () => {
        const data = readings.shift()
        await new Promise<void>((answer) => waiting.push(answer))
        return HttpResponse.json({ status: 'success', error: null, data })
      }),
    )
    const first = readBell()
    await expect.poll(() => waiting.length).toBe(1)
    const second = readBell()
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.()
    await second
    waiting[0]?.()
    await first
    expect(screen.getByRole('button', { name: bellName(0) })).toBeTruthy()
  })

  test.each([
    ['tells of it', () => fireEvent(window, new StorageEvent('storage', { key: 'account' }))],
    ['was looked at meanwhile', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ])('notices that its owner has signed out in another tab that %s', async (_, notice) => {
    await open(noBell)
    api.use(mock(getRole, () => ({}), signedOut))
    notice()
    expect(await screen.findByText(t.login.student)).toBeTruthy()
  })

  test('tells other tabs who is here', async () => {
    await open(noBell)
    expect(localStorage.getItem('account')).toBe('1,,')
  })
})
