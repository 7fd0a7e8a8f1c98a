import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { shoot, useBrowser, type Visitor } from '../../browser.ts'
import { showLetters } from '../letters.ts'
import { settled } from '../settled.ts'

export interface Screen extends Pick<Visitor, 'as' | 'edition' | 'meets' | 'undecided'> {
  /** Begins the names of its pictures. */
  name: string
  path: string
  /** A desktop shows all columns of its list. */
  isUncut?: boolean
  /** Goes on from there to what is to be seen: a record of a list, a dialog, a step of a form (`openings.ts`). */
  open?: (page: Page) => Promise<void>
}

const wide = { width: 1440, height: 900 }
const tablet = { width: 768, height: 1024 }
const narrow = { width: 390, height: 844 }
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const narrowest = { width: 320, height: 800 }
/** Header and footer of the site, menu and bar of the back office: the same around all screens of a visitor, so axe looks at them with the first. */
const frame = 'body > :is(header, footer), #root :is(header, nav):not(main *)'

/** The test of each screen, of kz where it names no other edition; with SHOTS=1 their pictures lie in `shots/`. */
export async function examine(screens: readonly Screen[]): Promise<void> {
  const { visit } = await useBrowser()
  const lastOf = new Map<string, { page: Page; path: string; isTouched: boolean }>()

  /**
   * The page of the screen. A visitor goes on where their last screen was, with the files that their browser has: in the back office by its own way until a
   * screen opened something, else by the address, as in a tab of its own.
   */
  const enter = async ({ path, open, isUncut: _, ...visitor }: Omit<Screen, 'name'>) => {
    const who = whoOf(visitor)
    const last = lastOf.get(who)
    const walks = last && !last.isTouched && [path, last.path].every((one) => one.startsWith('/panel/'))
    if (last) await (walks ? walk : goTo)(last.page, path)
    const page = last?.page ?? (await visit(path, { ...visitor, stays: true }))
    lastOf.set(who, { page, path, isTouched: open !== undefined })
    return page
  }

  test.each(screens)('$name fits every width, is accessible and silent, in light and dark', async ({ name, ...screen }) => {
    const { path, open, isUncut } = screen
    const page = await enter(screen)
    const isFirst = screens.find((one) => whoOf(one) === whoOf(screen))?.name === name
    const isAccessible = (scheme: 'light' | 'dark', rules: readonly string[]) => expectAccessible(page, scheme, rules, isFirst ? '' : frame)
    await settled(page)
    if (open) await open(page)
    await settled(page)
    // as wide as it was opened: a list takes the form of another width a while later
    if (isUncut) expect.soft(await cutColumns(page), `columns out of sight at ${page.viewportSize()?.width} px`).toEqual([])
    if (process.env.SHOTS) await takePictures(page, name)
    // what a rule has to say of a page it says in the letters that make targets smallest, at either end of width and scheme
    await showLetters(page, 'narrow')
    await isAccessible('light', levels)
    await showLetters(page, 'wide')
    for (const size of [wide, tablet, narrowest, narrow]) {
      await page.setViewportSize(size)
      expect.soft(await overhang(page), `overflow at ${size.width} px`).toEqual([])
      // the back office has tables on a tablet too, whose colours the narrow look does not show in the dark
      if (size === tablet && path.startsWith('/panel')) await isAccessible('dark', ['color-contrast'])
    }
    await showLetters(page, 'narrow')
    await isAccessible('dark', levels)
  })
}

const whoOf = ({ as, edition, meets, undecided }: Omit<Screen, 'name' | 'path'>) => JSON.stringify([as, edition, meets, undecided])

async function takePictures(page: Page, name: string) {
  for (const size of [wide, tablet, narrow])
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      await showPictures(page)
      await shoot(page, `${name}-${size.width}-${scheme}`)
    }
}

/** Goes on inside the back office, as its own links do. */
async function walk(page: Page, path: string) {
  await page.setViewportSize(wide)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function goTo(page: Page, path: string) {
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize(wide)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.goto(path)
}

/** Loads the pictures below the fold too; one that can't be shown has its stand-in. */
async function showPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/** Asks axe about the page without these parts of it, as far as nothing is open in them. */
async function expectAccessible(page: Page, scheme: 'light' | 'dark', runOnly: readonly string[], but: string) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  expect.soft(await violations(page, runOnly, but), `axe at ${page.viewportSize()?.width} px, ${scheme}`).toEqual([])
}

/** What axe finds wrong by these of its tags or rules, and where. */
async function violations(page: Page, runOnly: readonly string[], but: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    ({ only, selector }) => {
      const isOpen = (part: Element) => part.querySelector(':popover-open, [aria-haspopup][aria-expanded=true]') !== null
      const exclude = selector ? [...document.querySelectorAll(selector)].filter((part) => !isOpen(part)) : []
      return (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude }, { runOnly: only, resultTypes: ['violations'] })
    },
    { only: [...runOnly], selector: but },
  )
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}

/** Columns of the panel's lists that a desktop does not show without scrolling. */
function cutColumns(page: Page): Promise<string[]> {
  return page.locator('.RaDataTable-tableWrapper').evaluateAll((tables) =>
    tables.flatMap((table) => {
      if (table.scrollWidth <= table.clientWidth) return []
      const columns = [...table.querySelectorAll<HTMLElement>('thead th')].map((head) => `${head.textContent || '…'} ${head.offsetWidth}`)
      return [`${table.scrollWidth} px instead of ${table.clientWidth}: ${columns.join(', ')}`]
    }),
  )
}

/** Elements that make the page scroll sideways; none when it does not. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement
    // a layout that follows the width in its script comes some frames after it
    for (let frame = 0; frame < 60 && root.scrollWidth > root.clientWidth; frame += 1) await new Promise(requestAnimationFrame)
    const { scrollWidth, clientWidth } = root
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} px instead of ${clientWidth}`, ...out.slice(-3).map((element) => element.outerHTML.slice(0, 120))]
  })
}
