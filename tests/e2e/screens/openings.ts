import type { Page } from 'playwright'
import { settled } from '../settled.ts'

export type Opening = (page: Page) => Promise<void>
type Name = string | RegExp

/** Opens the first record that the list of the page links to: `/o/` → `/o/17`. */
export const openFirst = (folder: string) => async (page: Page) => {
  const address = new RegExp(`${folder}\\d+/?$`)
  const links = page.locator(`main a[href*="${folder}"]`)
  await links.first().waitFor()
  const found = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).find((href) => address.test(href))
  if (!found) throw new Error(`${page.url()} lists nothing in ${folder}`)
  const title = await page.locator('h1:visible').first().textContent()
  await page.locator(`main a[href="${found}"]`).first().click()
  await page.waitForURL(address)
  // The address changes at once, the list gives way to the record when that has come.
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, title)
}

/** One opening after the other. */
export const first =
  (...openings: Opening[]): Opening =>
  async (page) => {
    for (const open of openings) await open(page)
  }

/** Presses a button, or a link that acts as one, and waits for the dialog or menu that it opens. */
export const press =
  (name: Name, opened: 'dialog' | 'group' = 'dialog', role: 'button' | 'link' = 'button'): Opening =>
  async (page) => {
    await settled(page)
    await page.getByRole(role, { name }).locator('visible=true').first().click()
    await page.getByRole(opened).locator('visible=true').first().waitFor()
  }

/** Opens what a button or a box unfolds: a menu, a list to choose from, ticks. */
export const openMenu =
  (role: 'button' | 'combobox', name: Name, opened: 'menu' | 'listbox' | 'group'): Opening =>
  async (page) => {
    await page.getByRole('main').getByRole(role, { name }).locator('visible=true').first().click()
    await page.locator('.MuiPopper-root, .MuiPopover-root').getByRole(opened).first().waitFor()
  }

export const follow =
  (name: string): Opening =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().click()
/** As wide as a phone. */
export const narrow: Opening = (page) => page.setViewportSize({ width: 390, height: 844 })

/** Presses a button that opens nothing over the page. */
export const next =
  (name: string): Opening =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click()
/** Waits for a form whose code comes when it is opened. */
export const arrived =
  (name: string): Opening =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().waitFor()
/** Waits for the address that the page goes on to by itself. */
export const ledTo =
  (address: RegExp): Opening =>
  (page) =>
    page.waitForURL(address)
/** A field that was refused. */
export const wrong: Opening = (page) => page.locator('[aria-invalid=true]').first().waitFor()
/** Read on a little. */
export const scrolled: Opening = async (page) => {
  await settled(page)
  await page.mouse.wheel(0, 600)
}
