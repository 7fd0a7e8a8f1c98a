import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder, getTutorForStaff, listOrders, searchAll } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildOrder } from '../build/orders.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

const pages = [
  mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} })),
  mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id }) })),
  mock(getTutorForStaff, () => ({ tutor: buildTutor() })),
]
const found = mock(searchAll, () => ({
  orders: [{ id: 20431, status: 1, client_name: 'Дана Сейтова' }],
  tutors: [{ id: 501, status: 3, name: 'Азамат Ержанов', phone: '+380670000000' }],
  clients: [],
}))
const nothing = mock(searchAll, () => ({ orders: [], tutors: [], clients: [] }))
const type = async (text: string, ...handlers: ReturnType<typeof mock>[]) => {
  const { user } = openPanel('/panel/users_orders/', { handlers: [...pages, ...handlers] })
  const box = await screen.findByRole('combobox', { name: 'Заявка, ім’я, телефон' })
  await user.type(box, text)
  return { user, box }
}

test('the top search shows what it finds by kind while one types', async () => {
  await type('аза', found)
  const list = within(await screen.findByRole('listbox', { name: 'Що знайшлося' }))
  expect(within(list.getByRole('group', { name: 'Заявки' })).getByRole('option').textContent).toBe('№\u00a020431 Дана Сейтова · Нова')
  expect(within(list.getByRole('group', { name: 'Користувачі' })).getByRole('option').textContent).toContain('Азамат Ержанов')
  expect(list.queryByRole('group', { name: 'Клієнти' })).toBeNull()
})

test('arrows choose of all kinds, and Enter opens what they chose', async () => {
  const { user, box } = await type('аза', found)
  const list = within(await screen.findByRole('listbox'))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const chosen = list.getByRole('option', { selected: true })
  expect(chosen.textContent).toContain('Азамат')
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/panel/users_show/501/'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a press opens it too', async () => {
  const { user } = await type('2043', found)
  await user.click(await screen.findByRole('option', { name: /20431/ }))
  await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/20431/'))
})

test('Enter without a choice opens the list of orders, and Esc closes what was found', async () => {
  const { user } = await type('дана', found)
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toContain('client_text'))
})

test('it says when nothing is found', async () => {
  await type('нікого', nothing)
  expect(await screen.findByText('Нічого не знайдено')).toBeDefined()
})

test('it says when the search failed', async () => {
  await type(
    'дана',
    mock(searchAll, () => fail('server_error')),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Не вдалося завантажити: Помилка сервера')
})
