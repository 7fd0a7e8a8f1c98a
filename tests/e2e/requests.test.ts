import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { newClient } from './people.ts'
import { fillContacts, t } from './site.ts'

const { visit } = await useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const schoolTutor = '/user-3/'

test('what follows a short request on a phone is read from its beginning, and the page below stays where it was', async () => {
  const page = await visit(schoolTutor, phone)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.locator('a[data-order]').locator('visible=true').first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: t.common.online }).check()
  await dialog.locator('input[name=lessons]').first().check()
  await fillContacts(page, newClient())
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: t.requests.send }).tap()
  const order = dialog.getByRole('link', { name: t.requests.thanks.open })
  await expect.poll(() => order.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('the second screen of packages begins on a small phone with what was chosen', async () => {
  const { 'school-packages': words } = locales.pl
  const page = await visit(schoolTutor, { ...phone, viewport: { width: 360, height: 560 }, edition: 'pl' })
  await page.locator('a[data-packages]').locator('visible=true').first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button').last().tap()
  await dialog.getByRole('heading', { name: words.contacts }).waitFor()
  const chosen = dialog.locator('#packages-form-step > div').first()
  const head = await dialog.locator('header').evaluate((top) => top.getBoundingClientRect().bottom)
  await expect.poll(() => chosen.evaluate((note) => note.getBoundingClientRect().top)).toBeGreaterThan(head)
})

test.each([390, 1440])('the whole week closes at %i px when it asks for a lesson, and stays closed after the form', async (width) => {
  const page = await visit('/user-1/', { viewport: { width, height: 844 } })
  await page.getByRole('button', { name: t.tutors.schedule.more }).click()
  const week = page.locator('#whole-week')
  await week.getByRole('link', { name: t.tutors.request }).click()
  const form = page.locator('dialog[open] form#order-form')
  await form.waitFor()
  expect(await week.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  expect(await week.isVisible()).toBe(false)
})
