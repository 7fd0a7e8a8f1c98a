import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DEMO_TUTOR } from '../../server/demo/accounts.ts'
import { useBrowser } from '../browser.ts'
import { type Account, emailOf, password, signIn } from './accounts.ts'
import { apiOf } from './api.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

const { visit, openTab } = await useBrowser()
const {
  account: { user },
  'account-menu': own,
  'account-staff': bar,
} = t

/** A visitor with a session of their own, which a test may end. */
async function visitAlone(path: string, account: Account): Promise<Page> {
  // who asks for what waits just as the session ends is told so
  const page = await visit('/about', { meets: [401] })
  await signIn(apiOf(page), account)
  await page.goto(path)
  return page
}

const openMenu = (page: Page) => page.getByRole('button', { name: new RegExp(`^${user.label}, `) }).click()

describe('signing out', () => {
  test.each([
    ['client', '/client_orders', '/client-login'],
    ['tutor', '/nz', '/login'],
  ] as const)('leads a %s from %s to %s and closes the cabinet', async (account, cabinet, door) => {
    const page = await visitAlone(cabinet, account)
    await openMenu(page)
    await page.getByRole('button', { name: own.logout }).click()
    await page.waitForURL(door)
    await page.getByRole('button', { name: t.account.login.title, exact: true }).waitFor()
    await page.goto(cabinet)
    expect(new URL(page.url()).pathname).toBe(door)
  })
})

test('a page in another tab follows signing in and out: its header at once, a cabinet to the door', async () => {
  // as above
  const page = await visit('/repetitor/', { meets: [401] })
  const signInButton = (tab: Page) => tab.getByRole('button', { name: t.account.login.title, exact: true })
  await signInButton(page).waitFor()
  const cabinet = await openTab(page, '/about')
  await signIn(apiOf(cabinet), 'tutor')
  await cabinet.goto('/wallet')
  await signInButton(page).waitFor({ state: 'hidden' })
  await openMenu(page)
  await page.getByRole('button', { name: own.logout }).click()
  await cabinet.waitForURL(/\/login\?back=/)
})

test('a cabinet that does not know yet who is here follows signing out in another tab too', async () => {
  const page = await visitAlone('/about', 'tutor')
  const cabinet = await openTab(page, 'about:blank')
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  // the first is held, but all are caught: where Playwright stops catching while a page is being left, the next one may never come
  const waits = [released]
  await cabinet.route('**/api/auth/role/get*', async (route) => {
    await waits.pop()
    await route.continue()
  })
  const asked = cabinet.waitForRequest('**/api/auth/role/get*')
  await cabinet.goto('/wallet')
  await asked
  await openMenu(page)
  await page.getByRole('button', { name: own.logout }).click()
  await page.waitForURL('/login')
  release()
  await cabinet.waitForURL(/\/login\?back=/)
})

test('who is both a tutor and a client changes the role in the menu, which is that of the role and stays so', async () => {
  const page = await visitAlone('/about', 'both')
  // signing in ends the session by which the page may still be asking for its bell
  await settled(page)
  const answer = await apiOf(page).post('/client/auth/login', { login: emailOf('both'), password })
  expect(answer.status).toBe('success')
  await page.reload()
  const menu = page.locator('#account')
  const role = (name: string) => menu.getByRole('radio', { name, exact: true })
  const orders = menu.getByRole('link', { name: own.client_menu.orders, exact: true })

  await openMenu(page)
  await role(own.as_tutor).check()
  await expect.poll(() => orders.count()).toBe(0)
  await role(own.as_client).check()
  await orders.waitFor()
  await page.reload()
  await openMenu(page)
  await orders.waitFor()
  expect(await role(own.as_client).isChecked()).toBe(true)
})

describe('the bar above public pages', () => {
  test('leads staff to the tutor of the page in the panel', async () => {
    const page = await visit('/user-1/', { as: 'staff 1' })
    const links = page.getByRole('navigation', { name: bar.label }).getByRole('link')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual([bar.panel, bar.open_tutor])
    await links.last().click()
    await page.waitForURL('/panel/users_show/1')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('leads staff to the ad of the page in the panel', async () => {
    const page = await visit('/ads', { as: 'staff 1' })
    const answer = await apiOf(page).get('/client/ads', { tutor_id: DEMO_TUTOR.id })
    const [ad] = answer.status === 'success' ? answer.data.ads : []
    await page.goto(`/ads/${ad?.alias}`)
    const links = page.getByRole('navigation', { name: bar.label }).getByRole('link')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual([bar.panel, bar.open_ad])
    await links.last().click()
    await page.waitForURL(`/panel/users_ads/${ad?.id}`)
    await page.getByRole('heading', { level: 1, name: ad?.name ?? '' }).waitFor()
  })

  test.each([undefined, 'client', 'tutor'] as const)('is not drawn for %s', async (as) => {
    const page = await visit('/user-1/', as && { as })
    await settled(page)
    expect(await page.getByRole('navigation', { name: bar.label }).count()).toBe(0)
  })
})

test('the button of the menu on a phone bears an icon of 20 px', async () => {
  const page = await visit('/repetitor/', { viewport: { width: 390, height: 844 } })
  const { width, height } = (await page.getByRole('button', { name: t.layout.menu, exact: true }).locator('svg').boundingBox()) ?? {}
  expect([width, height]).toEqual([20, 20])
})

test('the way back to the top is offered from 400 px on and leads there', async () => {
  const page = await visit('/repetitor/')
  await settled(page)
  const top = page.getByRole('button', { name: t.layout.scroll_top })
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
  await scrollTo(399)
  await settled(page)
  expect(await top.count()).toBe(0)
  await scrollTo(400)
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await top.waitFor({ state: 'detached' })
})

test('back and forward move inside a cabinet without a new page', async () => {
  const page = await visit('/nz', { as: 'tutor' })
  await settled(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  // without the number of unread messages that the header puts before it when it knows
  const title = async () => (await page.title()).replace(/^\(\d+\) /, '')
  const first = await title()
  await page.locator('main a[href="/miy-arhiv-zayavok"]').first().click()
  await page.waitForURL('/miy-arhiv-zayavok')
  await expect.poll(title).not.toBe(first)
  const second = await title()
  await page.goBack()
  await expect.poll(title).toBe(first)
  expect(new URL(page.url()).pathname).toBe('/nz')
  await page.goForward()
  await expect.poll(title).toBe(second)
  expect(await page.locator('html[data-same]').count()).toBe(1)
})
