import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder, getOrderRules, listOrders, listTutors } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder } from '../build/orders.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const page = { total_count: 0, page_size: 25, pages_count: 0 }
const handlers = [
  mock(getOrderRules, () => fail('server_error')),
  mock(listOrders, () => ({ orders: [], ...page, counts: {} })),
  mock(listTutors, () => ({ tutors: [], ...page })),
  mock(getOrder, () => ({ order: buildOrder() })),
  ...restResource('audit', []),
]

test.each([
  ['the list of orders', '/panel/users_orders/'],
  ['an order', '/panel/users_orders/20377/'],
  ['a new order', '/panel/users_orders/create/'],
  ['the list of tutors', '/panel/users_show/'],
  ['the journal', '/panel/audit/'],
])('on %s options that could not be read are missed in words, once, and asked for again', async (_, path) => {
  const { user } = openPanel(path, { handlers })
  const said = (await screen.findByText('Не вдалося завантажити варіанти вибору: Помилка сервера')).parentElement as HTMLElement
  expect(screen.getAllByRole('alert')).toEqual([said])
  api.use(mock(getOrderRules, () => ({ rules: {} })))
  await user.click(within(said).getByRole('button', { name: 'Спробувати ще раз' }))
  await waitFor(() => expect(screen.queryByText(/варіанти вибору/)).toBeNull())
})
