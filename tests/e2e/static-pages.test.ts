import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { ask } from './ask.ts'
import { p } from './panel.ts'

const { visit } = await useBrowser()
const words = p.static_pages

test('a page that staff write in the editor is seen by them alone until they show it, stands on the site as written, and is gone when it is hidden', async () => {
  const alias = `p/journey-${Date.now()}`
  const staff = await visit('/panel/pages_show/create/', { as: 'staff 3' })
  await staff.getByRole('textbox', { name: words.fields.name, exact: true }).fill('Как проходят занятия')
  await staff.getByRole('textbox', { name: words.fields.alias }).fill(alias)
  const text = staff.getByRole('textbox', { name: words.text, exact: true })
  await text.click()
  await staff.getByRole('button', { name: p.editor.heading, exact: true }).click()
  // what is typed before the press is done stays a paragraph
  await staff.getByRole('button', { name: p.editor.heading, exact: true, pressed: true }).waitFor()
  await staff.keyboard.type('Первое занятие')
  await staff.keyboard.press('Enter')
  await staff.keyboard.type('Знакомимся и намечаем цель.')
  await staff.getByRole('button', { name: p.common.save, exact: true }).click()
  await staff.waitForURL(/\/panel\/pages_show\/\d+/)
  expect((await ask(`/${alias}`)).status).toBe(404)

  await staff.getByRole('button', { name: p.site_texts.preview }).click()
  const preview = staff.frameLocator('iframe')
  await preview.getByRole('heading', { name: 'Первое занятие' }).waitFor()
  await staff.keyboard.press('Escape')

  await staff.getByRole('button', { name: words.show, exact: true }).click()
  await expect.poll(async () => (await ask(`/${alias}`)).status).toBe(200)
  const guest = await visit(`/${alias}`)
  await guest.getByRole('heading', { level: 2, name: 'Первое занятие' }).waitFor()
  await guest.getByText('Знакомимся и намечаем цель.').waitFor()

  await staff.getByRole('button', { name: words.hide, exact: true }).click()
  await expect.poll(async () => (await ask(`/${alias}`)).status).toBe(404)
  await staff.getByRole('button', { name: p.ra.action.delete }).click()
  await staff.getByRole('dialog').getByRole('button', { name: p.ra.action.delete }).click()
  await staff.waitForURL(/\/panel\/pages_show\/?$/)
})
