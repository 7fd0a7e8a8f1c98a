import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { emailOf, signIn } from './accounts.ts'
import { apiOf } from './api.ts'
import { p } from './panel.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const { sign_in, acting, layout } = p
const bar = t['account-staff']

describe('the sign-in of staff at the provider', () => {
  async function leave(meets: number[] = []) {
    const page = await visit('/panel/users_orders/', { meets: [401, ...meets] })
    await page.getByRole('button', { name: sign_in.openid.enter.replace('{name}', 'Example') }).click()
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/sign-in\//)
    return page
  }
  const answerAs = async (page: Page, email: string) => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  test('leads back to the screen that they wanted', async () => {
    const page = await leave()
    await answerAs(page, emailOf('staff 2'))
    await page.waitForURL('/panel/users_orders/')
    await page.getByRole('navigation', { name: p.menu.label }).waitFor()
  })

  test('says in words that nobody here has the address, and that it was cancelled', async () => {
    const page = await leave([409])
    await answerAs(page, 'nobody@example.test')
    await page.getByRole('alert').getByText(sign_in.openid.nobody).waitFor()
    expect(new URL(page.url()).search).toBe('')
    const other = await leave()
    await other.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('alert').getByText(sign_in.openid.denied).waitFor()
  })
})

describe('acting for somebody', () => {
  /** Presses the button of a record, says what for, and answers the tab that opens. */
  async function act(page: Page, kind: keyof typeof acting.kinds) {
    await page.getByRole('button', { name: acting.kinds[kind], exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: p.fields.reason }).fill('Просить допомогти')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: acting.enter, exact: true }).click()
    return opened
  }

  test.each([
    ['client', '/panel/clients_show/1/', '/client_orders'],
    ['tutor', '/panel/users_show/1/', '/profile/'],
  ] as const)('a %s: the cabinet opens with a bar, whose button leads back and closes it', async (kind, record, cabinet) => {
    const page = await visit('/about')
    await signIn(apiOf(page), 'staff 1')
    await page.goto(record)
    const site = await act(page, kind)
    await site.waitForURL(cabinet)
    await expect.poll(() => site.getByRole('timer').textContent()).toMatch(/\b59:\d\d\b/)
    // a form has no menus, but the bar
    await site.goto('/request/')
    await site.getByRole('timer').waitFor()
    await site.getByRole('button', { name: bar.leave }).click()
    await site.waitForURL(record)
    await site.goto(cabinet)
    expect(new URL(site.url()).pathname).toBe(kind === 'client' ? '/client-login' : '/login')
  })

  test('a colleague: their back office opens under a bar, and one’s own comes back', async () => {
    const page = await visit('/about')
    await signIn(apiOf(page), 'staff 1')
    await page.goto('/panel/admins_show/3/')
    const panel = await act(page, 'admin')
    await panel.waitForURL('/panel/pages_show/')
    const ribbon = panel.getByRole('region', { name: layout.acting.label })
    await ribbon.getByRole('timer').waitFor()
    await ribbon.getByRole('button', { name: layout.acting.leave }).click()
    await panel.waitForURL('/panel/admins_show/3/')
    await panel.getByRole('heading', { level: 1 }).waitFor()
    expect(await ribbon.count()).toBe(0)
  })
})
