import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder, type OrderForStaff } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildOrder } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

type Line = OrderForStaff['order_log'][number]
const line = {
  id: 1,
  from: 2,
  to: 2,
  actor_role: 'admin',
  actor_id: 1,
  actor_name: 'Олена',
  impersonator_name: null,
  tutor_id: null,
  tutor_name: null,
  details: null,
  at: 1_790_000_000,
} as Line

test.each<[string, Partial<Line>, string]>([
  ['an action alone', { action: 'set_processing' }, 'Заявку взято в роботу'],
  ['the tutor it was about', { action: 'appoint_tutor', tutor_name: 'Анна Ким' }, 'Призначено репетитора: Анна Ким'],
  ['no tutor twice', { action: 'respond_personal', actor_role: 'tutor', actor_name: 'Анна Ким', tutor_name: 'Анна Ким' }, 'Згода репетитора'],
  ['a date', { action: 'set_first_class', details: { first_class: 1_790_000_000 } }, 'Вказано перше заняття: 21-09-2026 17:13'],
  ['a sum', { action: 'set_paid', details: { payment: { sum: 300 } } }, 'Заявку позначено оплаченою: 300 ₴'],
  ['an action that nobody words by its name', { action: 'unheard_of' }, 'unheard_of'],
])('the timeline of an order says %s', async (_, given, said) => {
  const order = buildOrder({ order_log: [{ ...line, ...given }] })
  openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order }))] })
  const timeline = await screen.findByRole('region', { name: 'Історія' })
  const [text] = within(timeline)
    .getAllByRole('listitem')
    .map((item) => item.children[1]?.textContent?.replaceAll('\u00a0', ' '))
  expect(text).toBe(said)
})

test('the timeline of an order says what a save changed, from which value to which', async () => {
  const order = buildOrder({ order_log: [{ ...line, action: 'save', details: { changes: { wishes: { before: 'увечері', after: 'зранку' } } } }] })
  openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order }))] })
  const timeline = await screen.findByRole('region', { name: 'Історія' })
  expect(within(timeline).getByRole('row').textContent).toContain('увечері → , стало зранку')
})

test('the timeline of an order says who acted in whose name', async () => {
  const order = buildOrder({ order_log: [{ ...line, action: 'set_processing', impersonator_name: 'Ірина' }] })
  openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order }))] })
  const timeline = await screen.findByRole('region', { name: 'Історія' })
  expect(timeline.textContent).toContain('Ірина від імені: Олена')
})
