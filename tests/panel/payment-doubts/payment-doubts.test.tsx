import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getPaymentDoubt, judgePayment, type PaymentDoubt } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const buildDoubt = (given: Partial<PaymentDoubt> = {}): PaymentDoubt => ({
  ...{ id: 3, reason: 'sum', provider: 'card_a', payment_id: '7b0e6f0a-1d5e-4a66-9d7e-3f4f0c2f9b11', provider_ref: 'ref-77' },
  ...{ sum: 501, currency: 'UAH', asked: 500, tutor_id: 7, tutor_name: 'Ірина Коваль', state: 'open', comment: '', judged_by: '' },
  ...{ created_at: 1_795_000_000, judged_at: null, can_credit: true },
  ...given,
})
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

describe('payments to be judged', () => {
  test.each([1440, 390])('say what is wrong, what came and whose it is, %i px wide', async (width) => {
    openPanel('/panel/payment_doubts/', { width, handlers: restResource('payment_doubts', [buildDoubt()]) })
    const row = (await screen.findByRole('link', { name: 'Інша сума' })).closest('li, tr') as HTMLElement
    expect(plain(row.textContent)).toContain('501 ₴')
    expect(within(row).getByRole('link', { name: 'Ірина Коваль' })).toBeDefined()
  })

  test('are credited with a reason, once', async () => {
    let doubt = buildDoubt()
    const told = vi.fn()
    const judge = mock(judgePayment, ({ input }) => {
      told(input)
      doubt = { ...doubt, state: 'credited', can_credit: false, comment: input.comment }
      return { payment_doubt: doubt }
    })
    const { user } = openPanel('/panel/payment_doubts/3/', { handlers: [judge, mock(getPaymentDoubt, () => ({ row: doubt }))] })
    await user.click(await screen.findByRole('button', { name: 'Зарахувати в гаманець' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Чому/ }), 'Звірено з банком')
    await user.click(dialog.getByRole('button', { name: 'Зарахувати в гаманець' }))
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'credited', comment: 'Звірено з банком' })))
    expect(await screen.findByText('Звірено з банком')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Зарахувати в гаманець' })).toBeNull()
  })

  test('in another currency can only be closed, and say why', async () => {
    const foreign = buildDoubt({ reason: 'currency', currency: 'USD', can_credit: false })
    openPanel('/panel/payment_doubts/3/', { handlers: restResource('payment_doubts', [foreign]) })
    expect(await screen.findByText(/в іншій валюті/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Зарахувати в гаманець' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Закрити' })).toBeDefined()
  })
})
