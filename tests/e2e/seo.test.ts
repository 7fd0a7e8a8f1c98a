import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { p } from './panel.ts'

const { visit } = await useBrowser()
const words = p.core_files

/** Puts a word in the place of the product's on the screen of a language; '' gives it back. */
async function say(page: Page, file: number, key: string, text: string) {
  await page.goto(`/panel/core_files/${file}/`)
  await page.getByRole('searchbox', { name: words.find }).fill(key)
  await page.getByRole('textbox', { name: key, exact: true }).fill(text)
  const saved = page.waitForResponse('**/api/admin/seo/core_files/save')
  await page.getByRole('button', { name: p.common.save, exact: true }).click()
  await saved
}

const RU = 3
const UA = 2

test('a word that staff save stands on the site within seconds, in what wakes in the browser too, and is the product’s again when it is given back', async () => {
  const staff = await visit('about:blank', { as: 'staff 3' })
  const guest = await visit('/repetitor/')
  await guest.setViewportSize({ width: 390, height: 844 })
  const { close, title } = locales.ru.filters
  await say(staff, RU, 'filters.title', 'Что важно <b>вам</b>')
  const openFilter = async () => {
    await guest.goto('/repetitor/')
    await guest.locator('[data-filter]').first().click()
    const dialog = guest.getByRole('dialog')
    await dialog.getByRole('button', { name: close }).first().waitFor()
    return dialog.textContent()
  }
  await expect.poll(openFilter).toContain('Что важно <b>вам</b>')
  await say(staff, RU, 'filters.title', '')
  await expect.poll(openFilter).toContain(title)
})

test('a word of the back office is said by it at its next start', async () => {
  const staff = await visit('about:blank', { as: 'staff 3' })
  await say(staff, UA, 'panel.menu.pages_show', 'Наші сторінки')
  const menu = staff.getByRole('navigation', { name: p.menu.label })
  const opened = async () => {
    await staff.goto('/panel/pages_show/')
    return [await staff.getByRole('heading', { level: 1 }).textContent(), await menu.getByText('Наші сторінки').count()]
  }
  await expect.poll(opened).toEqual(['Наші сторінки', 1])
  await say(staff, UA, 'panel.menu.pages_show', '')
})

test('robots.txt says what staff saved, and what it said before when they go back to that version', async () => {
  const staff = await visit('/panel/core_files/', { as: 'staff 3' })
  const robots = () => staff.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text())
  const before = await robots()
  const others = staff.getByRole('region', { name: words.versions }).getByRole('button', { name: words.look })
  await others.first().waitFor()
  const were = await others.count()
  const field = staff.getByRole('textbox', { name: words.robots })
  await field.fill(`${await field.inputValue()}\n\nUser-agent: TestBot\nDisallow: /`)
  await staff.getByRole('button', { name: p.common.save, exact: true }).click()
  await expect.poll(robots).toContain('User-agent: TestBot')
  // the version of before is the first of the others as soon as the list has the new one
  await expect.poll(() => others.count()).toBe(were + 1)
  await others.first().click()
  await staff.getByRole('dialog').getByRole('button', { name: words.restore }).click()
  await expect.poll(robots).toBe(before)
})

test('an H2 text that staff save stands below its catalogue page within seconds', async () => {
  const staff = await visit('/panel/users_filter_combinations/', { as: 'staff 3' })
  const api = apiOf(staff)
  const { h2texts } = (await api.get('/admin/seo/tutors/h2texts', {})).data as unknown as { h2texts: { h2text_id: number; path: string }[] }
  const [first] = h2texts.filter(({ path }) => path)
  const h2 = `Как выбрать ${Date.now()}`
  await staff.goto(`/panel/users_filter_combinations/${first?.h2text_id}/`)
  const field = staff.getByRole('textbox', { name: p.seo.fields.h2, exact: true }).first()
  const was = await field.inputValue()
  const save = async (text: string) => {
    await field.fill(text)
    await staff.getByRole('button', { name: p.common.save, exact: true }).click()
  }
  await save(h2)
  const guest = await visit(`/${first?.path}`)
  const shown = async () => {
    await guest.goto(`/${first?.path}`)
    return guest.getByRole('heading', { name: h2 }).count()
  }
  await expect.poll(shown).toBe(1)
  await save(was)
  await expect.poll(shown).toBe(0)
})
