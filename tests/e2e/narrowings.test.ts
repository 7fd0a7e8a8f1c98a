import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const parts = (page: Page) => page.getByRole('navigation', { name: t.content.news.title })
const more = (page: Page) => parts(page).getByText(t.filters.show_more)

/** Has the list offer so many parts. */
const offer = (page: Page, count: number) =>
  parts(page).evaluate((line, count) => {
    const [one, ...others] = [...line.querySelectorAll('a')].reverse()
    for (const other of others.slice(0, -1)) other.remove()
    for (let n = 2; n < count; n += 1) one?.before(one.cloneNode(true))
  }, count)

/** How many links can be seen, and how far from the right end the last one in the first line ends. */
const seen = (page: Page) =>
  parts(page).evaluate((line) => {
    const { bottom, right } = line.getBoundingClientRect()
    const links = [...line.querySelectorAll('a')].map((link) => link.getBoundingClientRect()).filter((link) => link.top < bottom)
    return { count: links.length, free: Math.round(right - Math.max(...links.map((link) => link.right))) }
  })

test.each([true, false])('parts of a list that do not fit in one line wait behind "Show more", with script: %s', async (javaScriptEnabled) => {
  const page = await visit('/news', { javaScriptEnabled, viewport: { width: 1000, height: 800 } })
  await offer(page, 20)
  const { count, free } = await seen(page)
  expect(count).toBeLessThan(20)
  expect(free).toBeGreaterThanOrEqual(190)
  await more(page).click()
  expect((await seen(page)).count).toBe(20)
  expect(await more(page).isVisible()).toBe(false)
})

test('parts that fit in one line leave nothing to be shown, to the keyboard neither', async () => {
  const page = await visit('/news', { viewport: { width: 1000, height: 800 } })
  await offer(page, 3)
  expect((await seen(page)).count).toBe(3)
  expect(await more(page).isVisible()).toBe(false)
})

test('the keyboard finds all parts of a list in sight', async () => {
  const page = await visit('/news', { viewport: { width: 1000, height: 800 } })
  await offer(page, 20)
  await parts(page).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  expect((await seen(page)).count).toBe(20)
})
