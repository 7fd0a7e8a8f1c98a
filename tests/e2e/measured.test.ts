import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { apiAs } from './api.ts'

const { visit } = await useBrowser()

test('a visit of the catalogue is measured where the browser is in the sample, and nothing is loaded for it where not', async () => {
  const staff = await apiAs('staff 3')
  const countOf = async (metric: string) => {
    const answer = await staff.get('/rest/web_vitals/days', { filter: { route: 'catalog', browser: 'other' } })
    if (answer.status === 'fail') throw new Error(String(answer.error))
    return answer.data.metrics.find(({ name }) => name === metric)?.n ?? 0
  }
  const before = { FCP: await countOf('FCP'), LCP: await countOf('LCP') }

  const page = await visit('/about')
  const libraries: string[] = []
  page.on('request', (request) => void (/\/measure-/.test(request.url()) && libraries.push(request.url())))
  // a browser that calls itself nothing that we know is told apart from those of the demo data
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'nobody’s' }))
  await page.evaluate(() => localStorage.setItem('wv_bucket', '0.9'))
  await page.goto('/repetitor/')
  await page.waitForLoadState('networkidle')
  expect(libraries).toEqual([])

  await page.evaluate(() => localStorage.setItem('wv_bucket', '0.01'))
  await page.goto('/repetitor/')
  await page.getByRole('link').first().focus()
  await expect.poll(() => libraries.length).toBe(1)
  // what is known at once comes while the page is open, the largest picture is known when it is left
  await expect.poll(() => countOf('FCP')).toBe(before.FCP + 1)
  await page.goto('/about')
  await expect.poll(() => countOf('LCP')).toBe(before.LCP + 1)
})
