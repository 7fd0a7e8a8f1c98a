import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { showLetters } from './letters.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()

/** Sets letters, words and lines as far apart as a reader may (WCAG 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { font-family: 'DejaVu Sans' !important; line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })

const phone = { viewport: { width: 390, height: 844 } }

/** How many lines each price from and to of the table takes. */
const linesOfPrices = (page: Page) =>
  page.locator('main table tbody td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.textContent.includes('–'))
      .map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
  )

test.each(['/repetitor-online/', '/repetitor/matematika/'])('a price from and to stands in one line of %s on a phone', async (path) => {
  const page = await visit(path, phone)
  await showLetters(page, 'narrow')
  const lines = await linesOfPrices(page)
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('a price from and to takes two lines at most where there is no room for one, and none begins with the dash', async () => {
  const page = await visit('/clases/', { edition: 'mx', viewport: { width: 320, height: 800 } })
  const lines = await linesOfPrices(page)
  expect(lines.length).toBeGreaterThan(1)
  expect(Math.max(...lines)).toBeLessThan(3)
})

test('links to other lists that take two lines keep apart', async () => {
  const page = await visit('/korepetycje/matematyka/', { edition: 'pl', viewport: { width: 320, height: 800 } })
  const gaps = await page.locator('[aria-labelledby^=links] a').evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return (link.parentElement?.getBoundingClientRect().bottom ?? 0) - range.getBoundingClientRect().bottom
    }),
  )
  expect(gaps.length).toBeGreaterThan(4)
  expect(Math.min(...gaps)).toBeGreaterThan(4)
})

