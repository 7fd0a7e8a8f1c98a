import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getList, getOpenIdAddress, getRole, listOrders, loginAdminByOpenId } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildAuth, noNotifications } from '../build/staff.ts'
import { openPanel } from '../open-panel.tsx'

const nobody = { ...buildAuth(1), admin: false, admin_info: null }
const noOrders = mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} }))
const signedOut = [mock(getRole, () => ({}), nobody), mock(getList, () => fail('unauthorized')), noOrders]

/** As the page server tells it. */
const tell = (name: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'openid', content: name })
  document.head.append(meta)
}
beforeEach(() => tell('Example'))
afterEach(() => {
  document.querySelector('meta[name=openid]')?.remove()
  sessionStorage.clear()
})

describe('the other door of staff', () => {
  test('stands only where the edition has a provider, and bears its name', async () => {
    document.querySelector('meta[name=openid]')?.remove()
    openPanel('/panel/', { status: null, handlers: signedOut })
    await screen.findByRole('button', { name: 'Увійти' })
    expect(screen.queryByRole('button', { name: /через/ })).toBeNull()
  })

  test('says that the provider is out of reach', async () => {
    const { user } = openPanel('/panel/', { status: null, handlers: [...signedOut, mock(getOpenIdAddress, () => fail('provider_unavailable'))] })
    await user.click(await screen.findByRole('button', { name: 'Увійти через Example' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Служба входу не відповідає. Увійдіть за паролем або спробуйте згодом.')
  })
})

describe('who comes back from the provider', () => {
  const back = '/panel/?code=a-code&state=a-state&iss=https%3A%2F%2Fid.example.org'

  test('is signed in by what it says, which leaves the address, and goes on to where they wanted', async () => {
    sessionStorage.setItem('after_sign_in', '/panel/users_orders/?page=2')
    const given: unknown[] = []
    const login = mock(loginAdminByOpenId, ({ input }) => {
      given.push(input)
      expect(location.search).toBe('')
      return { redirect: '/panel/desktop/' }
    })
    openPanel(back, { status: null, handlers: [login, mock(getRole, () => ({}), nobody), mock(getList, noNotifications, buildAuth(2)), noOrders] })
    await waitFor(() => expect(location.pathname + location.search).toBe('/panel/users_orders/?page=2'))
    expect(given).toEqual([{ code: 'a-code', state: 'a-state', iss: 'https://id.example.org' }])
    expect(sessionStorage.getItem('after_sign_in')).toBeNull()
  })

  test.each([
    ['wrong_credentials', 'Серед співробітників немає нікого з такою поштою.'],
    ['token_invalid', 'Вхід не завершено вчасно. Спробуйте ще раз.'],
    ['email_unverified', 'Сервіс входу не підтвердив вашу пошту. Підтвердьте її там і спробуйте ще раз.'],
    ['provider_unavailable', 'Служба входу не відповідає. Увійдіть за паролем або спробуйте згодом.'],
  ])('hears %s in words and can try again', async (error, words) => {
    openPanel(back, { status: null, handlers: [...signedOut, mock(loginAdminByOpenId, () => fail(error))] })
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByRole('button', { name: 'Увійти через Example' }).getAttribute('aria-busy')).toBeNull()
    expect(location.pathname + location.search).toBe('/panel/')
  })

  test.each([
    ['access_denied', 'Вхід скасовано.'],
    ['server_error', 'Служба входу не відповідає. Увійдіть за паролем або спробуйте згодом.'],
  ])('with %s hears it without a call', async (error, words) => {
    openPanel(`/panel/?error=${error}&state=a-state`, { status: null, handlers: signedOut })
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(location.search).toBe('')
  })
})
