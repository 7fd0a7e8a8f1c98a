import type { BrowserContext, Page, Request } from 'playwright'

const underWay = new WeakMap<Page, Set<Request>>()

/** Notes what the pages of a context ask for, so that `settled` knows when nothing is under way. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>()
    underWay.set(page, requests)
    page.on('request', (request) => void requests.add(request))
    page.on('requestfinished', (request) => void requests.delete(request))
    page.on('requestfailed', (request) => void requests.delete(request))
  })
}

/**
 * Waits until a page shows what it will show: what wakes by itself is awake (`data-awake` at islands and at the cabinet, something drawn in the panel),
 * nothing says that it is busy, no request is under way, and two drawn frames later it is still so.
 */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page)
  for (let quiet = 0; quiet < 2; ) {
    await page.waitForFunction(isAwake)
    const isStill = await drawnAwake(page).catch(wentOn)
    quiet = requests?.size || !isStill ? 0 : quiet + 1
  }
}

const drawnAwake = (page: Page) => page.evaluate(drawn).then(() => page.evaluate(isAwake))

/** A page that leads on by itself meanwhile is waited for anew. */
function wentOn(error: Error): false {
  if (!error.message.includes('navigation')) throw error
  return false
}

/** Runs in the page. */
function isAwake(): boolean {
  const isSignedIn = document.cookie.includes('signed_in=1') || document.getElementById('cabinet') !== null
  const moments = ['load', 'idle', ...(isSignedIn ? ['signed-in'] : []), ...(localStorage.getItem('cookie_consent') === null ? ['undecided'] : [])]
  const asleep = `site-island:is(${moments.map((when) => `[data-when=${when}]`)}):not([data-awake]), #cabinet:not([data-awake]), #root:empty, [aria-busy=true]`
  return document.readyState === 'complete' && !document.querySelector(asleep)
}

/** Runs in the page: what has come is drawn, and what that asks for is asked. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 20)))
