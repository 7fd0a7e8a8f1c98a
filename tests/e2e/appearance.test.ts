import { expect, test } from 'vitest'
import { dark, light } from '../../theme/tokens.ts'
import { useBrowser } from '../browser.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()

test('a profile is printed in the inks of paper for a reader whose screen is dark', async () => {
  const page = await visit('/user-1/', { colorScheme: 'dark' })
  const ink = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink'))
  expect(await ink()).toBe(dark.ink)
  await page.emulateMedia({ media: 'print' })
  expect(await ink()).toBe(light.ink)
})

test('a printed profile says that its tutor is verified, by the one button that is printed', async () => {
  const page = await visit('/user-1/')
  await page.emulateMedia({ media: 'print' })
  const buttons = page.getByRole('main').getByRole('button')
  expect((await buttons.allInnerTexts()).map((text) => text.trim())).toEqual([t.common.verified])
})

test('a printed profile shows its stars and bars', async () => {
  const page = await visit('/user-1/')
  await page.emulateMedia({ media: 'print' })
  const printed = await page
    .locator('#users_reviews :is(progress, [role=img] > span)')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).printColorAdjust))])
  expect(printed).toEqual(['exact'])
})

test('no part of a printed profile leaves its heading on the page before, and a long one goes on over pages', async () => {
  const page = await visit('/user-1/')
  await page.emulateMedia({ media: 'print' })
  const parts = await page.locator('main section.col:visible').evaluateAll((all) =>
    all.map((part) => {
      const { display, breakInside } = getComputedStyle(part)
      return [display, breakInside, getComputedStyle(part.firstElementChild as Element).breakAfter].join()
    }),
  )
  expect([...new Set(parts)]).toEqual(['block,auto,avoid'])
  expect(await page.locator('#lessons [role=radiogroup]').evaluate((lessons) => getComputedStyle(lessons).display)).toBe('block')
})

test('a printed week breaks no word, and goes on from its heading over pages', async () => {
  const page = await visit('/user-1/', { viewport: { width: 680, height: 900 } })
  await page.emulateMedia({ media: 'print' })
  const week = page.locator('#shedule ul:visible')
  const lines = await week.locator('span').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return [range.getClientRects().length, one.textContent.split(' ').length]
    }),
  )
  expect(lines.length).toBeGreaterThan(0)
  for (const [seen, words] of lines) expect(seen).toBeLessThanOrEqual(words ?? 0)
  const { overflow, breakBefore } = await page.locator('#whole-week').evaluate((whole) => getComputedStyle(whole))
  expect([overflow, breakBefore]).toEqual(['visible', 'avoid'])
})

test('a printed list is of tutors alone, however wide the paper is', async () => {
  const page = await visit('/repetitor/matematika/almaty/', { viewport: { width: 1050, height: 700 } })
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const pressed = main.locator('input, [role=switch], [role=checkbox], [role=radio], button:not(.printed)')
  expect(await pressed.locator('visible=true').count()).toBe(0)
  const width = (part: string) => main.locator(part).evaluate((one) => one.clientWidth)
  expect(await width('#list')).toBe(await width('.split'))
})

test('a printed list names its school tutors, as it names every other', async () => {
  const page = await visit('/repetitor-online/matematika/')
  await page.emulateMedia({ media: 'print' })
  const names = page.locator('#list h2:has(button[formaction])')
  expect(await names.count()).toBeGreaterThan(0)
  for (const name of await names.all()) expect(await name.getByRole('button').isVisible()).toBe(true)
})

test.each(['/repetitor/matematika/almaty/', '/user-1/'])(
  'what scrolls sideways in %s is printed whole, and begins on its heading’s page',
  async (path) => {
    const page = await visit(path, { viewport: { width: 680, height: 900 } })
    const lists = page.locator('main ul:not(#shedule *)')
    const scrolling = await lists.evaluateAll((all) => all.flatMap((one, at) => (getComputedStyle(one).overflowX === 'auto' ? at : [])))
    await page.emulateMedia({ media: 'print' })
    const printed = await lists.evaluateAll((all, scrolled) => {
      const shown = all.filter((one, at) => scrolled.includes(at) && one.checkVisibility()).map((one) => getComputedStyle(one))
      return shown.map(({ display, overflowX }) => `${display} ${overflowX}`)
    }, scrolling)
    expect([...new Set(printed)]).toEqual(['block visible'])
  },
)

test.each(['/news/schedule', '/about', '/vacancy/1'])(
  'the text of %s is printed in blocks: of a grid, what a page cuts would lie over what follows',
  async (path) => {
    const page = await visit(path)
    await page.emulateMedia({ media: 'print' })
    const around = await page.locator('main :is(h2, p, dd):visible').evaluateAll((all) =>
      all.flatMap((text) => {
        const part = text.closest('section, article')?.closest('main .col, main article')
        return part ? getComputedStyle(part).display : []
      }),
    )
    expect([...new Set(around)]).toEqual(['block'])
  },
)

