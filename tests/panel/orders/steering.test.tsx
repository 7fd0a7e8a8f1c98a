import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  appointTutor,
  deleteOrder,
  deleteTutor,
  getOrder,
  getOrderRules,
  listOrders,
  markYellow,
  markYellowOff,
  setAutoAppoint,
  setFavorite,
  setPaid,
  setPaidOff,
  setPause,
  setPotential,
  smsClient,
} from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder, buildOrderTutor, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const rules = {
  payment_method: { required: true, options: [{ id: 'card', name: 'Карткою' }] },
  payer: { required: true, options: [{ id: 'tutor', name: 'Репетитор' }] },
}

type Given = Parameters<typeof buildOrder>[0]
const open = async (order: Given) => {
  const handlers = [mock(getOrder, () => ({ order: buildOrder(order) })), mock(getOrderRules, () => ({ rules }))]
  const opened = openPanel('/panel/users_orders/20377/', { handlers })
  await screen.findByRole('heading', { level: 1, name: /./ })
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

  test('a tutor is appointed once it was said who is written to', async () => {
    const sent = vi.fn()
    api.use(
      mock(appointTutor, ({ input }) => {
        sent(input)
        return { order: buildOrder({ status: STATUS.appointed, appointed_tutors: tutors({ state: 'appointed' }) }) }
      }),
    )
    const { user } = await open({ status: STATUS.potential, potential_tutors: tutors() })
    await user.click(screen.getByRole('button', { name: 'Призначити: Айгерим С.' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Призначити: Айгерим С.?' }))
    expect(dialog.getByText(/^Напишемо клієнтові й репетиторові/)).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Призначити' }))
    expect(await screen.findByText('Репетитора призначено', { selector: '[role=status] *' })).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, tutor_id: 501 })
  })

  test('an order is offered once it was said to how many', async () => {
    const offered = vi.fn()
    api.use(
      mock(setPotential, () => {
        offered()
        return { order: buildOrder({ status: STATUS.potential }) }
      }),
    )
    const { user } = await open({ status: STATUS.processing })
    await user.click(screen.getByRole('button', { name: 'Запропонувати репетиторам' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Напишемо репетиторам, які підходять найкраще, щонайбільше 20.')).toBeDefined()
    expect(offered).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Запропонувати репетиторам' }))
    await waitFor(() => expect(offered).toHaveBeenCalledOnce())
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
    await waitFor(() => expect(dialog.getByLabelText(/^Коментар/).getAttribute('aria-invalid')).toBe('true'))
    await user.type(dialog.getByLabelText(/^Коментар/), 'захворіла')
    await remove()
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, tutor_id: 501, remove_reasons: { reasons: [12], comment: 'захворіла' } }),
    )
  })

  test.each([
    [STATUS.appointed, 'appointed', true],
    [STATUS.potential, 'asked', false],
    [STATUS.school_processing, 'appointed', false],
  ] as const)('taking a tutor off an order in status %i, where they are %s, says whether they hear of it: %s', async (status, state, isTold) => {
    const rows = tutors({ state })
    const { user } = await open({ status, ...(state === 'appointed' ? { appointed_tutors: rows } : { potential_tutors: rows }) })
    await user.click(screen.getByRole('button', { name: 'Зняти із заявки: Айгерим С.' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('checkbox', { name: 'Інше' })
    expect(dialog.queryByText(/Напишемо репетиторові/) !== null).toBe(isTold)
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
    expect(dialog.getByLabelText(/^Сума, ₴/)).toHaveProperty('value', '14000')
    await user.click(dialog.getByRole('button', { name: 'Позначити оплаченою' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ sum: 14_000, currency: 'UAH', payer: 'tutor', comment: '' })
  })

  describe('a payment', () => {
    const waiting = { status: STATUS.waiting_pay, first_class: NOW, appointed_tutors: tutors({ state: 'appointed' }) } as const
    const openPayment = async (order: Given = waiting) => {
      const { user } = await open(order)
      await user.click(screen.getByRole('button', { name: 'Оплачено' }))
      const dialog = within(await screen.findByRole('dialog'))
      return { user, dialog, book: () => user.click(dialog.getByRole('button', { name: 'Позначити оплаченою' })) }
    }

    test('that was refused goes through once its field is mended', async () => {
      const sent = vi.fn()
      api.use(
        mock(setPaid, ({ input }) => {
          sent(input.payment_data.sum)
          return input.payment_data.sum === 14_000 ? fail({ 'payment_data.sum': 'sum' }) : { order: buildOrder({ status: STATUS.paid }) }
        }),
      )
      const { user, dialog, book } = await openPayment()
      await book()
      const sum = dialog.getByLabelText(/^Сума, ₴/)
      await waitFor(() => expect(sum.getAttribute('aria-invalid')).toBe('true'))
      expect((await dialog.findByRole('alert')).textContent).toBe('Сума від 0 до 1000000000')
      await user.clear(sum)
      await user.type(sum, '12000')
      await book()
      await waitFor(() => expect(sent.mock.calls).toEqual([[14_000], [12_000]]))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    test('refused for a field without a box says so on a line of its own, until the next change', async () => {
      let isRefused = true
      api.use(mock(setPaid, () => (isRefused ? fail({ 'payment_data.currency': 'required' }) : { order: buildOrder({ status: STATUS.paid }) })))
      const { user, dialog, book } = await openPayment()
      await book()
      expect((await dialog.findByRole('alert')).textContent).toBe('Валюта - Заповніть це поле')
      isRefused = false
      await user.type(dialog.getByLabelText(/^Коментар/), 'готівкою')
      expect(dialog.queryByRole('alert')).toBeNull()
      await book()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    test.each(['2019-01-01', '2999-01-01'])('is not booked for %s: neither before the order nor after today', async (day) => {
      const { user, dialog, book } = await openPayment()
      await user.clear(dialog.getByLabelText(/^Дата/))
      await user.type(dialog.getByLabelText(/^Дата/), day)
      await book()
      expect((await dialog.findByRole('alert')).textContent).toMatch(/^Від створення заявки, .*, до сьогодні$/)
    })

    test.each(['Esc', 'the cancel button', 'the ground beside it'])('that is half filled in is not dropped by %s without a question', async (way) => {
      const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
      const { user, dialog } = await openPayment()
      const leave = async () => {
        if (way === 'Esc') await user.keyboard('{Escape}')
        else if (way === 'the cancel button') await user.click(dialog.getByRole('button', { name: 'Скасувати' }))
        else await user.click(document.querySelector('.MuiDialog-container') as Element)
      }
      await user.type(dialog.getByLabelText(/^Коментар/), 'готівкою')
      await leave()
      expect(confirm).toHaveBeenCalledExactlyOnceWith('Зміни не збережено. Закрити без них?')
      expect(screen.queryByRole('dialog')).not.toBeNull()
      confirm.mockReturnValue(true)
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      confirm.mockRestore()
    })
  })

  test('a dialog that nothing was changed in closes without a question', async () => {
    const confirm = vi.spyOn(window, 'confirm')
    const { user } = await open({ status: STATUS.new })
    await user.click(screen.getByRole('button', { name: 'Пауза' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(confirm).not.toHaveBeenCalled()
    confirm.mockRestore()
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

  test('a pause holds the deadline, and says what it will be after its planned end', async () => {
    await open({ status: STATUS.paused, date_payment_deadline: NOW, date_pause_off: NOW + 86_400, first_class: NOW })
    expect(screen.getByText(/^зупинено, після паузи — 20-11-2026/)).toBeDefined()
  })

  test.each([
    ['school', /^школі/],
    ['general', /^0\s₴, Гаманець/],
  ] as const)('what a %s order that brought us nothing says was paid: %s', async (kind, text) => {
    const payment_data = { sum: 0, method: 'wallet', payer: 'tutor', date: NOW, comment: '', currency: 'UAH' } as const
    await open({ kind, status: STATUS.paid, payment_data })
    expect(screen.getByText(text)).toBeDefined()
  })

  test('the deadline of a lost order is no date', async () => {
    await open({ status: STATUS.lost, date_payment_deadline: NOW, first_class: NOW })
    expect(screen.getByText('зупинено')).toBeDefined()
  })

  test('a short message is on its way, or has to wait', async () => {
    let sent = 0
    api.use(mock(smsClient, () => (sent++ === 0 ? { order: buildOrder({ status: STATUS.new }) } : fail('too_many_requests'))))
    const { user } = await open({ status: STATUS.new })
    await user.click(screen.getByRole('button', { name: 'SMS клієнту' }))
    expect(await screen.findByText('SMS клієнту в дорозі')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'SMS клієнту' }))
    expect(await screen.findByText('Забагато спроб поспіль. Спробуйте пізніше.')).toBeDefined()
  })

  test('a refusal in a dialog reads the order again, and what is no longer open goes', async () => {
    const { user } = await open({ status: STATUS.new })
    await user.click(screen.getByRole('button', { name: 'Пауза' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Пауза до/), '2026-12-01')
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
