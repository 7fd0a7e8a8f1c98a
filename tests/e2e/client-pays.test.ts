import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { newClient, sendRequest } from './people.ts'
import { t } from './site.ts'

const { visit, openTab } = await useBrowser()
const { school } = t['orders-client'].order
const money = (sum: number) => formatMoney(sum, editionOf('kz'), 'ru')

test('a client pays a package of the school at the bank, comes back to the order, and goes on to the school', async () => {
  const page = await visit('/about')
  const order_id = await sendRequest(page, newClient())
  const staff = await visit('/about', { as: 'staff 1' })
  expect((await apiOf(staff).post('/admin/order/set_school_new', { order_id })).status).toBe('success')

  const client = await openTab(page, `/o/${order_id}`)
  await client.getByRole('button', { name: school.pay }).click()
  await client.getByRole('radio', { name: /^8 занятий/ }).check()
  await client.getByRole('button', { name: fill(t.payment.bill.submit, { sum: money(36_600) }) }).click()
  await client.waitForURL(/sandbox-bank/)
  await client.getByText('36600.00 KZT').waitFor()
  await client.getByRole('button', { name: 'Go on' }).click()
  await client.waitForURL(/payment\/return/)
  await client.getByText(fill(t.payment.paid.client_order, { sum: money(36_600) })).waitFor()
  await client.getByRole('link', { name: t.payment.to.client_order }).click()
  await client.waitForURL(`/o/${order_id}`)
  const [opened] = await Promise.all([client.waitForEvent('popup'), client.getByRole('link', { name: school.enter }).click()])
  await opened.waitForURL(/school-order-client/)
  await opened.getByText('The token was taken', { exact: false }).waitFor()
})
