import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { settled } from './settled.ts'

const { visit } = await useBrowser()

/** How many of two quick presses on a place are heard by what lies there. */
async function heard(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    document.body.dataset.heard = '0'
    window.addEventListener('click', (event) => {
      document.body.dataset.heard = String(Number(document.body.dataset.heard) + 1)
      event.preventDefault()
    })
  })
  await page.locator(selector).first().dblclick()
  return Number(await page.evaluate(() => document.body.dataset.heard))
}

test.each([
  ['takes itself away reaches nothing beneath it', '[data-consent=decline]', 1],
  ['stays is heard', 'h1', 2],
])('the second of two quick presses on what %s', async (_, selector, presses) => {
  const page = await visit('/repetitor/', { undecided: true })
  await page.locator('[data-consent]').first().waitFor()
  await settled(page)
  expect(await heard(page, selector)).toBe(presses)
})
