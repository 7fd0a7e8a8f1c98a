import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { emailOf, password } from './accounts.ts'
import { apiAs, newCaller } from './api.ts'
import { expectFocus, tabTo } from './keyboard.ts'
import { p } from './panel.ts'
import { linkInMessage, newClient, sendRequest } from './people.ts'
import { openFirst } from './screens/openings.ts'
import { settled } from './settled.ts'
import { choose, expectSignedIn, fillContacts, t, touch } from './site.ts'

const { visit, openTab } = await useBrowser()
const links = (page: Page, selector: string) => page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Addresses with this in them that the page asks for from now on. */
function noteRequests(page: Page, part: string): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) seen.push(request.url())
  })
  return seen
}

describe('what opens later on a public page', () => {
  test('fetches its styles with its code, and nothing of the cabinets', async () => {
    const page = await visit('/repetitor/')
    const [styles, scripts] = [noteRequests(page, '/styles/'), noteRequests(page, '/assets/')]
    await settled(page)
    expect(styles).toEqual([])
    expect(await page.locator('style').textContent()).not.toContain('.OrderForm_')
    await page.locator('[data-order]').first().click()
    const choice = page.getByRole('dialog').getByRole('checkbox').or(page.getByRole('dialog').getByRole('radio')).first()
    await choice.waitFor({ state: 'attached' })
    expect(styles.length).toBe(1)
    expect(await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).borderTopLeftRadius)).not.toBe('0px')
    expect(scripts.filter((url) => /\/client-/.test(url))).toEqual([])
  })
})

describe('the token of a mailed link', () => {
  test('signs in once and leaves the address, the rest of which stays', async () => {
    const dana = newClient()
    await sendRequest(newCaller().api, dana)
    const staff = await apiAs('staff 1')
    const link = new URL(await linkInMessage(staff, dana.email, 'client_order_created'), 'http://site')

    const reader = await visit(`/contacts?ak=${link.searchParams.get('ak')}&utm_source=mail#main`)
    await reader.waitForURL('/contacts?utm_source=mail#main')
    await expectSignedIn(reader)

    const late = await visit(`/contacts?ak=${link.searchParams.get('ak')}`, { meets: [409] })
    await late.waitForURL('/contacts')
    await late.getByRole('button', { name: t.account.login.title, exact: true }).waitFor()
  })

  test('of an order shows it while another client is signed in', async () => {
    const [page, staff] = [await visit('/'), await apiAs('staff 1')]
    for (const client of [newClient(), newClient()]) {
      await sendRequest(newCaller().api, client)
      const link = await linkInMessage(staff, client.email, 'client_order_created')
      const order = new URL(link, 'http://site').pathname
      await page.goto(link)
      await page.waitForURL((url) => url.pathname === order && url.search === '')
      await page.locator('#cabinet h1').waitFor()
    }
  })

  test('that nobody issued leaves the address too, and the visitor stays who they were', async () => {
    const client = await visit('/contacts?ak=nonsense', { as: 'client', meets: [400, 409] })
    await client.waitForURL('/contacts')
    await expectSignedIn(client)
  })
})

describe('the token of a mailed link where there is no sign-in menu', () => {
  test.each(['/login', '/client-login', '/recovery', '/request/1'])('leaves the address at %s, though nobody issued it', async (path) => {
    const page = await visit(`${path}?ak=nonsense&utm_source=mail`, { meets: [400, 409] })
    await page.waitForURL(`${path}?utm_source=mail`)
  })

  test('signs in', async () => {
    const dana = newClient()
    await sendRequest(newCaller().api, dana)
    const staff = await apiAs('staff 1')
    const link = new URL(await linkInMessage(staff, dana.email, 'client_order_created'), 'http://site')
    const page = await visit(`/client-login?ak=${link.searchParams.get('ak')}`)
    await page.waitForURL((url) => !url.searchParams.has('ak'))
    await page.goto('/contacts')
    await expectSignedIn(page)
  })
})

test('of similar tutors five stand beside each other, four, three or one where there is less room', async () => {
  const page = await visit('/user-1/')
  const line = page.locator('section[aria-labelledby=similar-title] ul')
  const shown = () =>
    line.evaluate((at) => [...at.children].filter((card) => card.getBoundingClientRect().right <= at.getBoundingClientRect().right + 1).length)
  for (const [width, count] of [
    [1223, 5],
    [1222, 4],
    [1200, 4],
    [1199, 3],
    [767, 3],
    [766, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await shown()]).toEqual([width, count])
  }
})

