import type { Page } from 'playwright'
import { panelLocales } from '../../locales/panel.ts'
import { type Account, emailOf, password } from './accounts.ts'

/** What the panel of kz says. */
export const p = panelLocales.ua

export async function signInAsStaff(page: Page, account: Account, words = p): Promise<void> {
  await page.goto('/panel/')
  await page.getByRole('textbox', { name: words.sign_in.login }).fill(emailOf(account))
  await page.getByLabel(words.sign_in.password).fill(password)
  await page.getByRole('button', { name: words.sign_in.enter, exact: true }).click()
  await page.getByRole('navigation', { name: words.menu.label }).waitFor()
}

/** Finds an order by its number as staff do: in the search of the top bar. */
export async function openOrderInPanel(page: Page, order_id: number): Promise<void> {
  const search = page.getByRole('combobox', { name: p.layout.search })
  await search.fill(String(order_id))
  await search.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: String(order_id), exact: true })
    .click()
  await page.getByRole('region', { name: p.orders.bar }).waitFor()
}

/** Presses one of the actions that the server opened; some ask once more. */
export async function act(page: Page, action: keyof typeof p.orders.actions, { asks = false } = {}): Promise<void> {
  const name = p.orders.actions[action]
  await page.getByRole('region', { name: p.orders.bar }).getByRole('button', { name }).click()
  if (asks) await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('status').getByText(p.toast.saved).waitFor()
}

/** What the order's history says happened, the oldest first. */
export async function timelineOf(page: Page): Promise<string[]> {
  const timeline = page.getByRole('region', { name: p.orders.timeline })
  await timeline.getByText(p.orders.log.staff.create).waitFor()
  const lines = await timeline.locator('li > div:first-of-type').allTextContents()
  return lines.toReversed()
}

/** Puts money into a tutor's wallet, as the owner may. */
export async function addMoney(page: Page, { tutor_id, sum }: { tutor_id: number; sum: number }): Promise<void> {
  await page.goto(`/panel/users_show/${tutor_id}/#wallet`)
  await page.getByRole('button', { name: p.tutors.add_money, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(p.fields.sum).fill(String(sum))
  await dialog.getByRole('button', { name: p.tutors.add_money }).click()
  await page.getByRole('status').getByText(p.toast.saved).waitFor()
}
