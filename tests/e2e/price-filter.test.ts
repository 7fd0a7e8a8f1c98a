import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { locales } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { settled } from './settled.ts'

const { visit } = await useBrowser()
const { filters: t } = locales.es
const points = editionOf('mx').ratePoints

const thumb = (page: Page, name: string) => page.locator('aside').getByRole('slider', { name })

/** The two prices that the thumbs stand at, and those that the form would send. */
async function told(page: Page) {
  const stands = async (name: string) => points[Number(await thumb(page, name).inputValue())]
  const sent = await page
    .locator('aside form')
    .evaluate((form: HTMLFormElement) => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString())
  return { from: await stands(t.price_from), to: await stands(t.price_to), sent }
}

test('the price filter says what the address says on every way back and forward', async () => {
  const page = await visit('/clases/?sort=rate_asc', { edition: 'mx' })
  const all = { from: points[0], to: points.at(-1), sent: 'sort=rate_asc' }
  const both = { from: 150, to: 900, sent: 'sort=rate_asc&rate_from=150&rate_to=900' }
  const dearer = { ...both, from: 180, sent: both.sent.replace('150', '180') }
  const show = async ({ sent }: { sent: string }) => {
    await page.locator('aside').getByRole('button', { name: t.show }).click()
    await page.waitForURL(`/clases/?${sent}`)
  }

  for (const _ of [100, 120]) await thumb(page, t.price_from).press('ArrowRight')
  await thumb(page, t.price_to).press('ArrowLeft')
  await show(both)
  await thumb(page, t.price_from).press('ArrowRight')
  await show(dearer)

  await page.goBack()
  await expect.poll(() => told(page)).toEqual(both)
  await page.goBack()
  await expect.poll(() => told(page)).toEqual(all)
  await page.goForward()
  await expect.poll(() => told(page)).toEqual(both)
})

test('without script the prices of a list can be set, and set anew', async () => {
  const page = await visit('/clases/?sort=rate_asc', { edition: 'mx', javaScriptEnabled: false })
  const show = async (from: string, to: string) => {
    await page.getByRole('spinbutton', { name: t.price_from }).fill(from)
    await page.getByRole('spinbutton', { name: t.price_to }).fill(to)
    await page.getByRole('button', { name: t.show }).click()
    await page.waitForURL(`/clases/?sort=rate_asc&rate_from=${from}&rate_to=${to}`)
  }
  await show('150', '900')
  await show('180', '')
  expect(await page.getByRole('spinbutton', { name: t.price_from }).inputValue()).toBe('180')
})

test('a press on the track brings the nearer thumb there, without dragging, in the list and in the sheet of a phone', async () => {
  const [lowest = 0, ...rest] = editionOf('es').ratePoints
  const last = rest.length
  const page = await visit('/tutors/', { edition: 'es' })
  const places = (of: Locator) =>
    Promise.all([t.price_from, t.price_to].map(async (name) => Number(await of.getByRole('slider', { name }).inputValue())))
  /** As far along the track as this place lies. */
  const press = async (of: Locator, place: number) => {
    const { x, y, width, height } = (await of.getByRole('slider', { name: t.price_from }).boundingBox()) as DOMRect
    await page.mouse.click(x + height / 2 + ((width - height) / last) * place, y + height / 2)
  }
  const inBoth = async (of: Locator) => {
    await of.getByRole('slider', { name: t.price_from }).focus()
    await settled(page)
    await press(of, 3)
    await expect.poll(() => places(of)).toEqual([3, last])
    await press(of, last - 2)
    await expect.poll(() => places(of)).toEqual([3, last - 2])
    await press(of, 0)
    await expect.poll(() => places(of)).toEqual([0, last - 2])
    expect(await of.getByRole('slider', { name: t.price_from }).getAttribute('aria-valuetext')).toContain(String(lowest))
  }
  await inBoth(page.locator('aside'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tutors/')
  await settled(page)
  await page
    .getByRole('link', { name: t.title, exact: true })
    .or(page.getByRole('button', { name: t.title, exact: true }))
    .locator('visible=true')
    .first()
    .click()
  await inBoth(page.getByRole('dialog'))
})
