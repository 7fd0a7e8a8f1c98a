import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getList, getOrder, listOrders, setNotificationRead, setNotificationsRead } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildOrder } from '../build/orders.ts'
import { buildAuth, noNotifications } from '../build/staff.ts'
import { openPanel } from '../open-panel.tsx'

const some = () => {
  const { notifications } = noNotifications()
  return {
    notifications: {
      ...notifications,
      personal_orders: [{ order_id: 20431, response_id: 4, tutor_name: 'Айгерім С.' }],
      timer_notifications: [{ order_id: 20311, reason: 'overdue' }],
    },
    count: 2,
  }
}
const noOrders = [
  mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} })),
  mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id }) })),
]
const waiting = mock(getList, some, buildAuth(1))
const openBell = async (user: ReturnType<typeof openPanel>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Сповіщення, 2' }))
  return within(await screen.findByRole('dialog', { name: 'Сповіщення' }))
}

describe('notifications', () => {
  test('have no popup while nothing waits', async () => {
    openPanel('/panel/users_orders/', { handlers: noOrders })
    expect(await screen.findByRole('button', { name: 'Сповіщення, 0' })).toHaveProperty('disabled', true)
  })

  test('show only the categories that hold something', async () => {
    const { user } = openPanel('/panel/users_orders/', { handlers: [...noOrders, waiting] })
    const popup = await openBell(user)
    expect(popup.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Відповіді на особисті заявки', 'Строки'])
  })

  test('are marked read before the order opens', async () => {
    const read = vi.fn()
    const reading = mock(setNotificationRead, ({ input }) => {
      read(input)
      return {}
    })
    const { user } = openPanel('/panel/users_orders/', { handlers: [...noOrders, waiting, reading] })
    const popup = await openBell(user)
    await user.click(popup.getByRole('button', { name: /20431/ }))
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/20431/'))
    expect(read).toHaveBeenCalledExactlyOnceWith({ type: 'personal_response', response_id: 4 })
  })

  test('of the order that is open are asked for again', async () => {
    const asked = vi.fn()
    const counted = mock(
      getList,
      () => {
        asked()
        return some()
      },
      buildAuth(1),
    )
    const { user } = openPanel('/panel/users_orders/20431/', { handlers: [...noOrders, counted, mock(setNotificationRead, () => ({}))] })
    const popup = await openBell(user)
    const before = asked.mock.calls.length
    await user.click(popup.getByRole('button', { name: /20431/ }))
    await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1))
  })

  test('of a timer lead to the order without being marked', async () => {
    const { user } = openPanel('/panel/users_orders/', { handlers: [...noOrders, waiting] })
    const popup = await openBell(user)
    await user.click(popup.getByRole('button', { name: /20311/ }))
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/20311/'))
  })

  test('leave the reader where they are when marking fails, and only log it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = openPanel('/panel/users_orders/', { handlers: [...noOrders, waiting, mock(setNotificationRead, () => fail('not_found'))] })
    const popup = await openBell(user)
    await user.click(popup.getByRole('button', { name: /20431/ }))
    await waitFor(() => expect(warn).toHaveBeenCalled())
    expect(location.pathname).toBe('/panel/users_orders/')
    expect(screen.queryByRole('alert')).toBeNull()
    warn.mockRestore()
  })

  test('are asked for again on every change of route', async () => {
    const asked = vi.fn()
    const counting = mock(
      getList,
      () => {
        asked()
        return noNotifications()
      },
      buildAuth(1),
    )
    const { router } = openPanel('/panel/users_orders/', { handlers: [...noOrders, counting] })
    await screen.findByRole('navigation', { name: 'Меню' })
    const before = asked.mock.calls.length
    await router.navigate('/panel/users_orders/20431/')
    await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1))
  })

  test('are all marked read at once, but for the timers, which go with the order', async () => {
    const read = vi.fn()
    const reading = mock(setNotificationsRead, ({ input }) => {
      read(input)
      return {}
    })
    const { user } = openPanel('/panel/users_orders/', { handlers: [...noOrders, waiting, reading] })
    const popup = await openBell(user)
    await user.click(popup.getByRole('button', { name: 'Прочитано все' }))
    await waitFor(() => expect(read).toHaveBeenCalledWith({ entries: [{ type: 'personal_response', response_id: 4 }] }))
  })

  test('are asked for every 30 seconds while the tab is in sight', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    let count = 0
    const counted = mock(getList, () => ({ ...noNotifications(), count: count++ }), buildAuth(1))
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    openPanel('/panel/users_orders/', { handlers: [...noOrders, counted] })
    await screen.findByRole('button', { name: 'Сповіщення, 0' })
    act(() => void vi.advanceTimersByTime(30_000))
    await screen.findByRole('button', { name: 'Сповіщення, 1' })
    sight.mockReturnValue('hidden')
    act(() => void vi.advanceTimersByTime(90_000))
    await screen.findByRole('button', { name: 'Сповіщення, 1' })
    expect(count).toBe(2)
  })
})
