import { screen, waitFor, within } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import {
  callFromOrder,
  deletePhoneCall,
  getList,
  getOrder,
  getOrderRules,
  listPhoneCalls,
  type PhoneCall,
  simulateCall,
  turnIntoIncoming,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildOrder } from '../build/orders.ts'
import { buildAuth, noNotifications } from '../build/staff.ts'
import { openPanel } from '../open-panel.tsx'

type Call = z.output<typeof PhoneCall>
const missed: Call = {
  ...{ id: 7, call_id: 'sip-7', created_at: 1_795_000_000, direction: 'in', state: 'missed', duration: 0, phone: '+380671112233' },
  ...{
    admin_id: 2,
    admin_name: 'Майя',
    who_calls: { recipient: 'client', recipient_id: 41, name: 'Дана Коваль' },
    order_id: 20431,
    record_url: null,
  },
}
const talked: Call = { ...missed, id: 8, call_id: 'sip-8', direction: 'out', state: 'answered', duration: 95, phone: '+380671112244' }
const stranger: Call = {
  ...{ ...missed, id: 9, call_id: 'sip-9', state: 'ringing', phone: 'anonymous', order_id: null, admin_id: null, admin_name: null },
  who_calls: { recipient: 'unknown', recipient_id: null, name: '' },
}
const listed = (line: 'simulated' | 'provider' | 'none' = 'provider') =>
  mock(listPhoneCalls, () => ({ incomes: [stranger, talked, missed], line, total_count: 3, page_size: 25, pages_count: 1 }))
const rules = mock(getOrderRules, () => ({ rules: { admin_id: { required: false, options: [{ id: 2, name: 'Майя' }] } } }))
const open = (...handlers: RequestHandler[]) => openPanel('/panel/users_incoming_calls/', { handlers: [rules, ...handlers] })
const menuOf = async (user: ReturnType<typeof openPanel>['user'], phone: string) => {
  await user.click(await screen.findByRole('button', { name: `Дії з дзвінком: ${phone}` }))
  return within(await screen.findByRole('menu'))
}
const namesIn = (menu: Awaited<ReturnType<typeof menuOf>>) => menu.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('the list says who called, how it ended, how long was talked and whose it is', async () => {
  open(listed())
  const row = (await screen.findByText('1:35')).closest('tr') as HTMLElement
  for (const text of ['Дана Коваль', 'Відбувся', 'Вихідний', 'Майя', '20431']) expect(within(row).getByText(text)).toBeDefined()
  expect(within(screen.getByText('anonymous').closest('tr') as HTMLElement).getByText('Незнайомий номер')).toBeDefined()
})

test('calls of one kind of caller are asked for, and a chip says which', async () => {
  const asked: unknown[] = []
  const listing = mock(listPhoneCalls, ({ input }) => {
    asked.push(input.filters?.who_calls)
    return { incomes: [missed], line: 'provider' as const, total_count: 1, page_size: 25, pages_count: 1 }
  })
  const { user } = open(listing)
  await user.click(await screen.findByRole('combobox', { name: 'Хто' }))
  await user.click(await screen.findByRole('option', { name: 'Клієнт' }))
  await user.click(await screen.findByRole('button', { name: 'Прибрати фільтр «Хто: Клієнт»' }))
  await waitFor(() => expect(asked).toEqual([undefined, { recipient: 'client' }, undefined]))
})

test.each([
  ['+380671112233', ['Подзвонити', 'Видалити']],
  ['+380671112244', ['Подзвонити', 'Зарахувати як вхідний', 'Видалити']],
  ['anonymous', ['Видалити']],
])('of the call %s can be done %j', async (phone, names) => {
  const { user } = open(listed())
  expect(namesIn(await menuOf(user, phone))).toEqual(names)
})

test('a ringing call of the built-in line is answered, engaged or ended by hand', async () => {
  const told: unknown[] = []
  const simulating = mock(simulateCall, ({ input }) => {
    told.push(input)
    return { call_id: 'sip-9' }
  })
  const { user } = open(listed('simulated'), simulating)
  const menu = await menuOf(user, 'anonymous')
  expect(namesIn(menu)).toEqual(['Зняти слухавку', 'Зайнято', 'Покласти слухавку', 'Видалити'])
  await user.click(menu.getByRole('menuitem', { name: 'Зняти слухавку' }))
  await waitFor(() => expect(told).toMatchObject([{ event: 'answered', call_id: 'sip-9' }]))
})

test('a call is deleted after a question', async () => {
  const removed: unknown[] = []
  const removing = mock(deletePhoneCall, ({ input }) => {
    removed.push(input.id)
    return {}
  })
  const { user } = open(listed(), removing)
  await user.click((await menuOf(user, '+380671112233')).getByRole('menuitem', { name: 'Видалити' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
  await waitFor(() => expect(removed).toEqual([7]))
})

test('a call that went out is counted as one that came in to a colleague', async () => {
  const turned: unknown[] = []
  const turning = mock(turnIntoIncoming, ({ input }) => {
    turned.push(input)
    return {}
  })
  const { user } = open(listed(), turning)
  await user.click((await menuOf(user, '+380671112244')).getByRole('menuitem', { name: 'Зарахувати як вхідний' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Зарахувати як вхідний' }))
  await waitFor(() => expect(turned).toEqual([{ call_id: 'sip-8', admin_id: 2 }]))
})

test('an order’s client is called by a press, and a refusal is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const order = buildOrder({ order_id: 20431 })
  const called: unknown[] = []
  const calling = mock(callFromOrder, ({ input }) => {
    called.push(input)
    return fail({ admin_id: 'no_extension' })
  })
  const { user } = openPanel('/panel/users_orders/20431/', { handlers: [mock(getOrder, () => ({ order })), calling] })
  await user.click(await screen.findByRole('button', { name: `Подзвонити: ${order.client.name}` }))
  await waitFor(() => expect(called).toMatchObject([{ order_id: 20431, recipient: 'client', recipient_id: order.client_id }]))
  expect(await screen.findByText(/У співробітника немає внутрішнього номера/)).toBeDefined()
})

test('a call in the bell leads to the list of calls', async () => {
  const { notifications } = noNotifications()
  const income_calls = [{ id: 7, order_id: 20431, phone: '+380671112233', name: 'Дана' }]
  const waiting = mock(getList, () => ({ notifications: { ...notifications, income_calls }, count: 1 }), buildAuth(1))
  const { user } = openPanel('/panel/users_orders/20431/', {
    handlers: [mock(getOrder, () => ({ order: buildOrder({ order_id: 20431 }) })), listed(), waiting, rules],
  })
  await user.click(await screen.findByRole('button', { name: 'Сповіщення, 1' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Сповіщення' })).getByRole('button', { name: /Дана/ }))
  await waitFor(() => expect(location.pathname).toBe('/panel/users_incoming_calls/'))
})
