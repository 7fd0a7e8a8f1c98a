import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

// What changes at a width, and what has one (spec: public 9, tutor profile and cards, breakpoints and sizes).

const { visit } = await useBrowser()
const lineOf = (page: Page, title: string) => page.getByRole('region', { name: title }).getByRole('list').first()

/** How many cards of a line are whole in a window of each width. */
async function wholeAt(page: Page, title: string, widths: readonly number[]): Promise<number[]> {
  const line = lineOf(page, title)
  const whole: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    whole.push(
      await line.evaluate((list) => {
        const { right } = list.getBoundingClientRect()
        // a card may end between two pixels
        return [...list.children].filter((card) => card.getBoundingClientRect().right <= right + 1).length
      }),
    )
  }
  return whole
}

test('of similar tutors five are whole, four below 1223 px, three below 1200 px and one below 767 px', async () => {
  const page = await visit('/user-1/')
  const widths = [1440, 1223, 1222, 1200, 1199, 767, 766, 390]
  expect(await wholeAt(page, t.tutors.similar.title, widths)).toEqual([5, 5, 4, 4, 3, 3, 1, 1])
})

test('of ads in a list two are whole, one below 480 px', async () => {
  const page = await visit('/repetitor/')
  expect(await wholeAt(page, t.content.ads.title, [1440, 768, 480, 479, 390])).toEqual([2, 2, 2, 1, 1])
})

test('a lone article of a tutor has its words beside its picture on every screen', async () => {
  const page = await visit('/user-1/')
  const article = lineOf(page, t.content.blog.of_tutor).getByRole('article')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const [picture, words] = await article.evaluate((all) => [...all.children].map((part) => part.getBoundingClientRect()))
    expect(words?.left).toBeGreaterThan(picture?.right ?? Number.POSITIVE_INFINITY)
  }
})

test('a card of a tutor who was looked at is 257 px wide on every screen', async () => {
  const page = await visit('/user-1/')
  await settled(page)
  await page.goto('/user-2/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const card = lineOf(page, t.tutors.viewed.title).getByRole('listitem').first()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await card.boundingBox())?.width).toBe(257)
  }
})

test('a dialog fills the screen up to 560 px, and is a sheet on it above', async () => {
  const page = await visit('/user-1/', { viewport: { width: 560, height: 800 } })
  await page.locator('a[data-order]').locator('visible=true').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await settled(page)
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 560, height: 800 })
  await page.setViewportSize({ width: 561, height: 800 })
  const sheet = await dialog.boundingBox()
  expect(sheet?.y).toBeGreaterThan(0)
  expect(sheet?.height).toBeLessThan(800)
})

test.each([
  { of: 'an answer on the main page', path: '/', text: 'details[name=faq][open] > :not(summary)' },
  { of: 'what is said of a page that is not there', path: '/missing/', text: 'main h1 + p', meets: [404] },
])('a line of text is at most 42 rem long: $of', async ({ path, text, ...options }) => {
  const page = await visit(path, { viewport: { width: 1440, height: 900 }, ...options })
  if (path === '/') await page.locator('details[name=faq] > summary').first().click()
  expect((await page.locator(text).boundingBox())?.width).toBeLessThanOrEqual(42 * 16)
})

test('the icon of the menu is 20 px wide and high', async () => {
  const page = await visit('/', { viewport: { width: 999, height: 800 } })
  const icon = page.getByRole('button', { name: t.layout.menu, exact: true }).locator('svg')
  expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 })
})

test.each([
  ['/missing/', 404],
  ['/ru/', 410],
])('what %s says is at least 400 px high', async (path, status) => {
  const page = await visit(path, { meets: [status] })
  const block = page.locator('main section').first()
  expect(await block.evaluate((element) => getComputedStyle(element).minHeight)).toBe('400px')
})