test('in colours that the system forces, only the current tab of a profile has a line', async () => {
  const page = await visit('/user-1/', { forcedColors: 'active' })
  const seen = await page
    .locator('main nav a[href^="#"]')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomStyle !== 'none'))
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual(seen.map((_, at) => at === 0))
})

test.each([
  ['/repetitor-online/', undefined],
  ['/tutor-settings', 'tutor'],
] as const)('in colours that the system forces, a switch of %s that is on shows its knob', async (path, as) => {
  const page = await visit(path, { forcedColors: 'active', ...(as && { as }) })
  const on = page.getByRole('switch', { checked: true }).locator('visible=true').first()
  const track = (await on.locator('span').count()) > 0 ? on.locator('span').first() : on
  const { x, y, width, height } = (await track.boundingBox()) as DOMRect
  /** What lies in the middle of one half of it. */
  const picture = async (at: number) =>
    (await page.screenshot({ clip: { x: x + width * at - 3, y: y + height / 2 - 3, width: 6, height: 6 } })).toString('base64')
  expect(await picture(0.73)).not.toBe(await picture(0.27))
})

test('in colours that the system forces, a toast has an edge', async () => {
  const page = await visit('/affiliate', { as: 'tutor', forcedColors: 'active', permissions: ['clipboard-write'] })
  await page.getByRole('main').getByRole('button').first().click()
  const toast = page.locator('body > [role=status] > div, body > [role=alert] > div')
  await toast.waitFor()
  expect(await toast.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid')
})

test('the option that the keys are at has a ring, and no other', async () => {
  const page = await visit('/')
  const lesson = page.getByRole('combobox', { name: t.search.lesson })
  await lesson.click()
  await page.getByRole('option').first().waitFor()
  await lesson.press('ArrowDown')
  const ringed = () =>
    page.getByRole('option').evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').map(({ id }) => id))
  await expect.poll(ringed).toHaveLength(1)
  expect(await ringed()).toEqual([await lesson.getAttribute('aria-activedescendant')])
})

test('a tool of the editor that is on has a line under it', async () => {
  const page = await visit('/dodaty-blog', { as: 'tutor' })
  await page.getByRole('button', { name: t['tutor-blogs'].form.open }).click()
  const tools = page.getByRole('toolbar')
  const lines = () => tools.getByRole('button', { pressed: true }).evaluateAll((all) => all.map((one) => getComputedStyle(one).boxShadow !== 'none'))
  await tools.waitFor()
  expect(await lines()).toEqual([])
  await page.keyboard.press('Control+b')
  await expect.poll(lines).toEqual([true])
})

test('in colours that the system forces, a bar shows how much of it is full', async () => {
  const page = await visit('/reviews', { forcedColors: 'active' })
  const bar = page.locator('main progress').first()
  const { x, y, width, height } = (await bar.boundingBox()) as DOMRect
  // without its edge, whose corners change with what is under them
  const clip = { x: x + width / 4, y: y + height / 3, width: width / 4, height: height / 3 }
  const picture = async (value: number) => {
    await bar.evaluate((one, value) => Object.assign(one, { value }), value)
    return (await page.screenshot({ clip })).toString('base64')
  }
  expect(await picture(100)).not.toBe(await picture(0))
})

test('in the dark a box that is not ticked and a radio that is not chosen lie on the paper of other fields', async () => {
  const page = await visit('/packages/3', { colorScheme: 'dark' })
  const ground = (field: string) => page.locator(`main ${field}`).evaluateAll(([one]) => one && getComputedStyle(one).backgroundColor)
  const radio = await ground('[type=radio]:not(:checked)')
  await page.goto('/register')
  const paper = await ground('[type=text]')
  expect([radio, await ground('[type=checkbox]')]).toEqual([paper, paper])
})

test('the line of the current tab is as wide as its words, which stand in line with the page', async () => {
  const page = await visit('/user-1/')
  const seen = await page.locator('main nav a[aria-current]').evaluate((tab) => {
    const range = document.createRange()
    range.selectNodeContents(tab)
    const words = range.getBoundingClientRect()
    const heading = document.querySelector('#lessons h2')
    return {
      line: getComputedStyle(tab).backgroundSize,
      beside: tab.getBoundingClientRect().width - words.width,
      words: words.left,
      heading: heading?.getBoundingClientRect().left,
    }
  })
  expect(seen.line).toBe(`calc(100% - ${Math.round(seen.beside)}px) 3px`)
  expect(seen.words).toBe(seen.heading)
})

test.each([390, 800, 1100])('at %i px the way to the top of a profile does not lie on its request', async (width) => {
  const page = await visit('/user-1/', { viewport: { width, height: 800 } })
  await settled(page)
  await page.evaluate(() => scrollTo(0, 1500))
  const top = page.getByRole('button', { name: t.layout.scroll_top })
  await top.waitFor()
  const box = await top.boundingBox()
  const requests = await page.locator('[data-order]').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
  const covered = requests.filter(
    ({ x, y, right, bottom }) => box && box.x < right && box.x + box.width > x && box.y < bottom && box.y + box.height > y,
  )
  expect(covered).toEqual([])
})

test('in colours that the system forces, the bars of steps to come are dotted', async () => {
  const page = await visit('/request/1', { forcedColors: 'active' })
  const bars = await page.locator('nav li').evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopStyle))
  expect(bars).toEqual(['solid', 'dotted', 'dotted', 'dotted'])
})

