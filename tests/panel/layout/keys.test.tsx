import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder, listOrders } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildOrder, buildOrderRow } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const numbers = [103, 102, 101]
const open = async () => {
  const opened = openPanel('/panel/users_orders/', {
    handlers: [
      mock(listOrders, () => ({
        orders: numbers.map((order_id) => buildOrderRow({ order_id })),
        ...{ total_count: 3, page_size: 25, pages_count: 1, counts: {} },
      })),
      mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id }) })),
    ],
  })
  await screen.findByRole('link', { name: '103' })
  return opened
}
const focused = () => document.activeElement?.textContent

test('j and k move over the rows of a list, and Enter opens one', async () => {
  const { user } = await open()
  await user.keyboard('j')
  expect(focused()).toBe('103')
  await user.keyboard('jj')
  expect(focused()).toBe('101')
  await user.keyboard('jk')
  expect(focused()).toBe('102')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/102/'))
})

test('on an order they lead to its neighbours in the list', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: '102' }))
  expect((await screen.findByRole('link', { name: 'Наступна заявка списку, 101' })).getAttribute('href')).toBe('/panel/users_orders/101/')
  await user.keyboard('k')
  await screen.findByRole('heading', { level: 1, name: 'Заявка 103' })
  expect(screen.queryByRole('link', { name: /Попередня заявка/ })).toBeNull()
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'Заявка 102' })
})

test('the neighbour is drawn anew, without the form that was open on the one before', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: '103' }))
  await user.click(await screen.findByRole('link', { name: /Наступна заявка/ }))
  await screen.findByRole('heading', { level: 1, name: 'Заявка 102' })
  await user.click(screen.getByRole('button', { name: 'Змінити' }))
  await screen.findByRole('button', { name: 'Зберегти' })
  await user.click(screen.getByRole('link', { name: /Попередня заявка/ }))
  await screen.findByRole('heading', { level: 1, name: 'Заявка 103' })
  expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull()
})

test('what is typed moves nothing', async () => {
  const { user } = await open()
  const box = screen.getByRole('combobox', { name: 'Заявка, ім’я, телефон' })
  await user.type(box, 'j')
  expect(document.activeElement).toBe(box)
})

test('? shows which keys there are', async () => {
  const { user } = await open()
  await user.keyboard('?')
  expect((await screen.findByRole('dialog', { name: 'Клавіші' })).textContent).toContain('наступний рядок списку')
})
