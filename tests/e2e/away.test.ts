import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { apiAs } from './api.ts'
import { t } from './site.ts'
import { writeLink } from './written-link.ts'

const { visit } = await useBrowser()
const url = 'https://elsewhere.example/lesson?a=1&b=2'
const path = await writeLink(await apiAs('staff 3'), url)

/** Stands in for the other site; tells what it was asked with. */
async function standIn(page: Page) {
  const referrers: (string | undefined)[] = []
  await page.route('https://elsewhere.example/**', (route) => {
    referrers.push(route.request().headers().referer)
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' })
  })
  return referrers
}

test.each([true, false])('a link to another site goes there by itself after its site was named; with script: %s', async (javaScriptEnabled) => {
  const page = await visit('about:blank', { javaScriptEnabled })
  const referrers = await standIn(page)
  await page.goto(path)
  await page.getByText('elsewhere.example', { exact: true }).waitFor()
  await page.waitForURL(url)
  expect(referrers).toEqual([undefined])
})

test('who asks to stay is led on by a press alone, and the other site does not hear from where', async () => {
  const page = await visit('about:blank')
  const referrers = await standIn(page)
  await page.goto(path)
  await page.getByRole('link', { name: t.away.stay }).click()
  await page.waitForURL(/stay=1/)
  await page.getByRole('link', { name: t.away.home }).waitFor()
  expect(referrers).toEqual([])
  await page.getByRole('link', { name: t.away.go }).click()
  await page.waitForURL(url)
  expect(referrers).toEqual([undefined])
})

test('a code that nobody made has no page', async () => {
  const page = await visit('about:blank', { meets: [404] })
  const answer = await page.goto(`${path}x`)
  expect([answer?.status(), answer?.headers().refresh]).toEqual([404, undefined])
  await page.getByRole('heading', { level: 1, name: t['not-found'].page_not_found }).waitFor()
})
