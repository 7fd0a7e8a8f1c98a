import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArguments, findChromium, howToGetChromium } from '../browser.ts'
import type { Figure } from '../measure/figure.ts'
import { firstArticle } from './site-pages.ts'

/** A cheap telephone: so much slower than this machine. */
const THROTTLE = 4
const telephone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
/** More than what a browser's window has above its page. */
const BARS = 200
/** The shortest that a browser notes. */
const NOTED = 16
/** Until what a tap woke or opened has come and is drawn. */
const STILL = 500

interface Walk {
  name: string
  path: string
  /** What is tapped, in rows that each begin with nothing open; what a page lacks is passed over. */
  taps: readonly (readonly string[])[]
}

const menu = ['header [popovertarget=menu]', '#menu button']
const signIn = ['header [popovertarget=sign-in]']
const walks: readonly Walk[] = [
  { name: 'main page', path: '/', taps: [['[role=combobox]', '[role=option]'], ['[role=combobox] >> 1', '[role=option]'], menu, signIn] },
  {
    name: 'catalogue',
    path: '/repetitor/',
    taps: [['[data-filter]', 'dialog label', 'dialog label >> 3'], ['[data-reviews]'], ['[data-order]', 'dialog label'], menu],
  },
  {
    name: 'profile',
    path: '/user-1/',
    taps: [['[data-order]', 'dialog label', 'dialog label >> 1', 'dialog form button'], ['#users_reviews a[rel=nofollow]'], menu],
  },
  { name: 'English test', path: '/test/english/start', taps: [['main label', 'main form button >> -1', 'main label >> 1'], menu] },
]

interface Seen {
  cls: number
  blocked: number
  /** How long the events of the last tap took, until their picture was drawn. */
  taps: number[]
  /** What is about to be tapped. */
  met?: Element | undefined
}

/** A visit: how long each tap took, by what was tapped. */
interface Visited extends Omit<Seen, 'taps' | 'met'> {
  taps: ReadonlyMap<string, number>
}
declare global {
  var seen: Seen
}

/** Runs in the page before its own scripts: notes what moves, what blocks, and how long each tap takes until its next picture. */
function watch() {
  globalThis.seen = { cls: 0, blocked: 0, taps: [] }
  const on = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) globalThis.seen.cls += value
  })
  on('longtask', ({ duration }) => {
    globalThis.seen.blocked += Math.max(0, duration - 50)
  })
  on('event', (entry) => void ((entry as PerformanceEntry & { interactionId: number }).interactionId && globalThis.seen.taps.push(entry.duration)), {
    durationThreshold: 16,
  })
  if (location.protocol === 'about:') return
  localStorage.setItem('wv_bucket', '0.9')
  localStorage.setItem('cookie_consent', JSON.stringify({ confirmed_at: 1, accept: false }))
}

/**
 * How the site answers a finger on a telephone of a quarter of this machine: taps until their next picture, what moves by itself, what blocks while it loads. Of
 * several visits the quickest of each tap counts: what else the machine does only ever makes one slower.
 */
export async function measureTaps(origin: string, rounds: number): Promise<Figure[]> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const article = await firstArticle(origin)
    const all = article ? [...walks, { name: 'article', path: article, taps: [['main form label >> 4'], menu] }] : walks
    const least = await referenceTap(browser, rounds)
    const figures: Figure[] = []
    for (const walk of all) {
      const visits: Visited[] = []
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(await browser.newContext({ baseURL: origin, ...telephone }), walk))
      figures.push(figureOf(walk, visits, least))
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** The same tap on a page of nothing but a box to tick: what the browser and this machine take by themselves. */
async function referenceTap(browser: Browser, rounds: number): Promise<number> {
  const context = await browser.newContext(telephone)
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.setContent('<label><input type="checkbox"> a box to tick</label>')
  await page.evaluate(watch)
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds * 2; round += 1) least = Math.min(least, (await tap(page, 'label')) ?? Number.POSITIVE_INFINITY)
  await context.close()
  return Math.max(least, NOTED)
}

async function visit(context: BrowserContext, { path, taps }: Walk): Promise<Visited> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await showFoot(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { cls, blocked } = await page.evaluate(() => globalThis.seen)
  const took = new Map<string, number>()
  for (const row of taps) {
    for (const selector of row) {
      const ms = await tap(page, selector)
      if (ms !== null) took.set(selector, ms)
    }
    await closeAll(page)
    await page.waitForTimeout(STILL)
  }
  await context.close()
  return { cls, blocked, taps: took }
}

/** Closes what a row opened; a form that asks whether it may go is answered by the other of its two buttons. */
async function closeAll(page: Page) {
  for (let layer = 0; layer < 2; layer += 1) {
    await page.keyboard.press('Escape')
    if (!(await page.evaluate(() => document.querySelector('[role=alertdialog]') !== null))) continue
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
}

/**
 * Makes the window higher than the telephone, whose foot its bars would push out of it: what isn't shown is never drawn, so a tap there would last until
 * something else is.
 */
async function showFoot(session: CDPSession) {
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: telephone.viewport.height + BARS } })
}

/**
 * Taps what is seen; how long it took, null where the page has no such thing or something lies over it. Found by the page itself and tapped by a bare finger:
 * a locator of the test's leaves listeners for each event behind, and they would be measured with the tap.
 */
async function tap(page: Page, selector: string): Promise<number | null> {
  if (!(await page.evaluate(bring, selector))) return null
  await page.waitForTimeout(STILL)
  const at = await page.evaluate(whereMet)
  if (!at) return null
  await page.touchscreen.tap(at.x, at.y)
  await page.waitForTimeout(STILL)
  // what the browser never noted took less than it notes
  return page.evaluate(() => Math.max(0, ...globalThis.seen.taps))
}

/** Runs in the page: brings into view the first of those to be seen, or that of the number behind `>>`; whether there is one. */
function bring(selector: string): boolean {
  const [what = '', number = '0'] = selector.split(' >> ')
  const met = [...document.querySelectorAll(what)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  )
  const found = met.at(Number(number))
  globalThis.seen.met = found
  found?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return found !== undefined
}

/** Runs in the page: the middle of what was brought into view, unless something lies over it; from here on its events count. */
function whereMet(): { x: number; y: number } | null {
  const { met } = globalThis.seen
  if (!met) return null
  const { x, y, width, height } = met.getBoundingClientRect()
  const at = { x: x + width / 2, y: y + height / 2 }
  globalThis.seen.taps = []
  return met.contains(document.elementFromPoint(at.x, at.y)) ? at : null
}

function figureOf({ name }: Walk, visits: readonly Visited[], reference: number): Figure {
  const selectors = [...new Set(visits.flatMap(({ taps }) => [...taps.keys()]))]
  const quickest = selectors.map((selector) => ({ selector, ms: Math.min(...visits.flatMap(({ taps }) => taps.get(selector) ?? [])) }))
  const slowest = quickest.toSorted((one, other) => other.ms - one.ms)[0]
  const ms = slowest?.ms ?? Number.NaN
  const least = (of: (visit: Visited) => number) => Math.min(...visits.map(of))
  return {
    name: `site: the slowest tap on a slow telephone, ${name}`,
    values: [
      { is: ms, unit: 'ms', most: 40 },
      { is: ms / reference, unit: 'x' },
    ],
    note: `${quickest.map((one) => `${one.selector} ${one.ms}`).join(', ')} ms; moved by itself ${least(({ cls }) => cls).toFixed(3)}, blocked while it loaded ${Math.round(least(({ blocked }) => blocked))} ms`,
  }
}
