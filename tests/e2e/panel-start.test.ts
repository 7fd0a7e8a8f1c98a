import { describe, expect, test } from 'vitest'
import { slugs } from '../../panel/slugs.ts'
import { useBrowser } from '../browser.ts'
import { p } from './panel.ts'

const { visit } = await useBrowser()

/** Whatever comes late must not be what the page waits for. */
describe('the back office on a slow line', () => {
  test.each([
    ['orders', slugs.orders, /\/OrderList-/],
    ['clients', slugs.clients, /\/ClientList-/],
    ['texts', slugs.orders, /\/ua-/],
    ['the orders themselves', slugs.orders, /\/api\/admin\/orders$/],
  ])('asks for what its first screen needs before its own has come: %s', async (_, slug, first) => {
    const page = await visit('about:blank', { as: 'staff 1' })
    const asked = page.waitForRequest(first)
    await page.route(/\/panel\/assets\/index-/, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(`/panel/${slug}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('asks once for the orders, those that were last looked at', async () => {
    const page = await visit('about:blank', { as: 'staff 1' })
    const look = new URLSearchParams({ page: '1', filter: JSON.stringify({ kind: 'general' }) })
    await page.goto(`/panel/${slugs.orders}/?${look}`)
    await page.getByRole('table').waitFor()
    const asked: unknown[] = []
    page.on('request', (request) => void (request.url().endsWith('/api/admin/orders') && asked.push(request.postDataJSON())))
    await page.goto(`/panel/${slugs.orders}/`)
    await page.getByRole('table').waitFor()
    await page.waitForURL(/filter=/)
    expect(asked).toEqual([expect.objectContaining({ filters: expect.objectContaining({ kind: 'general' }) })])
  })

  test('asks for no orders where whoever is signed in may not see them', async () => {
    const page = await visit('about:blank', { as: 'staff 3' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/panel/${slugs.orders}/`)
    await page.getByRole('navigation', { name: p.menu.label }).waitFor()
    expect(asked).toContain('/api/admin/get_list')
    expect(asked).not.toContain('/api/admin/orders')
  })

  test('says so where its texts do not come, and starts when they are asked for again', async () => {
    const page = await visit('about:blank', { as: 'staff 1', meets: [503] })
    await page.route(/\/ua-/, (route) => route.fulfill({ status: 503 }))
    await page.goto(`/panel/${slugs.orders}/`)
    await page.getByRole('heading', { name: p.common.not_loaded }).waitFor()
    await page.unroute(/\/ua-/)
    await page.getByRole('button', { name: p.common.retry }).click()
    await page.getByRole('table').waitFor()
    expect(page.url()).toContain(slugs.orders)
  })
})
