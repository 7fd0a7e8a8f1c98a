import type { Page } from 'playwright'
import { editionOf } from '../../editions/index.ts'
import { DEMO_CLIENT, DEMO_TUTOR } from '../../server/demo/accounts.ts'
import { matchPath } from '../../site/match.ts'
import { cabinetAddresses, cataloguePath, pathTo, routes } from '../../site/routes.ts'
import { fetchRaw, gzipBytes, kilobytes, wireBytes } from '../measure/bytes.ts'
import type { Figure } from '../measure/figure.ts'
import { type Browser, type Visitor, widths } from './browser.ts'

const edition = editionOf('kz')
const catalogue = cataloguePath(edition)
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const profile = pathTo('tutor', { id: DEMO_TUTOR.id })

/** What the public pages weigh: scripts asked for without a touch, the page itself, its styles. */
export async function measurePages(browser: Browser, origin: string): Promise<Figure[]> {
  const visitor = await browser.visitor()
  const pages = [
    { name: 'catalogue of 25', path: catalogue, html: 14 },
    { name: 'profile', path: profile, html: 10 },
  ]
  const figures: Figure[] = []
  let blocking = 0
  for (const { name, path, html } of pages) {
    figures.push({
      name: `site: JavaScript on first load, ${name}`,
      values: [{ is: kilobytes(await scriptBytes(visitor, path)), unit: 'KB', most: 8 }],
    })
    figures.push({
      name: `site: JavaScript with all that a touch wakes, ${name}`,
      values: [{ is: kilobytes(await scriptBytes(visitor, path, touchAll)), unit: 'KB', most: 16 }],
    })
    const sent = await sentPage(`${origin}${path}`)
    figures.push({
      name: `site: HTML, ${name}`,
      values: [{ is: kilobytes(sent.html), unit: 'KB', most: html }],
      note: `${kilobytes(sent.bytes).toFixed(1)} KB travel, with the style in it`,
    })
    figures.push({ name: `site: CSS, ${name}`, values: [{ is: kilobytes(sent.style), unit: 'KB', most: 10 }] })
    blocking += sent.blocking
  }
  return [...figures, { name: 'site: style sheets that block', values: [{ is: blocking, unit: 'files', most: 0 }] }]
}

/** The heaviest cabinet page, if there are any yet. */
export async function measureCabinets(browser: Browser): Promise<Figure[]> {
  const sides = [
    { call: '/client/auth/login', fields: { login: DEMO_CLIENT.email } },
    { call: '/tutor/login', fields: { email: DEMO_TUTOR.email } },
  ]
  let heaviest = { path: '', bytes: 0 }
  for (const side of sides) {
    const visitor = await browser.visitor(side)
    for (const path of await cabinetPaths(visitor)) {
      const bytes = await scriptBytes(visitor, path)
      if (bytes > heaviest.bytes) heaviest = { path, bytes }
    }
  }
  if (!heaviest.path) return []
  return [{ name: 'site: JavaScript, heaviest cabinet page', values: [{ is: kilobytes(heaviest.bytes), unit: 'KB', most: 40 }], note: heaviest.path }]
}

/** Addresses of the cabinets; of those with an id the first that a list links to. */
async function cabinetPaths(visitor: Visitor): Promise<string[]> {
  const patterns = cabinetAddresses.map((address): string => routes[address].path)
  const lists = patterns.filter((pattern) => !pattern.includes(':'))
  const linked = new Map<string, string>()
  for (const path of lists) {
    const { page, close } = await visitor.open(path, widths[1])
    const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    await close()
    for (const pattern of patterns.filter((one) => one.includes(':'))) {
      const found = hrefs.find((href) => matchPath(pattern, edition, href))
      if (found && !linked.has(pattern)) linked.set(pattern, found)
    }
  }
  return [...lists, ...linked.values()]
}

/** Scrolls through the page and touches each part that waits for it. */
async function touchAll(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  for (const part of await page.locator('site-island[data-when=touch] > *').all()) if (await part.isVisible()) await part.hover()
  await page.waitForLoadState('networkidle')
}

/** On telephone or desktop, whichever loads more. */
async function scriptBytes(visitor: Visitor, path: string, use?: (page: Page) => Promise<void>): Promise<number> {
  const sizes: number[] = []
  for (const width of widths) {
    const { page, scripts, close } = await visitor.open(path, width)
    await use?.(page)
    await close()
    sizes.push(await wireBytes(scripts))
  }
  return Math.max(...sizes)
}

/** A page as it is kept: the second one, since the first may have been compressed in a hurry. */
async function sentPage(url: string) {
  await fetchRaw(url)
  const { bytes } = await fetchRaw(url)
  const html = (await fetchRaw(url, { 'accept-encoding': 'identity' })).bytes.toString()
  const style = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('')
  return {
    bytes: bytes.length,
    html: gzipBytes(html.replaceAll(STYLE, '')),
    style: gzipBytes(style),
    blocking: html.match(/<link[^>]+rel="?stylesheet/g)?.length ?? 0,
  }
}