describe('on paper', () => {
  test.each([
    ['/user-1/', {}],
    ['/repetitor/', { undecided: true }],
    ['/client_orders', { as: 'client' }],
  ] as const)('%s is its text alone: no header, footer, banner, nothing to press', async (path, visitor) => {
    const page = await visit(path, visitor)
    await page.emulateMedia({ media: 'print' })
    const pressed = page.locator(
      'body > header, body > footer, button:not(.printed), nav, search, a:is([data-order], [data-packages]), [data-consent], .screen',
    )
    expect(await pressed.count()).toBeGreaterThan(0)
    expect(await pressed.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    const colours = await page.locator('main').evaluate((main) => {
      const link = [...main.querySelectorAll('a')].find((one) => one.checkVisibility())
      return link?.parentElement && [getComputedStyle(link).color, getComputedStyle(link.parentElement).color]
    })
    expect(colours?.[0]).toBe(colours?.[1])
  })
})

test('the language switcher remembers the language that was chosen', async () => {
  const page = await visit('/about', { edition: 'ua' })
  await page.getByRole('button', { name: /^Мова/ }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('/en/about')
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en')
})

describe('the catalogue', () => {
  test('snaps a price down to a point and drops an end that limits nothing', async () => {
    const page = await visit('/repetitor/?rate_from=2350&rate_to=30000')
    const from = page.getByRole('slider', { name: t.filters.price_from })
    const to = page.getByRole('slider', { name: t.filters.price_to })
    expect(await from.getAttribute('aria-valuetext')).toMatch(/^2\s200\s₸$/)
    expect(await to.getAttribute('aria-valuetext')).toMatch(/^30\s000\s₸$/)
    await touch(from)
    await from.press('ArrowLeft')
    await to.press('ArrowLeft')
    await page.getByRole('complementary').getByRole('button', { name: t.filters.show, exact: true }).click()
    await page.waitForURL('/repetitor/?rate_to=27000')
    expect(await to.getAttribute('aria-valuetext')).toMatch(/^27\s000\s₸$/)
  })

  test('keeps the thumbs of the price apart', async () => {
    const page = await visit('/repetitor/')
    const from = page.getByRole('slider', { name: t.filters.price_from })
    await touch(from)
    await from.press('End')
    expect(await from.getAttribute('aria-valuetext')).toMatch(/^27\s000\s₸$/)
  })

  test("opens a phone's full filter by finger and by keys, again and again, and closes it where it was opened", async () => {
    const page = await visit('/repetitor/matematika/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    const all = page.getByRole('button', { name: new RegExp(`^${t.filters.title}`) }).locator('visible=true')
    const level = page.getByRole('button', { name: t.filters.level, exact: true })
    const sheet = (name: string) => page.getByRole('dialog', { name, exact: true })
    await all.tap()
    await sheet(t.filters.title).getByRole('button', { name: t.filters.close }).tap()
    await sheet(t.filters.title).waitFor({ state: 'detached' })
    await expectFocus(all)
    await page.keyboard.press('Enter')
    await sheet(t.filters.title).waitFor()
    await page.keyboard.press('Escape')
    await expectFocus(all)
    await tabTo(page, level)
    await page.keyboard.press('Enter')
    await sheet(t.filters.level).getByRole('radio').nth(1).check()
    await sheet(t.filters.level).getByRole('button', { name: t.filters.next }).click()
    await sheet(t.filters.title).getByRole('link').click()
    await page.waitForURL(/\/repetitor\/matematika\/[\w-]+\/$/)
    await page.goBack()
    await all.tap()
    await sheet(t.filters.title).waitFor()
  })

  test('forgets the city when online is chosen', async () => {
    const page = await visit('/repetitor/matematika/almaty/')
    await page.getByRole('switch', { name: t.filters.online }).click()
    await page.waitForURL('/repetitor-online/matematika/')
  })

  test("reads a tutor's further subjects on in the same line, once they are opened", async () => {
    const page = await visit('/repetitor/')
    const more = page.locator('article details').first()
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no part of it
    const shown = () => more.evaluate((details: HTMLElement) => details.innerText)
    const closed = await shown()
    await more.locator('summary').click()
    expect(await shown()).toMatch(new RegExp(`^${closed}[^\\n]+$`))
  })

  test('finds the arrow of an answer turned once it is unfolded', async () => {
    const page = await visit('/')
    const answer = page.locator('main details:has(summary > svg)').first()
    const turned = () => answer.locator('summary > svg').evaluate((svg) => getComputedStyle(svg).rotate)
    expect(await turned()).toBe('90deg')
    await answer.locator('summary').click()
    await expect.poll(turned).toBe('-90deg')
  })

  test('is searched online without a city, whose room the subject takes', async () => {
    const page = await visit('/')
    const widthOfSubject = async () => (await page.getByRole('combobox', { name: t.search.lesson }).boundingBox())?.width ?? 0
    const beside = await widthOfSubject()
    await choose(page, t.search.lesson, 'Физика')
    await choose(page, t.search.city, 'Астана')
    await page.getByRole('switch', { name: t.search.online }).check()
    expect(await page.getByRole('combobox', { name: t.search.city }).count()).toBe(0)
    expect(await widthOfSubject()).toBeGreaterThan(1.5 * beside)
    await page.getByRole('button', { name: t.search.search_tutor }).click()
    await page.waitForURL('/repetitor-online/fizika/')
  })

  test('loads reviews at hover, once a session, and leads on to all of more than ten', async () => {
    const page = await visit('/repetitor/matematika/almaty/')
    await settled(page)
    const asked = noteRequests(page, '/api/client/tutor/reviews')
    const rating = page.locator('[data-reviews][href="/user-1/#users_reviews"]')
    const loaded = page.waitForResponse(/\/api\/client\/tutor\/reviews$/)
    await rating.hover()
    await loaded
    await rating.click()
    const popover = page.getByRole('dialog', { name: /^Анна М\., \d+ отзыв/ })
    await popover.getByRole('listitem').first().waitFor()
    expect(await popover.getByRole('listitem').count()).toBe(10)
    expect(await links(page, '#tutor-reviews p a')).toEqual(['/user-1/#users_reviews'])
    expect((await popover.locator('p a').boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('reviews_1') ?? '[]').length)).toBe(10)

    await page.reload()
    await settled(page)
    await rating.click()
    await popover.waitFor()
    expect(asked).toHaveLength(1)
  })
})

describe("a profile's tabs", () => {
  const marked = (page: Page) => page.locator('main nav a[aria-current=true]').getAttribute('href')

  test('mark the part that is read, and the first again after a jump to the top', async () => {
    const page = await visit('/user-1/')
    await settled(page)
    const jumpTo = (hash?: string) =>
      page.evaluate((id) => {
        const { top } = (document.querySelector(id ?? 'html') as Element).getBoundingClientRect()
        window.scrollBy({ top, behavior: 'instant' })
      }, hash)
    expect(await marked(page)).toBe('#lessons')
    await jumpTo('#users_reviews')
    await expect.poll(() => marked(page)).toBe('#users_reviews')
    await jumpTo()
    await expect.poll(() => marked(page)).toBe('#lessons')
  })

  test.each([390, 1440])('each mark themselves once pressed at %i px, however short the part is', async (width) => {
    const page = await visit('/user-1/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await settled(page)
    for (const hash of ['#video', '#lessons', '#about_tutor', '#shedule', '#users_reviews']) {
      await page.locator(`main nav a[href="${hash}"]`).click()
      await page.waitForURL(`**${hash}`)
      await expect.poll(() => marked(page)).toBe(hash)
      // scrolling there marks no neighbour after it
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await marked(page)).toBe(hash)
    }
  })
})

describe("a tutor's bell", () => {
  test('opens while something waits, and closes when another screen is opened', async () => {
    const page = await visit('/nz', { as: 'tutor' })
    await settled(page)
    const bell = page.getByRole('button', { name: new RegExp(`^${t.account.bell.label}, `) })
    await bell.click()
    const list = page.getByRole('dialog', { name: t.account.bell.label })
    await list.getByRole('link').first().click()
    await page.waitForURL(/\/zayavka\/\d+\/$/)
    await list.waitFor({ state: 'hidden' })
  })

  test('does not open when nothing waits', async () => {
    const page = await visit('about:blank', { as: 'school tutor' })
    const kinds = ['personal_orders', 'potential_orders', 'assigned', 'waiting_for_pay', 'deadline_pay_date', 'overdue_pay_date']
    const nothing = { count: 0, ...Object.fromEntries(kinds.map((kind) => [kind, []])), wallet_balance: 0 }
    await page.route('**/api/tutor/on_site_notifications', (route) => route.fulfill({ json: { status: 'success', error: null, data: nothing } }))
    await page.goto('/nz')
    await settled(page)
    await page.getByRole('button', { name: `${t.account.bell.label}, 0 уведомлений` }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('the panel', () => {
  test('exports nothing without a filter, and says so for four seconds', async () => {
    const page = await visit('/panel/users_orders/', { as: 'staff 1' })
    const exported = noteRequests(page, 'export')
    await page.getByRole('table').waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.getByRole('button', { name: p.orders.export.button }).click()
    const toast = page.getByRole('alert').getByText(p.orders.export.no_filter)
    await toast.waitFor()
    await page.clock.runFor(3900)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await toast.waitFor({ state: 'hidden' })
    expect(exported).toEqual([])
    await page.getByRole('button', { name: p.toast.reopen_error }).click()
    await toast.waitFor()
    await page.getByRole('alert').getByRole('button', { name: p.common.close }).click()
    await toast.waitFor({ state: 'hidden' })
  })

  test('says what came of an action above the buttons of a dialog as large as the window', async () => {
    const page = await visit('/panel/admins_show/2/', { as: 'staff 1', viewport: { width: 390, height: 844 }, meets: [403] })
    await page.route('**/hand_over', (route) => route.fulfill({ status: 403, json: { status: 'error', error: 'forbidden', data: null } }))
    const handOver = (within: Page | Locator) => within.getByRole('button', { name: p.staff.hand_over.verb, exact: true })
    await handOver(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: p.staff.fields.in_turn }).click()
    await handOver(dialog).click()
    await page.locator('[role=alert] button').waitFor()
    await handOver(dialog).click({ trial: true, timeout: 2000 })
  })

  test('asks before unsaved changes are left', async () => {
    const page = await visit('/panel/users_orders/?filter={"status":[2]}', { as: 'staff 1' })
    await page.getByRole('table').getByRole('link').first().click()
    await page.waitForURL(/\/users_orders\/\d+\/$/)
    const order = page.url()
    await page.getByRole('button', { name: p.common.edit }).click()
    await page.getByRole('textbox', { name: p.fields.wishes }).fill('Передзвонити ввечері')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
    })
    const away = page.getByRole('navigation').getByRole('link', { name: p.menu.users_show })
    await away.click()
    await expect.poll(() => asked.length).toBe(1)
    expect(page.url()).toBe(order)
    await away.click()
    await page.waitForURL('/panel/users_show/')
    expect(asked).toHaveLength(2)
  })

  test('keeps the filters of a list in the address, which shows the same in another tab', async () => {
    const page = await visit('/panel/users_orders/', { as: 'staff 2' })
    await page
      .getByRole('group', { name: p.filters.status })
      .getByRole('button', { name: /^На паузі/ })
      .click()
    await page.waitForURL(/filter=/)
    const shown = page.getByRole('table').getByRole('link').first()
    const tab = await openTab(page, page.url())
    const first = await tab.getByRole('table').getByRole('link').first().textContent()
    // the address is there before its rows are
    await expect.poll(() => shown.textContent()).toBe(first)
  })
})

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false }

  test('the search and the links of the catalogue lead to tutors', async () => {
    const page = await visit('/', { ...plain, meets: [400] })
    await page.getByRole('combobox', { name: t.search.lesson }).fill('Физрика')
    await page.getByRole('button', { name: t.search.search_tutor }).click()
    await page.getByText(t.search.no_results).waitFor()
    expect(await page.getByRole('combobox', { name: t.search.lesson }).inputValue()).toBe('Физрика')
    expect(await page.locator(':focus').getAttribute('name')).toBe('lesson')
    await page.getByRole('combobox', { name: t.search.lesson }).fill('Физика')
    await page.getByRole('combobox', { name: t.search.city }).fill('Астана')
    await page.getByRole('button', { name: t.search.search_tutor }).click()
    await page.waitForURL('/repetitor/fizika/astana/')
    await page
      .getByRole('radio', { name: t.filters.online })
      .or(page.getByRole('link', { name: t.filters.online }))
      .first()
      .click()
    await page.waitForURL(/place=online/)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/user-\d+\/$/)
  })

  test('the way back through the steps of a request leads to each as it was, a refused one too', async () => {
    const page = await visit('/request/1', { ...plain, meets: [400] })
    const next = page.getByRole('button', { name: t.requests.next.place })
    const refusal = page.getByText(t['errors-requests'].empty_lesson)
    const online = page.getByRole('checkbox', { name: t.common.online })
    await next.click()
    await refusal.waitFor()
    await page.getByRole('checkbox').first().check()
    await next.click()
    await online.waitFor()
    await page.goBack()
    await refusal.waitFor()
    await page.goBack()
    await next.waitFor()
    expect(await refusal.count()).toBe(0)
  })

  test('a phone has all of the filter: subject, price, place and order', async () => {
    const page = await visit('/repetitor/', { ...plain, viewport: { width: 390, height: 844 } })
    const pick = async (list: string, name: string, path: string | RegExp) => {
      await page.locator(`button[popovertarget=${list}]`).click()
      await page.locator(`#${list}`).getByRole('link', { name, exact: true }).click()
      await page.waitForURL(path)
    }
    await pick('pick-lesson', 'Физика', '/repetitor/fizika/')
    await page.getByRole('spinbutton', { name: t.filters.price_to }).fill('8000')
    await page.getByRole('complementary').getByRole('button', { name: t.filters.show }).click()
    await page.waitForURL(/rate_to=8000/)
    await page.getByRole('link', { name: t['enums-requests'].place.tutor }).click()
    await page.waitForURL(/place=tutor/)
    await pick('pick-sort', t['enums-catalogue'].sort.rate_asc, /place=tutor&sort=rate_asc/)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test('the order form is sent to its end', async () => {
    const page = await visit('/request/1', { ...plain, meets: [400] })
    const form = page.locator('form#order-form')
    await page.getByRole('button', { name: t.requests.next.place }).click()
    await page.getByText(t['errors-requests'].empty_lesson).waitFor()
    await form.getByRole('checkbox', { name: 'Математика' }).check()
    await page.getByRole('button', { name: t.requests.next.place }).click()
    await form.getByRole('checkbox', { name: t.common.online }).check()
    await page.getByRole('button', { name: t.requests.next.details }).click()
    await page.getByRole('button', { name: t.common.back }).click()
    expect(await form.getByRole('checkbox', { name: t.common.online }).isChecked()).toBe(true)
    await page.getByRole('button', { name: t.requests.next.details }).click()
    await page.getByRole('button', { name: t.requests.next.contacts }).click()
    await fillContacts(page, newClient())
    await page.getByRole('button', { name: t.requests.send }).click()
    await page.getByRole('button', { name: t['school-offer'].ask }).click()
    await page.getByText(t['school-offer'].responce).waitFor()
    await page.getByRole('link', { name: t['school-offer'].open }).click()
    await page.waitForURL(/\/o\/\d+$/)
    await page.getByText(fill(t['orders-client'].order.steps.asked, { name: 'Анна' })).waitFor()
  })

  test('clients and tutors sign in, and are told what is wrong', async () => {
    const page = await visit('/client-login', { ...plain, meets: [400] })
    const signIn = () => page.getByRole('button', { name: t.auth.submit, exact: true }).click()
    await page.getByRole('textbox', { name: t.auth.client.login }).fill(emailOf('client'))
    await signIn()
    await page.getByText(t.errors.required).waitFor()
    await page.getByLabel(t.auth.password).fill(password)
    await signIn()
    await page.waitForURL('/client_orders')

    await page.goto('/login')
    await page.getByRole('textbox', { name: t.auth.email }).fill(emailOf('tutor'))
    await page.getByLabel(t.auth.password).fill(password)
    await signIn()
    await page.waitForURL('/nz')
    await page.getByRole('main').locator('a[href^="/zayavka/"]').first().waitFor()
  })
})

test('a link after a dot is called by its words alone', async () => {
  const page = await visit('/wallet', { as: 'tutor' })
  const main = page.getByRole('main')
  await main.locator('.dots a').first().waitFor()
  expect(await main.getByRole('link', { name: '·' }).count()).toBe(0)
})

test.each([
  ['/client_profile', 'client', '/settings', ''],
  ['/client_orders', 'client', '/client_orders', '/o/'],
  ['/nz', 'tutor', '/nz', '/zayavka/'],
] as const)('from %s on, the link that stands alone in a line is as high as a finger needs', async (path, as, to, folder) => {
  const page = await visit(path, { as })
  if (folder) await openFirst(folder)(page)
  const box = await page.locator(`main p > a[href="${to}"]:only-child`).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(24)
})
