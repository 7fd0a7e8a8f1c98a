import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { password } from './accounts.ts'

const { visit } = await useBrowser()
const { leaving, settings } = locales.ru

test('a tutor deletes the profile, reads it on every page of the cabinet, and takes it back', async () => {
  const page = await visit('/tutor-settings#delete', { as: 'revision tutor', viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: settings.deletion.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(leaving.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: leaving.submit }).click()
  const back = page.getByRole('button', { name: leaving.asked.take_back })
  await back.waitFor()
  expect(await page.getByRole('button', { name: settings.deletion.ask }).count()).toBe(0)

  await page.goto('/wallet')
  await page.getByText(leaving.asked.hidden).waitFor()
  await back.click()
  await page.getByText(leaving.asked.done).waitFor()
  await back.waitFor({ state: 'detached' })

  await page.goto('/tutor-settings')
  await page.getByRole('button', { name: settings.deletion.ask }).waitFor()
})
