import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'

const { visit } = await useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Tells whether what is written in a box goes beyond it. */
const isWider = (all: Element[]) => all.map((one) => one.scrollWidth > one.clientWidth)

test.each([
  ['card of the catalogue', '/repetitor/', 'article h2 button, article h2 a', 'article'],
  ['profile', '/user-1/', 'h1, nav ol span', 'main'],
])('a name of 50 letters without a gap stays inside of the %s on a phone', async (_, path, names, around) => {
  const page = await visit(path, phone)
  const named = await page.locator(names).evaluateAll((all) => all.map((name) => (name.textContent = 'Ж'.repeat(50))))
  expect(named).not.toEqual([])
  expect(await page.locator(around).evaluateAll(isWider)).not.toContain(true)
})

test('what a client wrote without a gap, name and wishes, stays inside of a tutor’s list on a phone', async () => {
  const page = await visit('/mz', { ...phone, as: 'tutor' })
  const written = await page.locator('main li p:not(:has(*))').evaluateAll((all) => all.map((one) => (one.textContent = 'Ж'.repeat(50))))
  expect(written.length).toBeGreaterThan(20)
  expect(await page.locator('main').evaluateAll(isWider)).toEqual([false])
})

test.each(['news_show', 'pages_show', 'clients_show', 'users_show'])(
  'a name of 200 letters without a gap stays inside of the back office’s list on a small phone: %s',
  async (slug) => {
    const page = await visit(`/panel/${slug}/`, { ...phone, viewport: { width: 360, height: 740 }, as: 'staff 1' })
    const rows = page.locator('main ul > li:has(a)')
    await rows.first().waitFor()
    await rows.evaluateAll((all) => all.map((row) => row.querySelector('a')?.replaceChildren('Ж'.repeat(200))))
    expect(await page.locator('html').evaluateAll(isWider)).toEqual([false])
  },
)
