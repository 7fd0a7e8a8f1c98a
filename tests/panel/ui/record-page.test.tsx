import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getOrder, getTutorForStaff } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const missing = HttpResponse.json({ status: 'fail', data: null, error: 'not_found' }, { status: 404 })
const gone = [mock(getTutorForStaff, () => fail('not_found')), http.get('*/api/rest/outbox/:id', () => missing.clone())]

describe('the page of a record', () => {
  // react-admin writes every failed reading to the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  test.each([
    ['/panel/users_show/99999/', 'Користувачі'],
    ['/panel/users_show/abc/', 'Користувачі'],
    ['/panel/outbox/99999/', 'Вихідні повідомлення'],
    ['/panel/outbox/abc/', 'Вихідні повідомлення'],
    ['/panel/clients_show/abc/', 'Клієнти'],
  ])('that is not there says so and leads to the list: %s', async (path, list) => {
    openPanel(path, { handlers: gone })
    const notice = (await screen.findByText('Такого запису немає або його видалено')).closest('[role=status]')
    expect(notice?.querySelector('a')?.textContent).toBe(list)
  })

  test('that could not be read offers another try', async () => {
    const broken = http.get('*/api/rest/outbox/:id', () => HttpResponse.json({ status: 'fail', data: null, error: 'server_error' }, { status: 500 }))
    openPanel('/panel/outbox/5/', { handlers: [broken] })
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
    expect(screen.getByText('Помилка сервера')).toBeDefined()
  })

  describe('that is being worked on', () => {
    /** Opens an order and types a comment. */
    const work = async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const { user } = openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder() }))] })
      await user.click(await screen.findByRole('button', { name: 'Змінити' }))
      await user.type(await screen.findByLabelText(/Коментар/), 'Зранку')
    }
    const typed = () => screen.getByLabelText<HTMLInputElement>(/Коментар/).value

    test('shows every half a minute what others have done to it', async () => {
      await work()
      api.use(mock(getOrder, () => ({ order: buildOrder({ client: { ...buildOrder().client, name: 'Руслан' } }) })))
      vi.advanceTimersByTime(30_000)
      await screen.findByText('Руслан')
      expect(typed()).toBe('Зранку')
    })

    test('stays as it is while a dialog about it is open', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const looked = vi.fn()
      const order = mock(getOrder, () => {
        looked()
        return { order: buildOrder({ actions: looked.mock.calls.length > 1 ? [] : ['set_pause'] }) }
      })
      const { user } = openPanel('/panel/users_orders/20377/', { handlers: [order] })
      await user.click(await screen.findByRole('button', { name: 'Пауза' }))
      const dialog = await screen.findByRole('dialog')
      vi.advanceTimersByTime(30_000)
      await user.click(within(dialog).getByRole('button', { name: 'Скасувати' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(looked).toHaveBeenCalledOnce()
      vi.advanceTimersByTime(30_000)
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Пауза' })).toBeNull())
    })

    test('outlives a failed look for its newer state', async () => {
      await work()
      const asked = vi.fn()
      api.use(
        http.get('*/api/admin/order/get', () => void asked()),
        mock(getOrder, () => fail('server_error')),
      )
      vi.advanceTimersByTime(30_000)
      await waitFor(() => expect(asked).toHaveBeenCalled())
      await waitFor(() => expect(console.error).toHaveBeenCalled())
      expect(typed()).toBe('Зранку')
    })
  })
})
