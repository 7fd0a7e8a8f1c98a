import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { shoot, useBrowser } from '../browser.ts'
import { screens } from './screens.ts'

const { visit } = await useBrowser()
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const looks = [
  { size: wide, scheme: 'light' },
  { size: wide, scheme: 'dark' },
  { size: narrow, scheme: 'dark' },
  { size: narrow, scheme: 'light' },
] as const
/** One look of each width and of each scheme: what one rule has to say of a page it says there. */
const examined = [looks[0], looks[2]]
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.each(screens)('$name fits every width, is accessible and silent, in light and dark', async ({ name, path, open, ...visitor }) => {
  const page = await visit(path, visitor)
  await page.waitForLoadState('networkidle')
  if (open) await open(page)
  await page.waitForLoadState('networkidle')
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' })
    await page.setViewportSize(look.size)
    await showPictures(page)
    await shoot(page, `${name}-${look.size.width}-${look.scheme}`)
    if (examined.includes(look)) expect.soft(await violations(page), `axe at ${look.size.width} px, ${look.scheme}`).toEqual([])
  }
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overhang(page), `overflow at ${width} px`).toEqual([])
  }
})

/** Loads the pictures below the fold too; one that can't be shown has its stand-in. */
async function showPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/** What axe finds wrong, and where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    (tags) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: tags, resultTypes: ['violations'] }),
    levels,
  )
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}

/** Elements that make the page scroll sideways; none when it does not. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} px instead of ${clientWidth}`, ...out.slice(-3).map((element) => element.outerHTML.slice(0, 120))]
  })
}
