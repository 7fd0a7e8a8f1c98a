import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { isResponseLocked, isReviewLocked } from '../../../panel/orders/review-locks.ts'
import { getOrder, getOrderRules, setReview } from '../../../schemas/index.ts'
import { REVIEW, STATUS, statuses } from '../../../schemas/order-life.ts'
import { mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { buildOrder } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

describe('the locks of a review', () => {
  test.each(statuses)('in status %s both are open only when it is 7', (status) => {
    const order = { status, review_status: REVIEW.written, review_mark: '5' }
    expect(isReviewLocked(order, false)).toBe(status !== 7)
    expect(isResponseLocked(order, false)).toBe(status !== 7)
  })

  test.each([
    ['without a mark the review is locked', isReviewLocked, { review_status: REVIEW.requested, review_mark: null }, false, true],
    ['with a mark the review is open', isReviewLocked, { review_status: REVIEW.requested, review_mark: '4+' }, false, false],
    ['field errors lock the review', isReviewLocked, { review_status: REVIEW.written, review_mark: '5' }, true, true],
    ['without a published review the answer is locked', isResponseLocked, { review_status: REVIEW.requested, review_mark: '5' }, false, true],
    ['with a published review the answer is open', isResponseLocked, { review_status: REVIEW.written, review_mark: '5' }, false, false],
    ['field errors lock the answer', isResponseLocked, { review_status: REVIEW.written, review_mark: '5' }, true, true],
  ])('%s', (_, lock, order, hasErrors, locked) => expect(lock({ status: STATUS.paid, ...order }, hasErrors)).toBe(locked))
})

const reviewed = { status: STATUS.paid, review_status: REVIEW.written, review_mark: '5', review_text: 'Дуже задоволені заняттями.' } as const
const open = async (order: Parameters<typeof buildOrder>[0]) => {
  const marks = ['4', '4+', '5'].map((id) => ({ id, name: id }))
  const handlers = [
    mock(getOrder, () => ({ order: buildOrder(order) })),
    mock(getOrderRules, () => ({ rules: { review_mark: { required: true, options: marks } } })),
  ]
  const opened = openPanel('/panel/users_orders/20377/', { handlers })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return opened
}
const answer = () => screen.findByLabelText(/^Відповідь репетитора/)

describe('the review of an order', () => {
  test('is not shown before the order is paid', async () => {
    await open({ status: STATUS.appointed })
    expect(screen.queryByRole('heading', { name: 'Відгук' })).toBeNull()
  })

  test('cannot be typed into while the client has not written it', async () => {
    await open({ status: STATUS.paid, review_status: REVIEW.requested })
    expect(await answer()).toHaveProperty('disabled', true)
    expect(screen.getByRole('textbox', { name: 'Відгук' })).toHaveProperty('disabled', true)
  })

  test('with an error in its text locks the answer beside it until it is mended', async () => {
    const { user } = await open(reviewed)
    expect(await answer()).toHaveProperty('disabled', false)
    await user.clear(screen.getByRole('textbox', { name: 'Відгук' }))
    await eventually(async () => expect(await answer()).toHaveProperty('disabled', true))
    expect(screen.getByRole('button', { name: 'Зберегти відгук' })).toHaveProperty('disabled', true)
    await user.type(screen.getByRole('textbox', { name: 'Відгук' }), 'Знову достатньо довгий текст.')
    await eventually(async () => expect(await answer()).toHaveProperty('disabled', false))
  })

  test('is saved with its mark', async () => {
    const saved = vi.fn()
    const { user } = await open(reviewed)
    const { api } = await import('../../setup/msw.ts')
    api.use(
      mock(setReview, ({ input }) => {
        saved(input)
        return { order: buildOrder({ ...reviewed, review_mark: input.review_mark }) }
      }),
    )
    await user.click(screen.getByRole('combobox', { name: 'Оцінка' }))
    await user.click(await screen.findByRole('option', { name: '4+' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти відгук' }))
    await eventually(() =>
      expect(saved).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, review_mark: '4+', review_text: 'Дуже задоволені заняттями.' }),
    )
  })

  test('and the answer beside it ask once, together, before their changes are left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = await open(reviewed)
    const review = screen.getByRole('textbox', { name: 'Відгук' })
    await user.type(review, ' Дякуємо!')
    await user.type(await answer(), 'Навзаєм')
    await user.click(screen.getByRole('link', { name: 'Клієнти' }))
    await eventually(() => expect(confirm).toHaveBeenCalledExactlyOnceWith('Зміни не збережено. Піти зі сторінки без них?'))
    expect(location.pathname).toBe('/panel/users_orders/20377/')
    expect(review).toHaveProperty('value', 'Дуже задоволені заняттями. Дякуємо!')
    confirm.mockRestore()
  })

  test('that was saved asks again when it is changed again', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = await open(reviewed)
    const { api } = await import('../../setup/msw.ts')
    api.use(mock(setReview, () => ({ order: buildOrder(reviewed) })))
    const review = screen.getByRole('textbox', { name: 'Відгук' })
    const leave = () => user.click(screen.getByRole('link', { name: 'Клієнти' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти відгук' }))
    await screen.findByText('Збережено')
    await user.type(review, ' Дякуємо!')
    await leave()
    await eventually(() => expect(confirm).toHaveBeenCalledOnce())
    expect(location.pathname).toBe('/panel/users_orders/20377/')
    confirm.mockRestore()
  })
})
