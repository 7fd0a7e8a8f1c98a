import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { getList, getRole, listOrders, loginAdmin, logoutAdmin } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildAuth, noNotifications } from '../build/staff.ts'
import { openPanel } from '../open-panel.tsx'

const nobody = { ...buildAuth(1), admin: false, admin_info: null }
const noOrders = [mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} }))]
const manager = mock(getList, noNotifications, buildAuth(2))
const fill = async (user: ReturnType<typeof openPanel>['user']) => {
  await user.type(await screen.findByLabelText(/^Електронна пошта/), 'admin2@docento.test')
  await user.type(screen.getByLabelText(/^Пароль/), 'docento-demo-1')
  await user.click(screen.getByRole('button', { name: 'Увійти' }))
}

describe('the sign-in at /panel', () => {
  test('is bare: no menu, no top bar', async () => {
    openPanel('/panel/', { status: null, handlers: [mock(getRole, () => ({}), nobody)] })
    await screen.findByRole('heading', { name: 'Вхід для співробітників' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('banner')).toBeNull()
  })

  test('leads to the first item of the status', async () => {
    const login = mock(loginAdmin, () => ({ redirect: '/panel/users_orders/' }), buildAuth(2))
    const { user } = openPanel('/panel/', { status: null, handlers: [mock(getRole, () => ({}), nobody), login, manager, ...noOrders] })
    await fill(user)
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/'))
  })

  test('leads there where the browser blocks storage too', async () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const login = mock(loginAdmin, () => ({ redirect: '/panel/users_orders/' }), buildAuth(2))
    const { user } = openPanel('/panel/', { status: null, handlers: [mock(getRole, () => ({}), nobody), login, manager, ...noOrders] })
    await fill(user)
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/'))
    blocked.mockRestore()
  })

  test('says that login and password do not fit', async () => {
    const login = mock(loginAdmin, () => fail('wrong_credentials'))
    const nothing = mock(getList, () => fail('unauthorized'))
    const { user } = openPanel('/panel/', { status: null, handlers: [mock(getRole, () => ({}), nobody), login, nothing, ...noOrders] })
    await fill(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Логін або пароль не підходить')
    expect(location.pathname).toBe('/panel/')
  })

  test('sends staff who are signed in on to their first item', async () => {
    openPanel('/panel/', { status: null, handlers: [mock(getRole, () => ({}), buildAuth(2)), manager, ...noOrders] })
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/'))
  })

  test('is where a visitor without a session ends up', async () => {
    const refused = mock(getList, () => fail('unauthorized'))
    openPanel('/panel/users_orders/', { status: null, handlers: [refused, mock(getRole, () => ({}), nobody)] })
    await screen.findByRole('heading', { name: 'Вхід для співробітників' })
    expect(location.pathname).toBe('/panel')
  })

  test('is where a client or tutor without a staff session ends up', async () => {
    const refused = mock(getList, () => fail('forbidden'))
    openPanel('/panel/users_orders/', { status: null, handlers: [refused, mock(getRole, () => ({}), { ...nobody, client: true })] })
    await screen.findByRole('heading', { name: 'Вхід для співробітників' })
    expect(location.pathname).toBe('/panel')
  })

  test('is where an ended session leads, and from where one goes on where it ended', async () => {
    const refusal = { status: 'fail', data: null, error: 'unauthorized' }
    const ended = http.post('*/api/admin/system/clear_cache', () => HttpResponse.json(refusal, { status: 401 }))
    const login = mock(loginAdmin, () => ({ redirect: '/panel/desktop/' }), buildAuth(1))
    const { user } = openPanel('/panel/users_orders/', { handlers: [ended, login, mock(getRole, () => ({}), nobody), ...noOrders] })
    await user.click(await screen.findByRole('button', { name: 'Очистити кеш' }))
    await fill(user)
    await screen.findByRole('button', { name: 'Очистити кеш' })
    expect(location.pathname).toBe('/panel/users_orders/')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is where signing out leads', async () => {
    const { user } = openPanel('/panel/users_orders/', {
      handlers: [...noOrders, mock(logoutAdmin, () => ({}), nobody), mock(getRole, () => ({}), nobody)],
    })
    await user.click(await screen.findByRole('button', { name: 'Вийти (Ольга)' }))
    await screen.findByRole('heading', { name: 'Вхід для співробітників' })
  })
})
