import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { p } from './panel.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Point = [x: number, y: number]

/** A finger on the screen: it comes down, moves in small steps as fingers do, and is lifted. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  return async ([x, y]: Point, by: Point) => {
    await touch('touchStart', [[x, y]])
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', [[x + (by[0] * step) / 10, y + (by[1] * step) / 10]])
    await touch('touchEnd', [])
  }
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  return box
}
const middleOf = async (element: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(element)
  return [x + width / 2, y + height / 2]
}

test('a finger presses half hours, draws over them, and scrolls the page without drawing', async () => {
  const page = await visit('/profile/', { as: 'both', ...phone })
  await settled(page)
  const draw = await fingerOf(page)
  await page.locator('#schedule-edit').tap()
  const cell = (slot: number) => page.locator(`[data-cell="7-${slot}"]`)
  const free = () => page.locator('[data-cell^="7-"][aria-pressed=true]').evaluateAll((cells) => cells.map((one) => one.getAttribute('data-cell')))
  // one day at a time
  await page.locator('fieldset:has([data-cell^="7-"]) [aria-expanded]').tap()
  await cell(24).waitFor()
  for (const taken of await free()) await page.locator(`[data-cell="${taken}"]`).tap()
  await cell(24).evaluate((element) => element.scrollIntoView({ block: 'center' }))

  await cell(24).tap()
  expect(await free()).toEqual(['7-24'])
  await cell(24).tap()
  expect(await free()).toEqual([])

  const [from] = await middleOf(cell(17))
  const [to] = await middleOf(cell(20))
  await draw(await middleOf(cell(17)), [to - from, 0])
  expect(await free()).toEqual(['7-17', '7-18', '7-19', '7-20'])

  const before = await page.evaluate(() => scrollY)
  await draw(await middleOf(cell(31)), [0, -200])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  expect(await free()).toEqual(['7-17', '7-18', '7-19', '7-20'])
})

test('a finger beside the reviews of a tutor closes them and presses nothing under them', async () => {
  const page = await visit('/repetitor/', phone)
  await settled(page)
  const reviews = page.locator('main article a[href$="#users_reviews"]')
  await reviews.nth(3).tap()
  const popover = page.getByRole('dialog', { name: /отзыв/ })
  await popover.getByRole('listitem').first().waitFor()
  const above = (await boxOf(popover)).y
  const names = await page.locator('main article h2 a').all()
  const points = await Promise.all(names.map(middleOf))
  const under = points.find(([, y]) => y > 0 && y < above - 20)
  if (!under) throw new Error('no name is left beside the reviews')
  await page.touchscreen.tap(...under)
  await popover.waitFor({ state: 'hidden' })
  await settled(page)
  expect(new URL(page.url()).pathname).toBe('/repetitor/')
})

test.each([
  ['/repetitor/', 'menu'],
  ['/repetitor/', 'sign-in'],
  ['/repetitor/', 'countries'],
  ['/user-1/', 'verified'],
  ['/user-1/', 'whole-week'],
])('on a phone all that lies beside what opens of %s as %s takes presses to close it', async (path, id) => {
  const page = await visit(path, phone)
  await settled(page)
  const opener = page.locator(`[popovertarget="${id}"]:visible`).first()
  await opener.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await opener.tap()
  const above = (await boxOf(page.locator(`#${id}:popover-open`))).y
  const taken = await page.evaluate(
    ([bottom = 0, of]) => [8, bottom / 2, bottom - 8].map((y) => document.elementFromPoint(195, y)?.previousElementSibling?.id === of),
    [above, id] as const,
  )
  expect(taken).toEqual([true, true, true])
})

test('a finger makes the part of a photo smaller and moves it, by handles that are large enough, at rest and told apart', async () => {
  const page = await visit('/profile/', { as: 'both', ...phone, reducedMotion: 'no-preference' })
  await settled(page)
  const draw = await fingerOf(page)
  await page.locator('#photo-edit').tap()
  await page.getByRole('button', { name: t['profile-forms'].choose_part }).tap()
  const part = page.locator('.ReactCrop__crop-selection')
  await part.waitFor()
  // for arrow keys from the start
  await expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true)
  const whole = await boxOf(part)
  const handles = page.locator('.ReactCrop__drag-handle:visible')
  expect(await handles.evaluateAll((all) => all.filter((one) => one.clientWidth < 24 || one.clientHeight < 24))).toEqual([])
  expect(await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(Object.values(t['profile-forms'].crop_corners))
  // dashes that walk could not be stopped
  expect(await part.evaluate((element) => element.getAnimations().length)).toBe(0)
  await draw(await middleOf(page.locator('.ReactCrop__drag-handle.ord-se')), [-80, -80])
  const smaller = await boxOf(part)
  expect([smaller.width, smaller.height]).toEqual([expect.closeTo(whole.width - 80, 0), expect.closeTo(whole.width - 80, 0)])
  await draw(await middleOf(part), [30, 20])
  const moved = await boxOf(part)
  expect([moved.x - smaller.x, moved.y - smaller.y, moved.width]).toEqual([expect.closeTo(30, 0), expect.closeTo(20, 0), smaller.width])
  // without drawing: where a finger presses the photo it comes as far as the photo goes
  const photo = await boxOf(page.locator('.ReactCrop img'))
  const press = async () => {
    await page.touchscreen.tap(photo.x + photo.width - 4, photo.y + photo.height - 4)
    return (await boxOf(part)).x + (await boxOf(part)).width
  }
  // a browser takes one that comes at once after a move for the second half of a double press
  await expect.poll(press).toBeCloseTo(photo.x + photo.width, 0)
})

test('staff cut a face by handles that are large enough and at rest, and without drawing', async () => {
  const page = await visit('/panel/users_show/1/', { as: 'staff 1', reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: p.avatar.change }).click()
  const part = page.locator('.ReactCrop__crop-selection')
  await part.waitFor()
  const handles = page.locator('.ReactCrop__drag-handle:visible')
  expect(await handles.evaluateAll((all) => all.filter((one) => one.clientWidth < 24 || one.clientHeight < 24))).toEqual([])
  expect(await part.evaluate((element) => element.getAnimations().length)).toBe(0)
  const whole = await boxOf(part)
  const size = page.getByRole('slider', { name: p.avatar.size })
  await size.fill('50')
  await expect.poll(async () => (await boxOf(part)).width).toBeCloseTo(whole.width / 2, 0)
  const photo = await boxOf(page.locator('.ReactCrop img'))
  await page.mouse.click(photo.x + 4, photo.y + 4)
  await expect.poll(async () => (await boxOf(part)).x).toBeCloseTo(photo.x, 0)
})

test.each([
  ['/repetitor/', 390],
  ['/repetitor/', 820],
  ['/user-1/', 390],
  ['/user-1/', 820],
])('in lines of %s that scroll, a finger at %i px sees a piece of the next card', async (path, width) => {
  const page = await visit(path, { ...phone, viewport: { width, height: 844 } })
  await settled(page)
  const pieces = await page.locator('main ul').evaluateAll((lists) =>
    lists
      .filter((list) => getComputedStyle(list).overflowX === 'auto' && list.scrollWidth > list.clientWidth)
      .map((list) => {
        const edge = list.getBoundingClientRect().right
        return [...list.children].some((card) => card.getBoundingClientRect().left < edge - 12 && card.getBoundingClientRect().right > edge)
      }),
  )
  expect(pieces.length).toBeGreaterThan(0)
  expect(pieces).toEqual(pieces.map(() => true))
})
