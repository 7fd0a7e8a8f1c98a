import { type BrowserContext, chromium, type Page } from 'playwright'
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts'
import { chromiumArguments, findChromium, howToGetChromium } from '../browser.ts'

/** Telephone and desktop: what shows by itself differs, and so does what is loaded. */
export const widths = [390, 1440] as const

/** 150 ms there and back, 1.6 Mbit/s: only then shows what waits for what. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** A visitor's page, and the scripts that it has asked for so far. */
export interface Visit {
  page: Page
  scripts: Set<string>
  close(): Promise<void>
}

export interface Browser {
  /** `as` signs in first: the call of the sign-in, and its fields beside the password. */
  visitor(as?: { call: string; fields: Record<string, string> }): Promise<Visitor>
  close(): Promise<void>
}

export interface Visitor {
  /** Opens a path with an empty cache and waits until nothing is loaded any more; `slow` as on a bad mobile connection. */
  open(path: string, width: number, slow?: boolean): Promise<Visit>
}

/** Chromium at a started product. Throws what to install where there is none. */
export async function openBrowser(origin: string): Promise<Browser> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  return {
    async visitor(as) {
      const cookies = as ? await signIn(await browser.newContext(), origin, as) : []
      return {
        async open(path, width, slow = false) {
          const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } })
          await context.addCookies(cookies)
          const page = await context.newPage()
          await page.addInitScript(leaveSample)
          await page.addInitScript(markFirstRow)
          const scripts = new Set<string>()
          page.on('request', (request) => void (request.resourceType() === 'script' && scripts.add(request.url())))
          if (slow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowNetwork)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          return { page, scripts, close: () => context.close() }
        },
      }
    },
    close: () => browser.close(),
  }
}

/** Runs in the page: nine visitors of ten measure nothing. */
const leaveSample = () => localStorage.setItem('wv_bucket', '0.9')

/** Runs in the page: leaves a mark when a table shows its first row. */
function markFirstRow() {
  const look = new MutationObserver(() => {
    if (!document.querySelector('tbody td a')) return
    performance.mark('first row')
    look.disconnect()
  })
  look.observe(document, { childList: true, subtree: true })
}

async function signIn(context: BrowserContext, origin: string, { call, fields }: { call: string; fields: Record<string, string> }) {
  const answer = await context.request.post(`${origin}/api${call}`, { data: { ...fields, password: DEMO_PASSWORD }, headers: { origin } })
  if (!answer.ok()) throw new Error(`${call} answers ${answer.status()}`)
  const { cookies } = await context.storageState()
  await context.close()
  return cookies
}
