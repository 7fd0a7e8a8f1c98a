import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { p, signInAsStaff } from './panel.ts'

const { visit } = await useBrowser()
const words = p.schedule

test('keys alone plan the week of a manager, which stays after it is saved and loaded again', async () => {
  const page = await visit('/panel/')
  await signInAsStaff(page, 'staff 1')
  await page.goto('/panel/admins_schedule/?week=2031-03-03')
  // Monday and Tuesday of a week that no other test plans
  const [monday, tuesday] = [page.locator('[data-cell="6 2031-03-03"]'), page.locator('[data-cell="6 2031-03-04"]')]
  await monday.click()
  const before = await monday.textContent()
  await page
    .getByRole('button', { name: /03-03-2031/ })
    .and(page.locator('[value=date]'))
    .click()
  await monday.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => monday.textContent()).not.toBe(before)
  const after = await monday.textContent()
  await page.getByRole('button', { name: p.common.save }).click()
  await page.getByRole('status').getByText(p.toast.saved).waitFor()
  await page.reload()
  await monday.waitFor()
  await expect.poll(() => monday.textContent()).toBe(after)
  await tuesday.click()
  await page.getByRole('button', { name: words.back_to_week }).click()
  await monday.click()
  await page.getByRole('button', { name: words.back_to_week }).click()
  await page.getByRole('button', { name: p.common.save }).click()
  await page.getByRole('status').getByText(p.toast.saved).waitFor()
  await expect.poll(() => monday.textContent()).toBe(before)
  await page.close()
})
