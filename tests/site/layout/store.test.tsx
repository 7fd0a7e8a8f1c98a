import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { countUnreadChats, getIndicators, getRole, getTutorNotifications } from '../../../schemas/index.ts'
import Account from '../../../site/islands/Account.tsx'
import { StayTuned } from '../../../site/layout/account/StayTuned.tsx'
import { readAuth, readBell, tell } from '../../../site/layout/account/store.ts'
import { asClient, asTutor, signedOut, tutorInfo } from '../../build/auth.ts'
import { noBell } from '../../build/notifications.ts'
import { mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

const t = { ...locales.en.account, menu: locales.en['account-menu'] }
const waits = { ...noBell, count: 1, personal_orders: [{ id: 7, client_name: 'Madina' }] }

beforeEach(() => {
  localStorage.clear()
  tell({ auth: null, bell: null, unread: null })
})
afterEach(() => {
  cleanup()
  document.getElementById('cabinet')?.remove()
})

/** The header of a tutor whose bell and balance are these. */
async function open(bell: typeof noBell) {
  api.use(
    mock(getRole, () => ({}), asTutor),
    mock(getTutorNotifications, () => bell),
    mock(getIndicators, () => ({ is_allow_verification: false, has_overdue_orders: false, billing_status: 0 })),
  )
  renderIn(<Account />, { path: '/nz' })
  await screen.findByText('Dana')
}
/** The menu comes with the finger that nears its button. */
const nearMenu = () => fireEvent.pointerEnter(screen.getByRole('button', { name: new RegExp(`^${t.user.label}`) }))
const bellName = (count: number) => `${t.bell.label}, ${count} ${count === 1 ? 'notification' : 'notifications'}`

describe('the account in the header', () => {
  test('says the balance, and follows it and the bell as soon as anything reads them', async () => {
    await open({ ...waits, wallet_balance: 12_500 })
    nearMenu()
    expect((await screen.findByText(/^12.500.₸$/)).closest('a')?.textContent).toContain(t.menu.tutor_menu.wallet)
    expect(await screen.findByRole('button', { name: bellName(1) })).toBeTruthy()
    api.use(mock(getTutorNotifications, () => ({ ...noBell, wallet_balance: 3500 })))
    await readBell()
    expect(await screen.findByText(/^3.500.₸$/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: bellName(0) })).toBeTruthy()
  })

  test.each([
    ['the picture of a tutor who has one', { current_role: 'tutor' }, '/me.webp', undefined],
    ['the letter of a tutor without', { current_role: 'tutor' }, '', 'D'],
    ['the letter of the first name where there is no other', { current_role: 'tutor', name: '' }, '', 'F'],
    ['the letter of a client, though they are a tutor too', { current_role: 'client' }, '/me.webp', 'C'],
  ] as const)('shows %s', async (_, { current_role, ...more }, avatar, letter) => {
    const auth = {
      ...{ ...asTutor, client: true, current_role },
      tutor_info: { ...tutorInfo, first_name: 'Farida', ...more, avatar },
      client_info: { ...asClient.client_info, name: 'Cholpon', first_name: 'Cholpon' },
    }
    api.use(
      mock(getRole, () => ({}), auth),
      mock(getTutorNotifications, () => noBell),
      mock(countUnreadChats, () => ({ count: 0 })),
    )
    renderIn(<Account />, { path: '/about' })
    const button = await screen.findByRole('button', { name: new RegExp(`^${t.user.label}`) })
    expect(button.querySelector('img')?.getAttribute('src')).toBe(letter ? undefined : '/me.webp')
    expect(button.textContent).toBe(letter ?? '')
  })

  test('has a bell whose list opens only when something waits, and closes when another screen does', async () => {
    const closed: string[] = []
    HTMLElement.prototype.hidePopover = function () {
      closed.push(this.id)
    }
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))
    await open(waits)
    const bell = await screen.findByRole('button', { name: bellName(1) })
    expect([bell.getAttribute('popovertarget'), document.getElementById('bell') !== null]).toEqual(['bell', true])
    expect(closed).toEqual([])
    fireEvent(window, new Event('pushState'))
    expect(closed).toContain('bell')
    api.use(mock(getTutorNotifications, () => noBell))
    await readBell()
    const silent = await screen.findByRole('button', { name: bellName(0) })
    expect([silent.hasAttribute('popovertarget'), document.getElementById('bell')]).toEqual([false, null])
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

  test('has a cabinet opened anew once for one person, however many answers tell of them, and again for another', async () => {
    await open(noBell)
    document.body.insertAdjacentHTML('beforeend', '<div id="cabinet"></div>')
    const [real, reload] = [window.location, vi.fn()]
    vi.stubGlobal('location', new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(real, name)) }))
    onTestFinished(() => void vi.unstubAllGlobals())
    api.use(mock(getRole, () => ({}), { ...asTutor, tutor_info: { ...tutorInfo, id: 2 } }))
    await Promise.all([readAuth(), readAuth()])
    await readAuth()
    expect(reload).toHaveBeenCalledOnce()
    api.use(mock(getRole, () => ({}), signedOut))
    await readAuth()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('takes an answer though one that was asked for later did not come', async () => {
    const { promise, resolve } = Promise.withResolvers<Record<string, never>>()
    const asked = vi.fn(() => promise)
    api.use(
      mock(getRole, asked, asTutor),
      mock(getTutorNotifications, () => noBell),
    )
    renderIn(<Account />, { path: '/nz' })
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    api.use(unreachable(getRole))
    await readAuth()
    resolve({})
    expect(await screen.findByText('Dana')).toBeTruthy()
  })

  test('brings the menu with the finger that nears its button, and asks for nothing of it before', async () => {
    let asked = 0
    await open(noBell)
    api.use(
      mock(getIndicators, () => {
        asked += 1
        return { is_allow_verification: true, has_overdue_orders: false, billing_status: 0 }
      }),
    )
    expect([screen.queryByText(t.menu.logout), asked]).toEqual([null, 0])
    nearMenu()
    expect(await screen.findByText(t.menu.logout)).toBeTruthy()
    expect(await screen.findByText(t.menu.tutor_menu.verification)).toBeTruthy()
    expect(asked).toBe(1)
  })

  test('tells other tabs who is here', async () => {
    await open(noBell)
    expect(localStorage.getItem('account')).toBe('1,,')
  })
})

