import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { locales } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'

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
