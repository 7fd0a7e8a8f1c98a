import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, inject } from 'vitest'
import type { EditionCode } from '../editions/index.ts'
import { chromiumArguments, findChromium, howToGetChromium } from '../scripts/browser.ts'

const shots = join(import.meta.dirname, '../shots')

/**
 * A browser at the started product, for one file of journeys. At the top of the file: `const { visit } = await useBrowser()`.
 * A failed test leaves a picture of each of its pages and tells where; an error on a console fails the test.
 */
export async function useBrowser() {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const { port } = inject('product')
  let open: { page: Page; errors: string[] }[] = []

  /** A page of a visitor of their own: cookies are not shared with other visitors. */
  const visit = async (path: string, { edition = 'kz', ...options }: BrowserContextOptions & { edition?: EditionCode } = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: `http://${edition}.localhost:${port}`, viewport: { width: 1440, height: 900 }, ...options })
    const errors: string[] = []
    context.on('console', (message) => void (message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`)))
    context.on('weberror', (error) => void errors.push(String(error.error())))
    const page = await context.newPage()
    open.push({ page, errors })
    await page.goto(path)
    return page
  }

  afterEach(async ({ task }) => {
    const errors = open.flatMap((visitor) => visitor.errors)
    const pictures: string[] = []
    if (errors.length || task.result?.state === 'fail') {
      for (const [number, { page }] of open.entries()) pictures.push(await shoot(page, `failed/${fileNameOf(task.name)}-${number + 1}`))
    }
    await Promise.all(open.map(({ page }) => page.context().close()))
    open = []
    if (pictures.length) console.log(`Pictures of the failure:\n${pictures.join('\n')}`)
    if (errors.length) throw new Error(`The console had errors:\n${errors.join('\n')}`)
  })
  afterAll(() => browser.close())

  return { browser, visit }
}

/** Leaves a picture of the whole page in `shots/` and returns its path. */
export async function shoot(page: Page, name: string): Promise<string> {
  const path = join(shots, `${name}.png`)
  mkdirSync(join(path, '..'), { recursive: true })
  await page.screenshot({ path, fullPage: true })
  return path
}

function fileNameOf(text: string): string {
  return text.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 60)
}
