import type { Page } from 'playwright'
import { slugs } from '../../panel/slugs.ts'
import { DEMO_STAFF } from '../../server/demo/accounts.ts'
import type { Figure } from '../measure/figure.ts'
import type { Product } from '../measure/product.ts'
import { openBrowser } from '../size/browser.ts'
import { median } from './timing.ts'

const WIDTH = 1440
const pathOf = (slug: string) => `/panel/${slug}/`

/** Milliseconds until each screen of the back office shows all it asks for: every list as the menu opens it, and its first record. */
export async function measureScreens(product: Product): Promise<Figure> {
  const browser = await openBrowser(product.origin)
  try {
    const visitor = await browser.visitor({ call: '/admin/login', fields: { login: DEMO_STAFF[0]?.email ?? '' } })
    const { page } = await visitor.open(pathOf(slugs.staff), WIDTH)
    await page.evaluate(countRequests)
    const screens: { path: string; ms: number }[] = []
    for (const slug of Object.values(slugs)) {
      const path = pathOf(slug)
      screens.push({ path, ms: await page.evaluate(open, path) })
      const record = await firstRecord(page, path)
      if (record) screens.push({ path: record, ms: await page.evaluate(open, record) })
    }
    const slowest = screens.toSorted((one, other) => other.ms - one.ms)
    return {
      name: 'panel: the slowest screen to open',
      values: [{ is: slowest[0]?.ms ?? Number.NaN, unit: 'ms', most: 1000 }],
      note: `${screens.length} screens, median ${Math.round(median(screens.map(({ ms }) => ms)))} ms; ${slowest
        .slice(0, 4)
        .map(({ path, ms }) => `${path} ${Math.round(ms)} ms`)
        .join(', ')}`,
    }
  } finally {
    await browser.close()
  }
}

/** The address of the first record that a list links to. */
async function firstRecord(page: Page, list: string): Promise<string | undefined> {
  const links = await page.locator('main a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return links.find((href) => href.startsWith(list) && /\/\d+\/$/.test(href))
}

declare global {
  /** Requests of the page under measure that have no answer yet. */
  var underWay: number
}

/** Runs in the page: keeps `underWay`. */
function countRequests() {
  const { fetch } = globalThis
  globalThis.underWay = 0
  globalThis.fetch = async (...request) => {
    globalThis.underWay += 1
    try {
      return await fetch(...request)
    } finally {
      globalThis.underWay -= 1
    }
  }
}

/** Runs in the page: goes to an address as a link does; milliseconds until nothing was busy or under way any more. */
async function open(path: string): Promise<number> {
  const quiet = 300
  const from = performance.now()
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  let until = from
  while (performance.now() - until < quiet) {
    await new Promise(requestAnimationFrame)
    if (globalThis.underWay > 0 || document.querySelector('[aria-busy=true]')) until = performance.now()
  }
  return until - from
}
