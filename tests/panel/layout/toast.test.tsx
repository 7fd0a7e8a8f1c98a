import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../../data-providers/index.ts'
import { buildI18n } from '../../../panel/i18n.ts'
import { toastText } from '../../../panel/layout/toast-text.ts'
import es from '../../../panel/texts/es.ts'
import ua from '../../../panel/texts/ua.ts'
import { listOrders, setFavorite } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder, buildOrderRow } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const inUkrainian = buildI18n('ua', ua).translate
const inSpanish = buildI18n('es', es).translate

describe('the toast says', () => {
  test.each([
    ['no message at all', undefined, 'Помилка сервера', 'Error del servidor'],
    ['a thrown exception', new Error('boom'), 'Помилка сервера', 'Error del servidor'],
    ['forbidden', 'forbidden', 'У вас недостатньо прав доступу', 'No tiene derechos de acceso suficientes'],
    ['wrong_status', 'wrong_status', 'Невірний статус!', '¡Estado no válido!'],
    ['a refusal of the API', new Refusal('wrong_status'), 'Невірний статус!', '¡Estado no válido!'],
    [
      'a deletion that other records are in the way of',
      new Refusal('in_use', { referrer: 'order_lessons' }),
      'Видалити не можна: на цей запис посилаються заявки',
      'No se puede eliminar: aún lo usan solicitudes',
    ],
    ['records in the way that have no name', new Refusal('in_use', { referrer: 'odd' }), ua.errors.in_use, es.errors.in_use],
    ['any other string as it is', 'Line busy', 'Line busy', 'Line busy'],
    [
      'one line for each field',
      { address: 'Too long', rate_id: 'required' },
      'Адреса - Too long\nЦіна за годину - Заповніть це поле',
      'Dirección - Too long\nPrecio por hora - Rellena este campo',
    ],
    [
      'a sum out of its range, which it names',
      { 'payment_data.sum': 'sum' },
      'Сума - Сума від 0 до 1000000000',
      'Importe - El importe va de 0 a 1000000000',
    ],
    [
      'an age out of its range, which it names',
      { birth_date: 'age' },
      'Дата народження - Репетиторові має бути від 18 до 100 років',
      'Fecha de nacimiento - Un profesor debe tener entre 18 y 100 años',
    ],
    ['a field inside another', { 'remove_reasons.comment': 'comment' }, 'Коментар - Додайте пояснення', `Comentario - ${es.errors.comment}`],
  ])('for %s', (_, error, ukrainian, spanish) => {
    expect(toastText(error, inUkrainian)).toBe(ukrainian)
    expect(toastText(error, inSpanish)).toBe(spanish)
  })
})

describe('the toast', () => {
  const oneOrder = [
    mock(listOrders, () => ({ orders: [buildOrderRow({ order_id: 20431 })], total_count: 1, page_size: 25, pages_count: 1, counts: {} })),
  ]
  const refused = mock(setFavorite, () => fail('wrong_status'))
  const pressStar = async (user: ReturnType<typeof openPanel>['user']) =>
    user.click(await screen.findByRole('button', { name: 'У вибране: заявка 20431' }))

  test('hides after four seconds, and its icon brings it back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user } = openPanel('/panel/users_orders/', { handlers: [...oneOrder, refused] })
    await pressStar(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Невірний статус!')
    act(() => void vi.advanceTimersByTime(3000))
    expect(screen.getByRole('alert')).toBeDefined()
    act(() => void vi.advanceTimersByTime(1000))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Показати останню помилку' }))
    expect(screen.getByRole('alert').textContent).toBe('Невірний статус!')
  })

  test('is closed by its cross', async () => {
    const { user } = openPanel('/panel/users_orders/', { handlers: [...oneOrder, refused] })
    await pressStar(user)
    await user.click(await screen.findByRole('button', { name: 'Закрити' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('tells that the server is out of reach', async () => {
    const away = http.post('*/api/admin/order/set_favorite', () => HttpResponse.error())
    const { user } = openPanel('/panel/users_orders/', { handlers: [...oneOrder, away] })
    await pressStar(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Немає зв’язку з сервером')
  })

  test('tells once that what is read by itself finds no server, until it is found again', async () => {
    // react-admin writes every failed reading to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { user } = openPanel('/panel/users_orders/', { handlers: oneOrder })
    await screen.findByRole('link', { name: '20431' })
    const answers: boolean[] = []
    let isAway = true
    const list = http.post('*/api/admin/orders', () => {
      answers.push(!isAway)
      return isAway ? HttpResponse.error() : undefined
    })
    const session = http.get('*/api/admin/get_list', () => (isAway ? HttpResponse.error() : undefined))
    api.use(list, session)
    const refresh = async (times: number) => {
      vi.advanceTimersByTime(30_000)
      await waitFor(() => expect(answers).toHaveLength(times))
    }
    const close = () => user.click(screen.getByRole('button', { name: 'Закрити' }))
    await refresh(1)
    expect((await screen.findByRole('alert')).textContent).toBe('Немає зв’язку з сервером')
    await close()
    await refresh(2)
    await refresh(3)
    expect(screen.queryByRole('alert')).toBeNull()
    isAway = false
    await refresh(4)
    isAway = true
    await refresh(5)
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  test('tells each time that what the reader does finds no server', async () => {
    const away = http.post('*/api/admin/order/set_favorite', () => HttpResponse.error())
    const { user } = openPanel('/panel/users_orders/', { handlers: [...oneOrder, away] })
    for (const _ of [1, 2]) {
      await pressStar(user)
      expect((await screen.findByRole('alert')).textContent).toBe('Немає зв’язку з сервером')
      await user.click(screen.getByRole('button', { name: 'Закрити' }))
    }
  })

  test('a favourite is shown at once and taken back when refused', async () => {
    const { user } = openPanel('/panel/users_orders/', { handlers: [...oneOrder, refused] })
    await pressStar(user)
    await screen.findByRole('alert')
    expect(screen.getByRole('button', { name: 'У вибране: заявка 20431' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('a favourite that was taken stays', async () => {
    const taken = mock(setFavorite, ({ input }) => ({ order: buildOrder({ order_id: input.order_id, add_favorite: input.add_favorite }) }))
    const { user } = openPanel('/panel/users_orders/', { handlers: [...oneOrder, taken] })
    await pressStar(user)
    await waitFor(() => expect(screen.getByRole('button', { name: 'У вибране: заявка 20431' }).getAttribute('aria-pressed')).toBe('true'))
  })
})