test('the lists of the footer lead nowhere twice', async () => {
  const page = await visit('/')
  const links = await page.locator('footer li a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.filter((href, at) => links.indexOf(href) !== at)).toEqual([])
})

test('on a phone a crumb that wraps begins at the edge of the page', async () => {
  const page = await visit('/ads', { viewport: { width: 390, height: 800 } })
  await page.locator('main h2 a').first().click()
  await page.waitForURL('**/ads/*')
  const crumbs = page.locator('main nav ol:visible > li')
  const lefts = await crumbs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  const words = await crumbs.last().evaluate((last) => {
    const range = document.createRange()
    range.selectNodeContents(last)
    return range.getClientRects()[0]?.left
  })
  expect(lefts.at(-1)).toBe(lefts[0])
  expect(words).toBe(lefts[0])
})

test('a button beside fields is as high as they are', async () => {
  const page = await visit('/ads', { viewport: { width: 1100, height: 700 } })
  const heights = await page.locator('main form :is(select, button[type=submit])').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(new Set(heights).size).toBe(1)
})

test('the button of the search stands beside its fields, whatever is said under them', async () => {
  const page = await visit('/', { viewport: { width: 1440, height: 800 } })
  await settled(page)
  const button = page.getByRole('button', { name: t.search.search_tutor })
  const lesson = page.getByRole('combobox', { name: t.search.lesson })
  const middleOf = async (control: typeof button) => {
    const box = await control.boundingBox()
    return box && box.y + box.height / 2
  }
  expect(await middleOf(button)).toBe(await middleOf(lesson))
  await lesson.fill('Физрика')
  await button.click()
  await page.getByText(t.search.no_results).waitFor()
  expect(await middleOf(button)).toBe(await middleOf(lesson))
})

test('no exam of the footer stands in a line by itself', async () => {
  const page = await visit('/', { viewport: { width: 768, height: 800 } })
  const exam = 'ЕНТ'
  const links = page.locator('footer a', { hasText: exam })
  const alone = await links.evaluateAll((all, { length }) => {
    const topOf = (text: Node, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    return all.flatMap(({ firstChild: text, textContent }) => {
      const at = textContent.length - length
      return text && topOf(text, at) > topOf(text, at - 2) ? [textContent] : []
    })
  }, exam)
  expect(await links.count()).toBeGreaterThan(0)
  expect(alone).toEqual([])
})

test.each([
  ['a computer draws the whole page, whose picture has nothing blank', {}, true],
  ['a phone draws what lies far below when it comes near', { hasTouch: true, isMobile: true }, false],
])('%s', async (_, hands, isDrawn) => {
  const page = await visit('/repetitor/', { viewport: { width: 390, height: 844 }, ...hands })
  const last = page.locator('[data-order]').last()
  // the browser decides it with the first picture
  await expect.poll(() => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(isDrawn)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})

test('a place that a tutor’s card tells in one line stands beside the words of its button', async () => {
  const page = await visit('/', { viewport: { width: 1440, height: 900 } })
  const apart = await page.locator('main article ul + *').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const middleOf = (one: Element) => {
        const { y, height } = one.getBoundingClientRect()
        return y + height / 2
      }
      const places = button.previousElementSibling as HTMLElement
      return places.offsetHeight < (button as HTMLElement).offsetHeight / 2 + 2 ? Math.abs(middleOf(places) - middleOf(button)) : []
    }),
  )
  expect(apart.length).toBeGreaterThan(0)
  expect(Math.max(...apart)).toBeLessThan(1)
})