test.each([
  ['kz', '/repetitor/', 768],
  ['kz', '/repetitor/', 1440],
  ['ua', '/tutors/', 1440],
  ['pl', '/korepetycje/', 1440],
] as const)('the button of a tutor in the catalogue of %s says its words in one line at %s, %i px', async (edition, path, width) => {
  const page = await visit(path, { edition, viewport: { width, height: 844 } })
  await showLetters(page, 'wide')
  const heights = await page.locator('article [data-order]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBe(44)
})

test.each([
  [390, 2],
  [1440, 4],
])('the lists of the footer fill a window of %i px in %i columns', async (width, columns) => {
  const page = await visit('/login', { viewport: { width, height: 844 } })
  const lefts = await page.locator('body > footer h2').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(columns)
})

test.each(['/repetitor/', '/repetitor-online/', '/user-1/', '/user-3/'])(
  '%s grows no wider than 320 px for a reader who spaces letters and words out',
  async (path) => {
    const page = await visit(path, { viewport: { width: 320, height: 800 } })
    await spaceOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

test.each([360, 390, 540, 760])('the footer grows no wider than its window of %i px for that reader', async (width) => {
  const page = await visit('/login', { viewport: { width, height: 800 } })
  await spaceOut(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test.each([1000, 1440])('the fields above a list say whole what was chosen to that reader, %i px', async (width) => {
  const page = await visit('/korepetycje/matematyka/', { edition: 'pl', viewport: { width, height: 800 } })
  await spaceOut(page)
  const cut = await page.locator('[data-filters] button b > span').evaluateAll((all) => all.map((value) => value.scrollWidth > value.clientWidth))
  expect(cut.length).toBeGreaterThan(2)
  expect(new Set(cut)).toEqual(new Set([false]))
})

/** Letters twice as large, as a reader may set them (WCAG 1.4.4): by the browser, whose media queries follow them. */
async function enlarge(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("* { font-family: 'DejaVu Sans' !important; content-visibility: visible !important }")
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

test.each([
  ...(['/', '/user-1/', '/news', '/tutors/'] as const).map((path) => ['us', path] as const),
  ...(['/', '/user-1/', '/repetitor/', '/request/1', '/register', '/test/english/'] as const).map((path) => ['kz', path] as const),
])('%s%s grows no wider than a phone whose letters are twice as large', async (edition, path) => {
  const page = await visit(path, { ...phone, edition })
  await enlarge(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
})

test('what a profile says of its tutor keeps half of a line on a phone whose letters are twice as large', async () => {
  const page = await visit('/user-1/', phone)
  await enlarge(page)
  const shares = await page.locator('main dl.pairs dd').evaluateAll((all) => all.map((one) => one.clientWidth / innerWidth))
  expect(Math.min(...shares)).toBeGreaterThan(0.35)
})

test('the filter of a phone 320 px wide keeps its buttons whole for that reader', async () => {
  const page = await visit('/repetitor/matematika/', { viewport: { width: 320, height: 640 } })
  await spaceOut(page)
  await page.getByRole('button', { name: t.filters.title }).first().click()
  const show = page.getByRole('dialog').getByRole('link', { name: /\d/ })
  await show.waitFor()
  const edges = await show.evaluate((link) => [link.scrollWidth - link.clientWidth, link.getBoundingClientRect().right < innerWidth])
  expect(edges).toEqual([0, true])
})

test('the heading of the filter stays whole on a phone 320 px wide, beside the button that clears it', async () => {
  const page = await visit('/repetitor/', { viewport: { width: 320, height: 640 } })
  await page.getByRole('button', { name: t.filters.title }).first().click()
  const [lines, overhang] = await page
    .getByRole('dialog')
    .getByRole('heading', { name: t.filters.title })
    .evaluate((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      const tops = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)))
      const head = heading.closest('header') as HTMLElement
      return [tops.size, head.scrollWidth - head.clientWidth]
    })
  expect([lines, overhang]).toEqual([1, 0])
})

test.each(['/', '/repetitor/'])('what stands beside a heading of %s goes below it at the left where there is no room', async (path) => {
  const page = await visit(path, { viewport: { width: 320, height: 800 } })
  const edges = await page.locator('h2 + .push').evaluateAll((all) =>
    all
      .map((one) => [one.previousElementSibling?.getBoundingClientRect(), one.getBoundingClientRect()] as const)
      .filter(([head, one]) => head && one.top >= head.bottom)
      .map(([head, one]) => Math.round(one.left - (head?.left ?? 0))),
  )
  expect(edges.length).toBeGreaterThan(0)
  expect(new Set(edges)).toEqual(new Set([0]))
})

test('the whole week of a tutor has room for all its days on a tablet held upright', async () => {
  const page = await visit('/user-1/', { viewport: { width: 768, height: 1024 } })
  await page.getByRole('button', { name: t.tutors.schedule.more }).click()
  const week = page.getByRole('dialog').getByRole('list')
  await week.waitFor()
  expect(await week.evaluate((days) => days.scrollWidth - days.clientWidth)).toBe(0)
})

test.each([
  ['kz', '/privacy-policy'],
  ['kz', '/user-1/'],
  ['ua', '/ru/user-1/'],
] as const)('%s%s breaks no word on a phone 320 px wide', async (edition, path) => {
  const page = await visit(path, { edition, viewport: { width: 320, height: 800 } })
  const [words, broken] = await page.locator('main :is(h1, h2, h3, p, li, dt, dd, a)').evaluateAll((all) => {
    const found = all.flatMap((one) =>
      [...one.childNodes].flatMap((node) =>
        [...(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').matchAll(/\p{L}+/gu) : [])].map(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return { word, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
        }),
      ),
    )
    return [found.length, found.filter(({ lines }) => lines > 1).map(({ word }) => word)] as const
  })
  expect(words).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test.each([360, 390])('the ledger of a wallet shows every sum and what is left whole at %i px, also spaced out', async (width) => {
  const page = await visit('/wallet', { as: 'tutor', viewport: { width, height: 844 } })
  await spaceOut(page)
  const sums = await page.locator('tbody td:nth-child(n + 2)').evaluateAll((all) => all.map((sum) => sum.getBoundingClientRect().right < innerWidth))
  expect(sums.length).toBeGreaterThan(9)
  expect(new Set(sums)).toEqual(new Set([true]))
  expect(await page.locator('section:has(> table)').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('no line of the ledger begins or ends with a dot on a phone', async () => {
  const page = await visit('/wallet', { as: 'tutor', ...phone })
  await spaceOut(page)
  // the dot before what begins a line lies left of it, where it is cut off
  const inSight = await page.locator('tbody td:first-child > span > *').evaluateAll((all) =>
    all.flatMap((part) => {
      const before = part.previousElementSibling
      if (before && before.getBoundingClientRect().top === part.getBoundingClientRect().top) return []
      const { fontSize } = getComputedStyle(part)
      const line = part.parentElement as HTMLElement
      const isCut = getComputedStyle(line).clipPath !== 'none'
      return [!isCut || part.getBoundingClientRect().left + Number.parseFloat(fontSize) > line.getBoundingClientRect().left + 1]
    }),
  )
  expect(inSight.length).toBeGreaterThan(9)
  expect(new Set(inSight)).toEqual(new Set([false]))
})

test('the way back to the top leaves the buttons of a cabinet’s form free on a phone, and its week shows one day at a time', async () => {
  const page = await visit('/profile/', { as: 'tutor', ...phone })
  const toTop = page.getByRole('button', { name: t.layout.scroll_top })
  await page.mouse.wheel(0, 900)
  await toTop.waitFor()
  // where it stands, so that nothing is scrolled to it
  await page.locator('#schedule-edit').evaluate((edit: HTMLElement) => edit.click())
  await page.locator('#schedule form').waitFor()
  await toTop.waitFor({ state: 'hidden' })
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  expect(await toTop.count()).toBe(0)
  expect(await page.locator('#schedule [data-cell]:visible').count()).toBe(28)
})

test('a chat of the list says whole which request it is about to a reader who spaces letters out', async () => {
  const page = await visit('/client_chats', { as: 'client', ...phone })
  await spaceOut(page)
  const cut = await page.locator('main li a > span:nth-of-type(1)').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  expect(cut.length).toBeGreaterThan(1)
  expect(Math.max(...cut)).toBe(0)
})

test('opening hours in the footer stay whole', async () => {
  const page = await visit('/login', { edition: 'pl', viewport: { width: 390, height: 844 } })
  const lines = await page.locator('body > footer li .nowrap').evaluateAll((hours) => hours.map((one) => one.getClientRects().length))
  expect(lines).toEqual([1, 1])
})

test('what a package saves is said in one line on a phone', async () => {
  const page = await visit('/packages/3', phone)
  await showLetters(page, 'narrow')
  const lines = await page.locator('label small:first-of-type').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getClientRects().length
    }),
  )
  expect(lines.length).toBeGreaterThan(4)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('videos stand two in a row on a tablet', async () => {
  const page = await visit('/videos', { viewport: { width: 768, height: 1024 } })
  const lefts = await page.locator('main article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(2)
})

test('a vacancy of the list says of its pay that it is the pay', async () => {
  const page = await visit('/vacancy')
  const { vacancies: words } = t.content
  await page.getByRole('article').getByText(`${words.salary}: `).first().waitFor()
})

test.each([320, 390, 1200])('what a missing page says takes four fifths of a screen of %i px', async (width) => {
  const page = await visit('/missing/', { meets: [404], viewport: { width, height: 800 } })
  const share = await page.locator('main img').evaluate((picture) => {
    const block = picture.closest('section') as HTMLElement
    const { paddingLeft, paddingRight, width } = getComputedStyle(block.parentElement as HTMLElement)
    return block.offsetWidth / (Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
  })
  expect(share).toBeCloseTo(0.8, 2)
})

test.each([390, 768])('the way back to the top stands above the bar of a profile when the footer comes, %i px', async (width) => {
  const page = await visit('/user-1/', { viewport: { width, height: 844 } })
  const up = page.getByRole('button', { name: t.layout.scroll_top })
  await page.mouse.wheel(0, 900)
  await up.waitFor()
  const [bar, arrow] = await page.evaluate(async () => {
    const foot = document.querySelector('body > footer')
    const toFoot = () => (foot?.getBoundingClientRect().top ?? 0) - innerHeight + 60
    // what comes near is laid out, and may be higher than it was taken for
    for (let n = 0; n < 20 && Math.abs(toFoot()) > 1; n += 1) {
      scrollBy({ top: toFoot(), behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    return ['[data-location=sticky_bar]', 'main ~ * button'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  })
  expect(bar?.bottom).toBeLessThan(844 - 60)
  expect(arrow?.bottom).toBeLessThan(bar?.top ?? 0)
})

describe('on a screen of less than 480 px of height', () => {
  const low = { viewport: { width: 320, height: 256 } }

  test.each([
    ['pl', '/korepetycje-online/'],
    ['kz', '/user-1/'],
  ] as const)('nothing of %s %s sticks', async (edition, path) => {
    const page = await visit(path, { edition, ...low })
    await settled(page)
    await page.mouse.wheel(0, 900)
    if (edition === 'pl') await page.locator('[data-school-bar]').waitFor()
    const stuck = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.checkVisibility({ visibilityProperty: true }) &&
              one.getClientRects().length > 0 &&
              /fixed|sticky/.test(getComputedStyle(one).position),
          )
          .map((one) => one.outerHTML.slice(0, 80)),
      )
    expect(stuck).toEqual([])
  })

  test('the bar of the school leaves the page as wide as the window, also spaced out', async () => {
    const page = await visit('/repetitor-online/', low)
    await page.locator('[data-school]').scrollIntoViewIfNeeded()
    await spaceOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('a dialog scrolls as a whole', async () => {
    const page = await visit('/repetitor/', low)
    await page.getByRole('button', { name: t.filters.title }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('link', { name: /\d/ }).waitFor()
    const scrolling = await sheet.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight)
        .map(({ tagName }) => tagName),
    )
    expect(scrolling).toEqual(['DIALOG'])
  })
})

test.each([
  ['/contacts', 'td a'],
  ['/login', 'a[href="/recovery"]'],
  ['/repetitor/matematika/', '[aria-labelledby=figures] p a'],
  ['/news/exam', 'header a'],
])('links of %s that stand alone are as high as a finger needs', async (path, links) => {
  const page = await visit(path, phone)
  const heights = await page.locator(`main ${links}`).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

test.each([360, 390, 768, 1000])('a time of the week with its half of the day stands in one line at %s px', async (width) => {
  const page = await visit('/profile/', { as: 'tutor', edition: 'in', viewport: { width, height: 844 } })
  await page.locator('#schedule-edit').click()
  const times = page.locator('[data-cell] span:visible')
  await times.first().waitFor()
  const lines = await times.evaluateAll((all) => all.map((time) => time.getClientRects().length))
  expect(lines.length).toBeGreaterThan(20)
  expect(new Set(lines)).toEqual(new Set([1]))
})
