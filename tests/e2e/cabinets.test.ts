import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type CabinetAddress, cabinetAddresses, routes } from '../../site/routes.ts'
import { useBrowser } from '../browser.ts'

const { visit } = await useBrowser()

/** A page as it comes, with the session of the visitor. */
async function ask(page: Page, path: string) {
  const { html, ...answer } = await page.evaluate(async (address) => {
    const { status, headers, ...body } = await fetch(address).then(async (found) => ({
      status: found.status,
      headers: found.headers,
      html: await found.text(),
    }))
    return { ...body, status, header: headers.get('x-robots-tag'), kept: headers.get('cache-control') }
  }, path)
  const [, markup] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? []
  return { ...answer, markup, links: [...html.matchAll(/ href="([^"#?]+)/g)].map(([, href = '']) => href) }
}

/** Where a record of its owner is linked from, for addresses that name one. */
const listOf: Partial<Record<CabinetAddress, CabinetAddress>> = { tutorOrder: 'myOrders', clientOrder: 'clientOrders' }

/** Whose query says what they are about: a payment that the bank comes back with, a chat. */
const asked: readonly CabinetAddress[] = ['payment', 'clientChat']

/** The address of a screen; one that names a record gets the first of its list. */
async function pathOf(page: Page, address: CabinetAddress): Promise<string | undefined> {
  const { path } = routes[address]
  const list = listOf[address]
  if (!path.includes(':')) return path
  const [folder = ''] = path.split(':')
  return list && (await ask(page, routes[list].path)).links.find((href) => href.startsWith(folder) && /\d/.test(href))
}

test.each(['tutor', 'client'] as const)('no page of a %s’s cabinet may be found or kept by others', async (role) => {
  // of the edition that has all screens
  const page = await visit('/about', { as: role, edition: 'pl' })
  const own = cabinetAddresses.filter((address) => routes[address].kind === role && !asked.includes(address))
  for (const address of own) {
    const path = await pathOf(page, address)
    // records of screens that are listed nowhere here are made by their own journeys
    if (!path) continue
    const { status, header, markup, kept } = await ask(page, path)
    expect([path, status, header, markup, kept]).toEqual([path, 200, 'noindex', 'noindex', 'private, no-store'])
  }
})