test('the words of a table of prices begin and end in line with its rules', async () => {
  const page = await visit('/repetitor/matematika/almaty/')
  const edges = await page.locator('main table').evaluate((table) => {
    const { left, right } = table.getBoundingClientRect()
    const words = (cell: Element | null | undefined) => {
      const range = document.createRange()
      if (cell) range.selectNodeContents(cell)
      return range.getBoundingClientRect()
    }
    const row = table.querySelector('tbody tr')
    return [words(row?.firstElementChild).left - left, right - words(row?.lastElementChild).right].map(Math.round)
  })
  expect(edges).toEqual([0, 0])
})

test('a field that is refused keeps its words where they were, and a box that has to be ticked has its edge', async () => {
  const page = await visit('/register', { meets: [400] })
  await settled(page)
  const insideOf = (name: string) => page.locator(`main [name="${name}"]`).evaluate((field) => [field.clientLeft, field.clientTop])
  const before = await insideOf('lesson_id')
  await page.getByRole('button', { name: t.joining.register.submit }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await insideOf('lesson_id')).toEqual(before)
  const colours = await page
    .locator('main [aria-invalid=true]:not(:focus)')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).borderTopColor))])
  expect(colours).toHaveLength(1)
})

test('what is typed into the search stands in line with its name, and that nothing was found with what is offered', async () => {
  const page = await visit('/', { viewport: { width: 1440, height: 800 } })
  await settled(page)
  const lesson = page.getByRole('combobox', { name: t.search.lesson })
  const [name, typed] = await lesson.evaluate((field: HTMLInputElement) => {
    const { borderLeftWidth, paddingLeft } = getComputedStyle(field)
    const left = field.getBoundingClientRect().left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft)
    return [field.labels?.[0]?.getBoundingClientRect().left, left]
  })
  expect(typed).toBe(name)
  const wordsOf = (one: Element) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().left
  }
  await lesson.click()
  const offered = await page.getByRole('option').first().evaluate(wordsOf)
  await lesson.fill('Физрика')
  expect(await page.getByText(t.search.no_results).evaluate(wordsOf)).toBe(offered)
})

test.each([
  ['a choice', '/user-1/', 'main label:has([type=radio])'],
  ['a page of a list', '/repetitor/', 'main nav a:has-text("2")'],
  ['an answer', '/test/english/start', 'main label:has([type=radio])'],
])('%s gives way under a press', async (_, path, part) => {
  const page = await visit(path)
  await settled(page)
  const one = page.locator(part).locator('visible=true').first()
  await one.hover()
  await page.mouse.down()
  expect(await one.evaluate((pressed) => getComputedStyle(pressed).translate)).toBe('0px 1px')
})

test.each([1100, 800])('at %i px what the mouse is over in the bar of filters keeps within its corners', async (width) => {
  const page = await visit('/repetitor/matematika/almaty/', { viewport: { width, height: 800 } })
  const bar = page.locator('main div:has(> button[popovertarget] + [popover] + button[popovertarget])').locator('visible=true').first()
  const corners = await bar.evaluate((picks) => {
    const outer = getComputedStyle(picks.parentElement as Element).borderRadius
    const [first] = picks.children
    return [outer, first && getComputedStyle(first).borderTopLeftRadius]
  })
  expect(corners[1]).toBe(corners[0])
})

test.each([
  ['the rest of the menu', '/', t.layout.more],
  ['what was verified', '/user-1/', t.common.verified],
])('%s opens along what it stands in', async (_, path, name) => {
  const page = await visit(path, { viewport: { width: 1440, height: 900 } })
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  const opened = page.locator('[popover]:popover-open')
  expect((await opened.boundingBox())?.x).toBe((await button.boundingBox())?.x)
})

test('questions of a list are as wide as the list', async () => {
  const page = await visit('/repetitor/matematika/almaty/', { viewport: { width: 1440, height: 900 } })
  const width = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((one) => one.clientWidth)
  expect(await width('details[name=faq] > summary')).toBe(await width('#list'))
})

test('a printed profile has its lessons as headings, of which none is chosen', async () => {
  const page = await visit('/user-1/')
  await page.emulateMedia({ media: 'print' })
  const looks = await page
    .locator('#lessons label')
    .evaluateAll((all) => all.map((one) => [getComputedStyle(one).borderTopStyle, getComputedStyle(one, '::before').content].join()))
  expect([...new Set(looks)]).toEqual(['none,none'])
})

test('in colours that the system forces, a field that is refused has a thicker edge than others', async () => {
  const page = await visit('/register', { meets: [400], forcedColors: 'active' })
  await settled(page)
  await page.getByRole('button', { name: t.joining.register.submit }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  const edges = (fields: string) => page.locator(fields).evaluateAll((all) => [...new Set(all.map((one) => one.clientLeft))])
  expect(await edges('main [aria-invalid=true]')).toEqual([2])
  expect(await edges('main select:not([aria-invalid])')).toEqual([1])
})
