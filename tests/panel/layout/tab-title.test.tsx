import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder, getTutorForStaff, listClients, listOrders } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildOrder } from '../build/orders.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

const order = buildOrder({ order_id: 20431 })
const tutor = buildTutor()
const lists = [
  mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} })),
  mock(listClients, () => ({ clients: [], total_count: 0, page_size: 25, pages_count: 0 })),
]

test.each([
  ['/panel/users_orders/', 'Заявки · Admin'],
  ['/panel/clients_show/', 'Клієнти · Admin'],
  ['/panel/users_orders/20431/', `Заявка 20431, ${order.client.name} · Admin`],
  [`/panel/users_show/${tutor.id}/`, `${tutor.full_name} · Admin`],
  ['/panel/nowhere/', 'Такої сторінки немає · Admin'],
])('the tab of %s is called %s', async (path, title) => {
  openPanel(path, { handlers: [...lists, mock(getOrder, () => ({ order })), mock(getTutorForStaff, () => ({ tutor }))] })
  await waitFor(() => expect(document.title).toBe(title))
})

test('the tab of a list is called anew after one of its records', async () => {
  const { user } = openPanel('/panel/users_orders/20431/', { handlers: [...lists, mock(getOrder, () => ({ order }))] })
  await waitFor(() => expect(document.title).toContain('20431'))
  await user.click(await screen.findByRole('link', { name: 'Клієнти' }))
  await waitFor(() => expect(document.title).toBe('Клієнти · Admin'))
})
