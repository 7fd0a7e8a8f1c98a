import { slugs } from '../../panel/slugs.ts'
import { DEMO_STAFF } from '../../server/demo/accounts.ts'
import { kilobytes, wireBytes } from '../measure/bytes.ts'
import type { Figure } from '../measure/figure.ts'
import { type Browser, type Visit, type Visitor, widths } from './browser.ts'

const desk = widths[1]
const pathOf = (slug: string) => `/panel/${slug}/`
/** Libraries that may come only with the screen that uses them, by the name of their chunk. */
const libraries = { plots: /plots/i, editor: /richtext/i }
const isLibrary = (url: string) => Object.values(libraries).some((name) => name.test(url))

/** What the back office loads until the order list shows, and what each further resource adds to that as staff walk through the menu. */
export async function measurePanel(browser: Browser): Promise<Figure[]> {
  const owner = DEMO_STAFF[0]
  if (!owner) throw new Error('The demo data has no staff.')
  const visitor = await browser.visitor({ call: '/admin/login', fields: { login: owner.email } })
  const orders = await openResource(visitor, slugs.orders)
  await orders.close()
  const slow = await openResource(visitor, slugs.orders, true)
  const asked = await asksEarly(slow)
  await slow.close()
  const figures: Figure[] = [
    { name: 'panel: JavaScript until the order list shows', values: [{ is: kilobytes(await wireBytes(orders.scripts)), unit: 'KB', most: 345 }] },
    {
      name: "panel: the order list's request, after its scripts arrived",
      values: [{ is: asked, unit: 'ms', most: 0 }],
      note: 'on a slow mobile connection; below zero it was sent before they could run',
    },
  ]
  const known = new Set(orders.scripts)
  for (const [name, slug] of Object.entries(slugs)) {
    const more = await furtherScripts(visitor, slug, known)
    for (const url of more) known.add(url)
    const own = more.filter((url) => !isLibrary(url))
    figures.push({ name: `panel: further JavaScript of ${name}`, values: [{ is: kilobytes(await wireBytes(own)), unit: 'KB', most: 40 }] })
  }
  for (const [name, pattern] of Object.entries(libraries)) {
    const files = [...known].filter((url) => pattern.test(url))
    figures.push({ name: `panel: ${name}, loaded when used`, values: [{ is: kilobytes(await wireBytes(files)), unit: 'KB' }] })
  }
  const early = [...orders.scripts].filter(isLibrary).length
  return [...figures, { name: 'panel: libraries loaded with the order list', values: [{ is: early, unit: 'files', most: 0 }] }]
}

/** A resource's list and its first record: what both ask for beyond what is known. */
async function furtherScripts(visitor: Visitor, slug: string, known: ReadonlySet<string>): Promise<string[]> {
  const { page, scripts, close } = await openResource(visitor, slug)
  const links = await page.locator('main a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const record = links.find((href) => href.startsWith(pathOf(slug)) && /\d\/?$/.test(href))
  if (record) await page.goto(record, { waitUntil: 'networkidle' })
  await close()
  return [...scripts].filter((url) => !known.has(url))
}

async function openResource(visitor: Visitor, slug: string, slow = false): Promise<Visit> {
  const visit = await visitor.open(pathOf(slug), desk, slow)
  await visit.page.locator('h1:visible').first().waitFor()
  await visit.page.waitForLoadState('networkidle')
  return visit
}

/** Milliseconds from the arrival of the last script that the page itself names to the list's request. */
async function asksEarly({ page }: Visit): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const named = new Set(
      [...document.querySelectorAll<HTMLElement>('head script[src], head link[rel=modulepreload]')].map(
        (at) => at.getAttribute('src') ?? at.getAttribute('href'),
      ),
    )
    const scripts = entries.filter(({ name }) => named.has(new URL(name).pathname))
    const asked = entries.find(({ name }) => new URL(name).pathname.endsWith('/api/admin/orders'))
    return (asked?.startTime ?? Number.POSITIVE_INFINITY) - Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd))
  })
}
