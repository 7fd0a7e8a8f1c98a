import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { password } from './accounts.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()

test('a tutor is told of a wrong password, is asked before typed words are lost, and finds the place of a list again', async () => {
  const page = await visit('/nz', { as: 'tutor', meets: [400] })
  await page.locator('#cabinet[data-awake]').waitFor()
  // an entry of the menu, which comes with the finger and a press would scroll to
  await page.locator('[popovertarget=account]').hover()
  const settings = page.locator('#account a[href="/tutor-settings"]')
  await settings.waitFor({ state: 'attached' })
  await page.evaluate(() => window.scrollTo(0, 400))
  await settings.evaluate((link: HTMLAnchorElement) => link.click())
  const field = (name: 'old_password' | 'password' | 'confirm_password') => page.getByLabel(t.settings.password[name], { exact: true })
  await field('old_password').fill('wrong-password-1')
  await field('password').fill(password)
  await field('confirm_password').fill(password)

  await page.goBack()
  await page.getByRole('button', { name: t.common.stay }).click()
  expect([new URL(page.url()).pathname, await field('password').inputValue()]).toEqual(['/tutor-settings', password])

  await page.getByRole('button', { name: t.settings.password.save }).click()
  await page.getByText(t['errors-auth'].password_wrong).waitFor()

  // saving would end the sessions of the journeys beside it
  await page.goBack()
  await page.getByRole('button', { name: t.common.leave }).click()
  await page.waitForURL('**/nz')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})
