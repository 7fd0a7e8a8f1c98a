import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { apiAs, apiOf } from './api.ts'
import { messagesTo, newClient, sendRequest } from './people.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const { deletion } = t['client-account'].settings

test('a client deletes the account: told before what it means, out on every device, and the tutor hears of it', async () => {
  const page = await visit('/about')
  const contacts = newClient()
  const order_id = await sendRequest(apiOf(page), contacts)
  await page.goto('/settings')
  await page.getByRole('button', { name: deletion.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^1 заявка закроется$/).waitFor()
  await dialog.getByLabel(deletion.reason).fill('Нашла репетитора сама')
  await dialog.getByRole('button', { name: deletion.submit }).click()
  await page.getByRole('dialog', { name: deletion.done }).getByRole('link', { name: deletion.home }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: t.account.login.title, exact: true }).waitFor()
  for (const path of [`/o/${order_id}`, '/settings']) {
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe('/client-login')
  }
  const staff = await apiAs('staff 1')
  expect((await messagesTo(staff, contacts.email)).at(-1)?.template).toBe('client_deleted')
  const [told] = (await messagesTo(staff, 'tutor@docento.test')).filter(
    ({ template, text }) => template === 'tutor_client_deleted' && text.includes(String(order_id)),
  )
  expect(told).toBeDefined()
})
