import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'

const { visit } = await useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.each([
  ['card of the catalogue', '/repetitor/', 'article h2 button, article h2 a', 'article'],
  ['profile', '/user-1/', 'h1, nav ol span', 'main'],
])('a name of 50 letters without a gap stays inside of the %s on a phone', async (_, path, names, around) => {
  const page = await visit(path, phone)
  const named = await page.locator(names).evaluateAll((all) => all.map((name) => (name.textContent = 'Ж'.repeat(50))))
  expect(named).not.toEqual([])
  const isWider = (all: Element[]) => all.map((one) => one.scrollWidth > one.clientWidth)
  expect(await page.locator(around).evaluateAll(isWider)).not.toContain(true)
})
