import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, type Cookie, chromium, type Page } from 'playwright'
import { afterAll, afterEach, inject } from 'vitest'
import type { EditionCode } from '../editions/index.ts'
import { SESSION_COOKIE } from '../server/sessions/session.ts'
import { type Account, signIn } from './e2e/accounts.ts'
import { newCaller } from './e2e/api.ts'
import { watchRequests } from './e2e/settled.ts'
import { patience } from './setup/patience.ts'

const shots = join(import.meta.dirname, '../shots')
const desktop = { width: 1440, height: 900 }

/** Runs in a page before its own scripts, where it may store. Playwright would open a window of its own to write into the storage of a new context. */
function declineCookies() {
  if (origin.startsWith('http:')) localStorage.cookie_consent ??= JSON.stringify({ confirmed_at: 1, accept: false })
}

export interface Visitor extends BrowserContextOptions {
  edition?: EditionCode
  /** A demo account that is signed in from the start. */
  as?: Account
  /** HTTP statuses that this visitor meets on purpose; any other from 400 on fails the test. */
  meets?: readonly number[]
  /** Sees the cookie banner, which is answered already for everybody else. */
  undecided?: boolean
  /** Their page stays open for the file's next tests. */
  stays?: boolean
}

export interface Browsing {
  /** A page of a visitor of their own, who shares cookies with nobody. */
  visit: (path: string, visitor?: Visitor) => Promise<Page>
  /** Another tab of the visitor of this page. */
  openTab: (page: Page, path: string) => Promise<Page>
}

/**
 * The run's browser at the started product, for one file of journeys. At the top of the file: `const { visit } = await useBrowser()`.
 * A failed test leaves a picture of each of its pages and tells where; errors on a console, of a page and of its requests fail the test.
 */
export async function useBrowser(): Promise<Browsing> {
  const browser = await chromium.connect(inject('browser'))
  const { port } = inject('product')
  const sessions = new Map<string, Promise<Cookie[]>>()
  const staying: BrowserContext[] = []
  let contexts: BrowserContext[] = []
  let errors: string[] = []

  const enter = async ({ edition = 'kz', as, meets = [], undecided, stays, ...options }: Visitor) => {
    const baseURL = `http://${edition}.localhost:${port}`
    const cookies = as ? await sessionOf(edition, as) : []
    const context = await browser.newContext({
      baseURL,
      viewport: desktop,
      // as the run's browser has it
      reducedMotion: null,
      storageState: { cookies, origins: [] },
      ...options,
    })
    if (!undecided) await context.addInitScript(declineCookies)
    context.setDefaultTimeout(patience)
    listen(context, meets)
    watchRequests(context)
    ;(stays ? staying : contexts).push(context)
    return context
  }

  /** Signed in once for the whole file. */
  const sessionOf = (edition: EditionCode, account: Account) => {
    const key = `${account} of ${edition}`
    const session = sessions.get(key) ?? openSession(edition, account)
    sessions.set(key, session)
    return session
  }

  const listen = (context: BrowserContext, meets: readonly number[]) => {
    const isMeant = (text: string) => meets.some((status) => text.includes(`status of ${status} `))
    context.on('console', (message) => {
      if (message.type() === 'error' && !isMeant(message.text())) errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => void errors.push(String(error.error().stack ?? error.error())))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // a page that is left takes its open requests with it; what the policy refuses is an error on the console, unless script is off
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') errors.push(`${request.method()} ${request.url()}: ${reason}`)
    })
  }

  const visit = async (path: string, visitor: Visitor = {}) => {
    const page = await (await enter(visitor)).newPage()
    await page.goto(path)
    return page
  }
  const openTab = async (page: Page, path: string) => {
    const tab = await page.context().newPage()
    await tab.goto(path)
    return tab
  }

  afterEach(async ({ task }) => {
    const pages = [...contexts, ...staying].flatMap((context) => context.pages())
    const seen = errors
    const pictures: string[] = []
    if (seen.length || task.result?.state === 'fail') {
      for (const [number, page] of pages.entries()) pictures.push(await shoot(page, `failed/${fileNameOf(task.name)}-${number + 1}`))
    }
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    errors = []
    if (pictures.length) console.log(`Pictures of the failure:\n${pictures.join('\n')}`)
    if (seen.length) throw new Error(`The browser reported errors:\n${seen.join('\n')}`)
  })
  afterAll(() => browser.close())

  return { visit, openTab }
}

/** The cookies of a new session, as a browser keeps them. */
async function openSession(edition: EditionCode, account: Account): Promise<Cookie[]> {
  const { api, cookies } = newCaller(edition)
  await signIn(api, account)
  const kept = { domain: `${edition}.localhost`, path: '/', expires: -1, secure: false, sameSite: 'Lax' } as const
  return [...cookies].map(([name, value]) => ({ ...kept, name, value, httpOnly: name === SESSION_COOKIE }))
}

/** Leaves a picture in `shots/` and returns its path: of the whole page, or of the window while something lies over the page. */
export async function shoot(page: Page, name: string): Promise<string> {
  const path = join(shots, `${name}.png`)
  mkdirSync(join(path, '..'), { recursive: true })
  const over = await page.locator('dialog[open], [popover]:popover-open, .MuiModal-root').count()
  await page.screenshot({ path, fullPage: over === 0 })
  return path
}

function fileNameOf(text: string): string {
  return text.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 60)
}