describe('messages that wait', () => {
  test('are counted for a client at the way to the chats and in the menu, and gone when they are read', async () => {
    let count = 2
    api.use(
      mock(getRole, () => ({}), asClient),
      mock(countUnreadChats, () => ({ count })),
    )
    renderIn(<Account />, { path: '/client_orders' })
    expect((await screen.findByRole('link', { name: `${t.chats.label}, new: 2` })).getAttribute('href')).toBe('/en/client_chats')
    nearMenu()
    expect((await screen.findByText(t.menu.client_menu.chats)).closest('a')?.textContent).toContain('2')
    count = 0
    await readBell()
    await screen.findByRole('link', { name: t.chats.label })
  })

  test('are counted in the title, whatever that becomes, until they are read; for a tutor of clients and staff together', async () => {
    document.head.innerHTML = '<title>Wallet</title>'
    api.use(
      mock(getTutorNotifications, () => ({
        ...noBell,
        client_notifications: { 7: { id: 7, name: 'Dana', count: 2 } },
        admin_notifications: { 8: { id: 8, name: 'Dana', count: 1 } },
      })),
    )
    tell({ auth: asTutor })
    renderIn(<StayTuned side="tutor" id={1} />, { path: '/wallet' })
    await readBell()
    await waitFor(() => expect(document.title).toBe('(3) Wallet'))
    document.title = 'Another screen'
    await waitFor(() => expect(document.title).toBe('(3) Another screen'))
    api.use(mock(getTutorNotifications, () => noBell))
    await readBell()
    await waitFor(() => expect(document.title).toBe('Another screen'))
  })
})
