import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  clearCache,
  createMerchant,
  deleteMerchant,
  getMerchant,
  listAudit,
  listMerchants,
  type Merchant,
  saveMerchant,
} from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const merchant: z.output<typeof Merchant> = {
  ...{ merchant_id: 5, name: 'Основний', provider: 'card_a', account: 'acc-5', secret: '****', legal_name: '', tax_number: '', address: '' },
  ...{ invoice_prefix: 'D', purposes: ['order', 'top'], is_default: true, active: true, daily_limit: 5000, created_at: 1_795_000_000, version: 2 },
}
const reads = [
  mock(listMerchants, () => ({ merchants: [merchant], total_count: 1, page_size: 25, pages_count: 1 })),
  mock(getMerchant, () => ({ merchant })),
  mock(listAudit, () => ({ rows: [], total_count: 0 }) as never),
]

describe('the list of payment accounts', () => {
  test('tells what each is for, its limit and that it is the default', async () => {
    openPanel('/panel/users_card_a_merchants/', { handlers: reads })
    const row = within((await screen.findByRole('link', { name: 'Основний' })).closest('tr') as HTMLElement)
    for (const text of ['acc-5', 'Заявки, ТОП', '5 000 ₴', 'Працює', 'Основний']) {
      expect(row.getAllByText((words) => words.replaceAll(/\s/g, ' ') === text).length).toBeGreaterThan(0)
    }
  })
})

describe('a payment account', () => {
  test('keeps its secret when none is typed', async () => {
    const saved: unknown[] = []
    const save = mock(saveMerchant, ({ input }) => {
      saved.push(input.merchant)
      return { merchant }
    })
    const { user } = openPanel('/panel/users_card_a_merchants/5/', { handlers: [...reads, save] })
    await user.type(await screen.findByRole('textbox', { name: /Податковий номер/ }), '3012')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toMatchObject([{ merchant_id: 5, tax_number: '3012', secret: '****', version: 2 }]))
  })

  test('is made with a name, an account and a secret, and not without', async () => {
    const made: unknown[] = []
    const create = mock(createMerchant, ({ input }) => {
      made.push(input.merchant)
      return { merchant }
    })
    const { user } = openPanel('/panel/users_card_a_merchants/create/', { handlers: [...reads, create] })
    await user.type(await screen.findByRole('textbox', { name: /Назва/ }), 'Новий')
    await user.type(screen.getByRole('textbox', { name: /Номер у банку/ }), 'acc-9')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByLabelText(/Секретний ключ/)).toHaveProperty('ariaInvalid', 'true'))
    expect(made).toEqual([])
  })

  test('is deleted after a question', async () => {
    const gone: unknown[] = []
    const remove = mock(deleteMerchant, ({ input }) => {
      gone.push(input.merchant_id)
      return {}
    })
    const { user } = openPanel('/panel/users_card_a_merchants/5/', { handlers: [...reads, remove] })
    await user.click(await screen.findByRole('button', { name: /Видалити/ }))
    expect(gone).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Видалити/ }))
    await waitFor(() => expect(gone).toEqual([5]))
  })
})

test('the cache is cleared from the menu', async () => {
  let cleared = 0
  const clear = mock(clearCache, () => {
    cleared += 1
    return { cleared_at: 1_795_000_000 }
  })
  const { user } = openPanel('/panel/users_card_a_merchants/', { handlers: [...reads, clear] })
  await user.click(await screen.findByRole('button', { name: 'Очистити кеш' }))
  await waitFor(() => expect(cleared).toBe(1))
})
