import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  appointTutor,
  deleteOrder,
  deleteTutor,
  getOrder,
  listOrders,
  markYellow,
  markYellowOff,
  setAutoAppoint,
  setFavorite,
  setPaid,
  setPaidOff,
  setPause,
  smsClient,
} from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder, buildOrderTutor, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

type Given = Parameters<typeof buildOrder>[0]
const open = async (order: Given) => {
  const opened = openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder(order) }))] })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const tutors = (...state: Parameters<typeof buildOrderTutor>) => [buildOrderTutor(...state)]

describe('on the order’s screen', () => {
  test('"only personal" is the inverse of what is sent', async () => {
    const sent = vi.fn()
    api.use(
      mock(setAutoAppoint, ({ input }) => {
        sent(input)
        return { order: buildOrder({ auto_appoint_potential_tutors: input.value }) }
      }),
    )
    const { user } = await open({ status: STATUS.new, auto_appoint_potential_tutors: true })
    const box = screen.getByRole('checkbox', { name: 'Лише особиста: не пропонувати іншим' })
    expect(box).toHaveProperty('checked', false)
    await user.click(box)
    await waitFor(() => expect(box).toHaveProperty('checked', true))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, value: false })
  })

  test('a tutor is marked to be called first, and unmarked', async () => {
    const calls: string[] = []
    const answer = (yellow: boolean) => ({ order: buildOrder({ status: STATUS.potential, potential_tutors: tutors({ yellow }) }) })
    api.use(
      mock(markYellow, ({ input }) => {
        calls.push(`on ${input.tutor_id}`)
        return answer(true)
      }),
      mock(markYellowOff, ({ input }) => {
        calls.push(`off ${input.tutor_id}`)
        return answer(false)
      }),
    )
    const { user } = await open({ status: STATUS.potential, potential_tutors: tutors() })
    const mark = () => screen.getByRole('button', { name: /^Дзвонити першим/ })
    await user.click(mark())
    await waitFor(() => expect(mark().getAttribute('aria-pressed')).toBe('true'))
    await user.click(mark())
    await waitFor(() => expect(mark().getAttribute('aria-pressed')).toBe('false'))
    expect(calls).toEqual(['on 501', 'off 501'])
  })

  test('a favourite that is refused is taken back', async () => {
    api.use(mock(setFavorite, () => fail('wrong_status')))
    const { user } = await open({ status: STATUS.new })
    const star = screen.getByRole('button', { name: 'У вибране: заявка 20377' })
    await user.click(star)
    expect((await screen.findByRole('alert')).textContent).toBe('Невірний статус!')
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })

  test('a tutor is appointed by a press', async () => {
    const sent = vi.fn()
    api.use(
      mock(appointTutor, ({ input }) => {
        sent(input)
        return { order: buildOrder({ status: STATUS.appointed, appointed_tutors: tutors({ state: 'appointed' }) }) }
      }),
    )
    const { user } = await open({ status: STATUS.potential, potential_tutors: tutors() })
    await user.click(screen.getByRole('button', { name: 'Призначити: Айгерим С.' }))
    expect(await screen.findByText('Репетитора призначено', { selector: '[role=status] *' })).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, tutor_id: 501 })
  })

  test('a tutor is taken off only with reasons, and "other" with a word on it', async () => {
    const sent = vi.fn()
    api.use(
      mock(deleteTutor, ({ input }) => {
        sent(input)
        return { order: buildOrder({ status: STATUS.processing }) }
      }),
    )
    const { user } = await open({ status: STATUS.appointed, appointed_tutors: tutors({ state: 'appointed' }) })
    await user.click(screen.getByRole('button', { name: 'Зняти із заявки: Айгерим С.' }))
    const dialog = within(await screen.findByRole('dialog'))
    const remove = () => user.click(dialog.getByRole('button', { name: 'Зняти' }))
    await remove()
    expect((await dialog.findByRole('alert')).textContent).toBe('Заповніть це поле')
    await user.click(dialog.getByRole('checkbox', { name: 'Інше' }))
    await remove()
    await waitFor(() => expect(dialog.getByLabelText('Коментар').getAttribute('aria-invalid')).toBe('true'))
    await user.type(dialog.getByLabelText('Коментар'), 'захворіла')
    await remove()
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, tutor_id: 501, remove_reasons: { reasons: [12], comment: 'захворіла' } }),
    )
  })

  test('a payment is booked with the commission proposed, in the currency of the edition', async () => {
    const sent = vi.fn()
    api.use(
      mock(setPaid, ({ input }) => {
        sent(input.payment_data)
        return { order: buildOrder({ status: STATUS.paid }) }
      }),
    )
    const { user } = await open({ status: STATUS.waiting_pay, first_class: NOW, appointed_tutors: tutors({ state: 'appointed' }) })
    await user.click(screen.getByRole('button', { name: 'Оплачено' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Сума, ₴')).toHaveProperty('value', '14000')
    await user.click(dialog.getByRole('button', { name: 'Позначити оплаченою' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ sum: 14_000, currency: 'UAH', payer: 'tutor', comment: '' })
  })

  test('a payment is undone only after a question that says what follows', async () => {
    const undone = vi.fn()
    api.use(
      mock(setPaidOff, () => {
        undone()
        return { order: buildOrder({ status: STATUS.waiting_pay, first_class: NOW }) }
      }),
    )
    const { user } = await open({ status: STATUS.paid, appointed_tutors: tutors({ state: 'appointed' }) })
    await user.click(screen.getByRole('button', { name: 'Зняти оплату' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/повернеться репетиторові в гаманець/)).toBeDefined()
    expect(undone).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Зняти оплату' }))
    await waitFor(() => expect(undone).toHaveBeenCalledOnce())
  })

  test('an order that is deleted leads back to the list', async () => {
    api.use(
      mock(deleteOrder, () => ({})),
      mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} })),
    )
    const { user } = await open({ status: STATUS.new })
    await user.click(screen.getByRole('button', { name: 'Видалити' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/'))
  })

  test('a short message is on its way, or has to wait', async () => {
    let sent = 0
    api.use(mock(smsClient, () => (sent++ === 0 ? { order: buildOrder({ status: STATUS.new }) } : fail('too_many_requests'))))
    const { user } = await open({ status: STATUS.new })
    await user.click(screen.getByRole('button', { name: 'SMS клієнту' }))
    expect(await screen.findByText('SMS клієнту в дорозі')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'SMS клієнту' }))
    expect(await screen.findByText('Забагато спроб поспіль. Зачекайте кілька хвилин.')).toBeDefined()
  })

  test('a refusal in a dialog reads the order again, and what is no longer open goes', async () => {
    const { user } = await open({ status: STATUS.new })
    await user.click(screen.getByRole('button', { name: 'Пауза' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Пауза до'), '2026-12-01')
    api.use(
      mock(setPause, () => fail('wrong_status')),
      mock(getOrder, () => ({ order: buildOrder({ status: STATUS.paid }) })),
    )
    await user.click(dialog.getByRole('button', { name: 'Поставити на паузу' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findByRole('alert')).textContent).toBe('Невірний статус!')
    expect(screen.queryByRole('button', { name: 'Пауза' })).toBeNull()
  })
})
