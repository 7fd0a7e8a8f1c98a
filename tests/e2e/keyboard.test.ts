import { expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { emailOf, password } from './accounts.ts'
import { newCaller } from './api.ts'
import { expectFocus, tabTo } from './keyboard.ts'
import { p } from './panel.ts'
import { newClient, sendRequest } from './people.ts'
import { settled } from './settled.ts'
import { expectToast, t } from './site.ts'

const { visit } = await useBrowser()

/** Whether nothing lies over the middle of an element, and it has not scrolled away. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('keys alone search for a tutor, narrow the list, read reviews and open the order form', async () => {
  const page = await visit('/')
  const { keyboard } = page
  await keyboard.press('Tab')
  await expectFocus(page.getByRole('link', { name: t.layout.skip }))
  await keyboard.press('Enter')
  await expectFocus(page.getByRole('main'))

  const lesson = page.getByRole('combobox', { name: t.search.lesson })
  const city = page.getByRole('combobox', { name: t.search.city })
  await tabTo(page, lesson)
  await keyboard.type('Матем')
  await page.getByRole('option', { name: 'Математика', exact: true }).waitFor()
  await keyboard.press('Enter')
  await expect.poll(() => lesson.inputValue()).toBe('Математика')
  await tabTo(page, city)
  await keyboard.type('Алм')
  await page.getByRole('option', { name: 'Алматы', exact: true }).waitFor()
  await keyboard.press('Escape')
  await expect.poll(() => city.inputValue()).toBe('')
  await keyboard.type('Алм')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect.poll(() => city.inputValue()).toBe('Алматы')
  const online = page.getByRole('switch', { name: t.search.online })
  await tabTo(page, online)
  await keyboard.press('Space')
  await city.waitFor({ state: 'detached' })
  await keyboard.press('Space')
  await city.waitFor()
  await tabTo(page, page.getByRole('button', { name: t.search.search_tutor }))
  await keyboard.press('Enter')
  await page.waitForURL('/repetitor/matematika/almaty/')
  await settled(page)

  const level = page.getByRole('button', { name: new RegExp(`^${t.filters.level}`) })
  await tabTo(page, level)
  await keyboard.press('Enter')
  const levels = page.getByRole('group', { name: t.filters.level })
  await levels.waitFor()
  await keyboard.press('ArrowDown')
  await expectFocus(levels.getByRole('link').first())
  await keyboard.press('Escape')
  await levels.waitFor({ state: 'hidden' })
  await expectFocus(level)

  const rating = page.locator('article [data-reviews]').first()
  await tabTo(page, rating)
  await keyboard.press('Enter')
  const reviews = page.getByRole('dialog')
  const closes = reviews.getByRole('button', { name: t.reviews.close })
  await expectFocus(closes)
  // what follows the popover is what follows the link that opened it
  for (let stop = 0; stop < 4; stop += 1) await keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#list') !== null)).toBe(true)
  await keyboard.press('Escape')
  await reviews.waitFor({ state: 'hidden' })
  await rating.focus()
  await keyboard.press('Enter')
  await expectFocus(closes)
  await keyboard.press('Escape')
  await reviews.waitFor({ state: 'hidden' })
  await expectFocus(rating)

  const request = page.getByRole('article').first().getByRole('link', { name: t.tutors.request })
  await tabTo(page, request)
  await keyboard.press('Enter')
  const form = page.getByRole('dialog').locator('form')
  await form.waitFor()
  await keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await expectFocus(request)
})

test('who leaves a search by its cross has its first match taken, and no list left over the page', async () => {
  const page = await visit('/')
  const lesson = page.getByRole('combobox', { name: t.search.lesson })
  await tabTo(page, lesson)
  await page.keyboard.type('Матем')
  await page.getByRole('option', { name: 'Математика', exact: true }).waitFor()
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('button', { name: new RegExp(`: ${t.search.lesson}$`) }))
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('combobox', { name: t.search.city }))
  await expect.poll(() => lesson.inputValue()).toBe('Математика')
  expect(await page.getByRole('listbox').count()).toBe(0)
})

test('on a phone the focus leaves no menu and no reviews open over what it goes to', async () => {
  const page = await visit('/repetitor/', { viewport: { width: 390, height: 844 } })
  await settled(page)
  for (const opener of [page.getByRole('button', { name: t.layout.menu, exact: true }), page.locator('article [data-reviews]').first()]) {
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const popover = page.locator(':popover-open')
    await popover.getByRole('link').or(popover.getByRole('button')).first().waitFor()
    // what watches the focus comes with the press
    await page.locator('site-island[data-when="press [popovertarget]"][data-awake]').waitFor({ state: 'attached' })
    for (let stop = 0; stop < 25 && (await popover.count()) > 0; stop += 1) await page.keyboard.press('Tab')
    expect(await popover.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
})

test('what Shift and Tab reach stands below the bar of the school', async () => {
  const page = await visit('/korepetycje-online/', { edition: 'pl', viewport: { width: 390, height: 700 } })
  await settled(page)
  await page.locator('footer a:visible').last().focus()
  await page.locator('[data-school-bar]').waitFor()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(
      await page.evaluate(() => {
        const bar = document.querySelector('[data-school]')?.getBoundingClientRect().bottom ?? 0
        const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 }
        return bottom > bar || document.activeElement?.matches('[data-school]') || document.activeElement?.textContent
      }),
    ).toBe(true)
  }
})

test.each(['/repetitor/matematika/?place=tutor', '/user-1/'])('in lines of %s that scroll, all that Tab reaches is seen whole', async (path) => {
  const page = await visit(path, { viewport: { width: 390, height: 844 } })
  await settled(page)
  let stops = 0
  for (let press = 0; press < 45; press += 1) {
    await page.keyboard.press('Tab')
    const edges = await page.evaluate(() => {
      const at = document.activeElement
      for (let line = at?.parentElement; line && line !== document.body; line = line.parentElement) {
        if (getComputedStyle(line).overflowX !== 'auto' || line.scrollWidth <= line.clientWidth) continue
        const { left, right } = at?.getBoundingClientRect() ?? { left: 0, right: 0 }
        return [left, right]
      }
      return null
    })
    if (!edges) continue
    stops += 1
    expect(edges.every((edge) => edge >= 0 && edge <= 390)).toBe(true)
  }
  expect(stops).toBeGreaterThan(3)
})

test('letters that are searched for are marked in a list of choices', async () => {
  const page = await visit('/repetitor/')
  await page.locator('main [popovertarget=pick-lesson]').click()
  await page.keyboard.type('мат')
  const choice = page.locator('#pick-lesson li:visible a').first()
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(0)
  const [mark, plain] = await choice.evaluate((link) =>
    [getComputedStyle(link, '::highlight(found)'), getComputedStyle(link)].map((s) => s.backgroundColor),
  )
  expect(mark).not.toBe(plain)
})

test('a heading that what was sent leads to has the focus, and no ring of what can be pressed', async () => {
  const page = await visit('/contacts?sent=1#write', { viewport: { width: 390, height: 844 } })
  const heading = page.locator('#write')
  await page.keyboard.press('Shift')
  await heading.focus()
  await expectFocus(heading)
  expect(await heading.evaluate((one) => [one.matches(':focus-visible'), getComputedStyle(one).outlineStyle])).toEqual([true, 'none'])
})

test('keys alone send the order form, which asks before it is closed, and steer the order', async () => {
  const page = await visit('/user-1/')
  const { keyboard } = page
  const dana = newClient()
  await settled(page)
  const open = page.getByRole('complementary').getByRole('link', { name: t.tutors.request })
  await tabTo(page, open)
  await keyboard.press('Enter')
  const next = (step: keyof typeof t.requests.next) => page.getByRole('button', { name: t.requests.next[step] })
  const lesson = page.getByRole('checkbox', { name: 'Математика', exact: true })
  await tabTo(page, lesson)
  await keyboard.press('Space')
  const question = page.getByRole('alertdialog')
  const stay = question.getByRole('button', { name: t.requests.leave.stay })
  for (const answer of ['Escape', 'Enter']) {
    await keyboard.press('Escape')
    await expectFocus(stay)
    await keyboard.press('Tab')
    await expectFocus(question.getByRole('button', { name: t.requests.leave.leave }))
    await keyboard.press('Tab')
    await expectFocus(stay)
    await keyboard.press(answer)
    await question.waitFor({ state: 'detached' })
    await expectFocus(lesson)
  }
  expect(await lesson.isChecked()).toBe(true)
  await tabTo(page, next('place'))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: t.common.online }))
  await keyboard.press('Space')
  await tabTo(page, next('details'))
  await keyboard.press('Enter')
  // the longest step begins with the names of the steps in sight
  await expectFocus(page.locator('#order-form-step'))
  await expect.poll(() => page.getByRole('navigation', { name: t.requests.steps.label }).evaluate(isInSight)).toBe(true)
  await tabTo(page, page.getByRole('textbox', { name: t.requests.details.wishes }))
  await keyboard.type('Только вечером')
  await tabTo(page, next('contacts'))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: t.requests.contacts.name }))
  await keyboard.type(dana.client_name)
  await tabTo(page, page.getByRole('textbox', { name: t.common.phone }))
  await keyboard.type(dana.phone_plain)
  await tabTo(page, page.getByRole('checkbox'))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  const past = page.getByRole('link', { name: t['school-offer'].no })
  await past.waitFor()
  await tabTo(page, past)
  await keyboard.press('Enter')
  await page.waitForURL(/\/o\/\d+$/)

  await settled(page)
  const client = t['orders-client']
  const words = t['orders-client-dialogs'].ask
  const ask = page.getByRole('button', { name: client.order.ask })
  await tabTo(page, ask)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(ask)
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: new RegExp(`^${words.submit}: `) }).first())
  await keyboard.press('Enter')
  await expectToast(page, new RegExp(`^${fill(words.done, { name: '' })}`))
  const rate = page.getByLabel(client.order.rate)
  await tabTo(page, rate)
  await keyboard.press('ArrowDown')
  await expectToast(page, t.orders.done)
})

test('keys alone sign staff in and steer an order in the panel', async () => {
  const order_id = await sendRequest(newCaller().api, newClient())
  const page = await visit('/panel/')
  const { keyboard } = page
  await expectFocus(page.getByRole('textbox', { name: p.sign_in.login }))
  await keyboard.type(emailOf('staff 2'))
  await tabTo(page, page.getByLabel(p.sign_in.password))
  await keyboard.type(password)
  await keyboard.press('Enter')
  await page.waitForURL('/panel/users_orders/')

  const search = page.getByRole('combobox', { name: p.layout.search })
  await tabTo(page, search)
  await keyboard.type(String(order_id))
  await keyboard.press('Enter')
  const row = page.getByRole('main').getByRole('link', { name: String(order_id), exact: true })
  await row.waitFor()
  await tabTo(page, row)
  await keyboard.press('Enter')

  const bar = page.getByRole('region', { name: p.orders.bar })
  const pause = bar.getByRole('button', { name: p.orders.actions.set_pause })
  await pause.waitFor()
  await tabTo(page, pause)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: p.orders.pause.title })
  await dialog.waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(pause)
  await tabTo(page, bar.getByRole('button', { name: p.orders.actions.set_lost }))
  await keyboard.press('Space')
  await page.getByRole('dialog', { name: p.orders.lost.title }).waitFor()
  await keyboard.press('Escape')
  await page.reload()
  await tabTo(page, bar.getByRole('button', { name: p.orders.actions.set_processing }))
  await keyboard.press('Enter')
  await expectToast(page, p.toast.saved)
})

test('Esc leads from a view of the phone’s filter to the filter each time', async () => {
  const page = await visit('/repetitor/', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: t.filters.title }).first().click()
  const sheet = page.getByRole('dialog')
  const city = sheet.getByRole('button', { name: new RegExp(`^${t.filters.city}`) })
  await city.focus()
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Enter')
    await sheet.getByRole('heading', { name: t.filters.city }).waitFor()
    await page.keyboard.press('Escape')
    await expectFocus(city)
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

test('the ring of a row of the phone’s filter leaves the words under it free', async () => {
  const page = await visit('/repetitor/', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: t.filters.title }).first().click()
  const level = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${t.filters.level}`) })
  await tabTo(page, level)
  await page.keyboard.press('Enter')
  const words = page.getByRole('alert').getByText(t.filters.choose_lesson)
  await words.waitFor()
  const ring = await level.evaluate((row) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(row)
    return row.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  expect((await words.boundingBox())?.y).toBeGreaterThanOrEqual(ring)
})
