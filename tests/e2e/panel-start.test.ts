import { describe, test } from 'vitest'
import { slugs } from '../../panel/slugs.ts'
import { useBrowser } from '../browser.ts'

const { visit } = await useBrowser()

/** Whatever comes late must not be what the page waits for. */
describe('the back office on a slow line', () => {
  test.each([
    ['orders', slugs.orders, /\/OrderList-/],
    ['clients', slugs.clients, /\/ClientList-/],
    ['texts', slugs.orders, /\/ua-/],
  ])('asks for the code of its first screen before its own has come: %s', async (_, slug, first) => {
    const page = await visit('/about', { as: 'staff 1' })
    const asked = page.waitForRequest(first)
    await page.route(/\/panel\/assets\/index-/, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(`/panel/${slug}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
