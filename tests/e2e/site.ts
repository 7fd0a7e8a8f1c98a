import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { type Edition, editionOf } from '../../editions/index.ts'
import { locales } from '../../locales/index.ts'
import { isoMinute } from '../../theme/date-fields.ts'
import { fill } from '../../theme/words.ts'
import { type Account, emailOf, password } from './accounts.ts'
import type { Contacts } from './people.ts'
import { settled } from './settled.ts'

/** What kz says. */
export const t = locales.ru
const DAY = 86_400

/** Finds tutors of a subject in a city by the search block of the main page. */
export async function openCatalogue(page: Page, { lesson, city }: { lesson: string; city: string }): Promise<void> {
  await page.goto('/')
  await choose(page, t.search.lesson, lesson)
  await choose(page, t.search.city, city)
  await page.getByRole('button', { name: t.search.search_tutor }).click()
  await page.waitForURL(/\/repetitor\/[\w-]+\/[\w-]+\/$/)
}

export async function choose(page: Page, field: string, option: string) {
  const box = page.getByRole('combobox', { name: field })
  await touch(box)
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Opens a tutor's profile from the list. */
export async function openProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

export interface Wish {
  lesson: string
  level: string
  wishes?: string
}

/** Sends the open order form in its four steps, and nothing to the partner school; returns the number of the order. */
export async function sendFullRequest(page: Page, { lesson, level, wishes = '' }: Wish, contacts: Contacts): Promise<number> {
  const form = page.locator('form#order-form')
  const next = (step: keyof typeof t.requests.next) => page.getByRole('button', { name: t.requests.next[step] }).click()
  await form.getByRole('checkbox', { name: lesson, exact: true }).check()
  await form
    .getByRole('group', { name: fill(t.requests.lessons.levels, { lesson }) })
    .getByRole('checkbox', { name: level })
    .check()
  await next('place')
  await form.getByRole('checkbox', { name: t.common.online }).check()
  await next('details')
  await form.getByRole('textbox', { name: t.requests.details.wishes }).fill(wishes)
  await next('contacts')
  await fillContacts(page, contacts)
  await page.getByRole('button', { name: t.requests.send }).click()
  await page.getByRole('link', { name: t['school-offer'].no }).click()
  return openedOrder(page)
}

export async function fillContacts(page: Page, contacts: Contacts, words = t): Promise<void> {
  const form = page.locator('form#order-form, form#packages-form')
  await form.getByRole('textbox', { name: words.requests.contacts.name }).fill(contacts.client_name)
  await form.getByRole('textbox', { name: words.common.phone }).fill(contacts.phone_plain)
  await form.getByRole('textbox', { name: words.requests.contacts.email }).fill(contacts.email)
  await form.locator('input[name=privacy]').check()
}

/** Sends a request for the first subject of the list, online; what comes next is offered. */
export async function sendShortRequest(page: Page, contacts: Contacts, words: typeof t): Promise<void> {
  await page.goto('/request/')
  await settled(page)
  await page.getByRole('combobox', { name: words.requests.steps.lessons }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('checkbox', { name: words.common.online }).check()
  await fillContacts(page, contacts, words)
  await page.getByRole('button', { name: words.requests.send }).click()
  await page.getByRole('heading', { name: words.requests.thanks.title }).waitFor()
}

/** Waits for the page of an order and returns its number. */
export async function openedOrder(page: Page): Promise<number> {
  await page.waitForURL(/\/o\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

export async function signInAsTutor(page: Page, account: Account, back = ''): Promise<void> {
  await page.goto(`/login${back && `?back=${back}`}`)
  await page.getByRole('textbox', { name: t.auth.email }).fill(emailOf(account))
  await page.getByLabel(t.auth.password).fill(password)
  await page.getByRole('button', { name: t.auth.submit, exact: true }).click()
  await page.waitForURL(back || '/nz')
}

/** Presses a button of an order's page that opens a dialog, fills it and sends it; the toast says that it is done. */
export async function doInDialog(
  page: Page,
  button: string,
  submit: string | RegExp,
  done: string | RegExp,
  filling?: (page: Page) => Promise<void>,
) {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await filling?.(page)
  await dialog.getByRole('button', { name: submit }).click()
  await expectToast(page, done)
  await dialog.waitFor({ state: 'hidden' })
}

/** Touches a field of an island and waits until that has woken it. */
export async function touch(field: Locator): Promise<void> {
  await field.focus()
  const island = await field.evaluateHandle((at) => at.closest<HTMLElement>('site-island'))
  await field.page().waitForFunction((at) => !at || 'awake' in at.dataset, island)
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('status').getByText(text, { exact: true }).waitFor()
}

/** The edition's wall clock some days from now, as a date field takes it. */
export const inDays = (days: number, edition: Edition = editionOf('kz')): string => isoMinute(Math.floor(Date.now() / 1000) + days * DAY, edition)

/** Whether the header knows the visitor. */
export async function expectSignedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${t.account.user.label}, `) }).waitFor()
  expect(await page.getByRole('button', { name: t.account.login.title, exact: true }).count()).toBe(0)
}
