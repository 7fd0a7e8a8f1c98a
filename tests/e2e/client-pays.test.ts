import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { newClient } from './people.ts'
import { fillContacts, openedOrder, t } from './site.ts'

const { visit } = await useBrowser()
const { school } = t['orders-client'].order
const packages = t['school-packages']
const money = (sum: number) => formatMoney(sum, editionOf('kz'), 'ru')

test('a client buys a package of a school tutor, pays it at the bank, comes back to the order, and goes on to the school', async () => {
  // with less motion Chromium tells of a transition that it leaves out on the way back from a posted page
  const client = await visit('/user-3/', { reducedMotion: 'no-preference' })
  await client.getByRole('link', { name: t.tutors.packages.choose }).click()
  await client.getByRole('radio', { name: /^8 занятий/ }).check()
  await client.getByRole('button', { name: fill(packages.buy, { lessons: '8 занятий', sum: money(36_600) }) }).click()
  await client.getByRole('checkbox', { name: '12:00–\u206015:00' }).check()
  await fillContacts(client, newClient())
  await client.getByRole('button', { name: packages.send }).click()
  const order_id = await openedOrder(client)

  await client.getByRole('button', { name: school.pay }).click()
  expect(await client.getByRole('radio', { name: /^8 занятий/ }).isChecked()).toBe(true)
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
