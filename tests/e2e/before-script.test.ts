import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { newClient, sendRequest } from './people.ts'
import { settled } from './settled.ts'
import { fillContacts, t } from './site.ts'

const { visit } = await useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Holds the site's modules back, as a slow line does; the answer lets them come. */
async function holdModules(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/**', async (route) => {
    if (!route.request().url().includes('/assets/early-')) await released
    await route.continue()
  })
  return release
}

test('a button pressed in a cabinet before its script came looks busy and does its work when the script is there', async () => {
  const page = await visit('/about')
  const order_id = await sendRequest(apiOf(page), newClient())
  const release = await holdModules(page)
  await page.goto(`/o/${order_id}`, { waitUntil: 'commit' })
  const ask = page.getByRole('button', { name: t['orders-client'].order.ask })
  await ask.click()
  expect(await ask.getAttribute('aria-busy')).toBe('true')
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: t['orders-client-dialogs'].ask.title }).waitFor()
  expect(await ask.getAttribute('aria-busy')).toBe(null)
})

test('a button of a cabinet whose script does not come gets it with the page anew after 20 seconds', async () => {
  const page = await visit('/about')
  const order_id = await sendRequest(apiOf(page), newClient())
  await page.clock.install()
  let isLost = true
  await page.route('**/assets/client-*.js', (route) => (isLost ? undefined : route.continue()))
  await page.goto(`/o/${order_id}`, { waitUntil: 'commit' })
  const ask = page.getByRole('button', { name: t['orders-client'].order.ask })
  await ask.click()
  expect(await ask.getAttribute('aria-busy')).toBe('true')
  isLost = false
  await page.clock.fastForward(20_000)
  await page.locator('#cabinet[data-awake]').waitFor()
  await ask.click()
  await page.getByRole('dialog', { name: t['orders-client-dialogs'].ask.title }).waitFor()
})

test.each([
  ['chip', 'button[data-filter]'],
  ['button', 'article [data-order]'],
])('a %s pressed before its code came shows a ring instead of its icon until it opens', async (_, selector) => {
  const page = await visit('/repetitor/', phone)
  await settled(page)
  const release = await holdModules(page)
  const pressed = page.locator(selector).first()
  const drawn = () => pressed.evaluate((one) => [getComputedStyle(one, '::before').content, one.querySelector('svg')?.checkVisibility() ?? false])
  const atRest = await drawn()
  await pressed.tap()
  await expect.poll(drawn).toEqual(['""', false])
  release()
  await page.getByRole('dialog').waitFor()
  await expect.poll(drawn).toEqual(atRest)
})

test('a price moved by keys before the script came is kept and can be shown', async () => {
  const page = await visit('about:blank')
  const release = await holdModules(page)
  await page.goto('/repetitor/', { waitUntil: 'commit' })
  const lowest = page.locator('input[type=range]').locator('visible=true').first()
  await lowest.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await lowest.inputValue()).toBe('2')
  release()
  await page.getByRole('button', { name: t.filters.show, exact: true }).locator('visible=true').first().click()
  await page.waitForURL(/rate_from=2500/)
})

test('letters typed into a list before the script came leave what holds them, marked', async () => {
  const page = await visit('about:blank')
  const release = await holdModules(page)
  await page.goto('/repetitor/', { waitUntil: 'commit' })
  await page.locator('main [popovertarget=pick-lesson]').click()
  await page.locator('#pick-lesson').getByRole('searchbox').pressSequentially('физ')
  release()
  await expect.poll(() => page.locator('#pick-lesson li:visible').allTextContents()).toEqual(['Физика'])
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size)).toBe(1)
})

test('what was filled in of the order form before the script came is sent', async () => {
  const page = await visit('about:blank')
  const release = await holdModules(page)
  await page.goto('/request/', { waitUntil: 'commit' })
  await page.getByLabel(t.requests.steps.lessons).selectOption('Физика')
  await page.getByRole('checkbox', { name: t.common.online }).check()
  await fillContacts(page, newClient())
  release()
  await page.getByRole('combobox', { name: t.requests.steps.lessons }).and(page.locator('input')).first().waitFor()
  await page.getByRole('button', { name: t.requests.send }).click()
  await page.getByRole('heading', { name: t.requests.thanks.title }).waitFor()
})

test('a button whose script was lost on the way gets it with the page anew, once there is a line, and opens then', async () => {
  const page = await visit('about:blank', { ...phone, meets: [503] })
  // answers instead of cut lines, which the run would take for faults of ours
  const lost = { status: 503 }
  await page.route('**/assets/CatalogueFilter-*', (route) => route.fulfill(lost), { times: 1 })
  await page.goto('/repetitor/')
  await page.route('**/repetitor/', (route) => route.fulfill(lost), { times: 1 })
  const filter = page.getByRole('button', { name: t.filters.title }).first()
  const asked = page.waitForResponse('**/repetitor/')
  await filter.tap()
  await asked
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)

  const anew = page.waitForEvent('load')
  await filter.tap()
  await anew
  await filter.tap()
  await page.getByRole('dialog').waitFor()
})

test('a mark whose script was lost on the way is sent by its button, as without script', async () => {
  const page = await visit('/news', { ...phone, edition: 'mx', meets: [503] })
  await page.route('**/assets/rate-article-*', (route) => route.fulfill({ status: 503 }))
  await page.locator('article a').first().click()
  const { rate } = textsOf(editionOf('mx'), 'es').content
  const form = page.locator('#rate')
  const send = form.getByRole('button', { name: rate.send })
  expect(await send.count()).toBe(0)
  await form.locator('label').last().tap()
  await send.tap()
  await form.getByText(rate.thanks).waitFor()
})
