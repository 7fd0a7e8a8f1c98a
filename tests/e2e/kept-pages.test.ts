import { chromium, type Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/browser.ts'
import { signIn } from './accounts.ts'
import { apiOf } from './api.ts'
import { t } from './site.ts'

// Playwright's browsers keep no pages for the way back, those of visitors do.
const executablePath = await findChromium()
if (!executablePath) throw new Error(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumArguments, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
afterAll(() => browser.close())

test('a page that the browser kept no longer knows who has signed out since', async () => {
  const context = await browser.newContext({ baseURL: `http://kz.localhost:${inject('product').port}` })
  const page = await context.newPage()
  await page.goto('/about')
  await signIn(apiOf(page), 'client')
  await page.goto('/contacts')
  const menu = page.getByRole('button', { name: new RegExp(`^${t.account.user.label}, `) })
  await menu.waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.goto('/about')
  await menu.waitFor()
  await page.evaluate(() => fetch('/api/client/auth/logout', { method: 'POST' }))
  await page.evaluate(() => history.back())
  // kept as it was, it loads nothing
  await page.waitForURL('/contacts', { waitUntil: 'commit' })
  await page.getByRole('button', { name: t.account.login.title, exact: true }).waitFor()
  expect(await menu.count()).toBe(0)
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test.each([
  ['menu', 1440, '/about', async (page: Page) => page.getByRole('button', { name: t.layout.more }).click(), ':popover-open', 'a'],
  ['filter', 390, '/repetitor/', chooseSubject, 'dialog[open]', 'footer a'],
] as const)('a page that the browser kept is come back to without the %s that led on', async (_, width, path, open, opened, way) => {
  const context = await browser.newContext({ baseURL: `http://kz.localhost:${inject('product').port}`, viewport: { width, height: 844 } })
  const page = await context.newPage()
  // somebody quick is gone before it comes
  await page.route('**/popovers-*.js', () => {})
  await page.goto(path)
  await open(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.locator(opened).locator(way).first().click()
  await page.waitForURL((url) => url.pathname !== path)
  await page.evaluate(() => history.back())
  await page.waitForURL(path, { waitUntil: 'commit' })
  await page.locator('html[data-same]').waitFor()
  await expect.poll(() => page.locator(opened).count()).toBe(0)
})

test('a page that the browser kept asks nobody about cookies who has chosen since', async () => {
  const context = await browser.newContext({ baseURL: `http://kz.localhost:${inject('product').port}` })
  const page = await context.newPage()
  const allow = page.getByRole('button', { name: t.layout.cookies.accept })
  await page.goto('/contacts')
  await allow.waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.goto('/about')
  await allow.click()
  await page.evaluate(() => history.back())
  await page.locator('html[data-same]').waitFor()
  await expect.poll(() => allow.count()).toBe(0)
})

/** In the full filter of phones, as far as its way on. */
async function chooseSubject(page: Page) {
  await page.locator('button[data-filter=main]').locator('visible=true').first().click()
  await page.locator('[data-row=lesson]').click()
  await page.getByRole('radio').nth(3).click()
  await page.getByRole('button', { name: t.filters.next }).click()
  await page.locator('dialog[open] footer a').waitFor()
}
