import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count()
const account = 'header button[popovertarget=account]'

test.each([
  ['ua', 767, 0, 2],
  ['ua', 768, 1, 0],
  ['pl', 767, 0, 1],
  ['pl', 768, 0, 0],
] as const)(
  'in %s, %i px wide, the header has %i switchers of the language, its menu leads to %i more',
  async (edition, width, switchers, others) => {
    const page = await visit('/', { edition, viewport: { width, height: 800 } })
    expect(await seen(page, 'header [popovertarget=languages]')).toBe(switchers)
    await page.getByRole('button', { name: textsOf(editionOf(edition), edition).layout.menu, exact: true }).click()
    expect(await seen(page, '#menu a[data-language]')).toBe(others)
  },
)

test.each([
  [999, 1, 0],
  [1000, 0, 1],
])('at %i px the header has %i burgers, and %i menus with an arrow at the portrait', async (width, burgers, menus) => {
  const page = await visit('/about', { as: 'client', viewport: { width, height: 800 } })
  await page.locator(account).waitFor()
  expect([await seen(page, 'header [popovertarget=menu]'), await seen(page, 'header nav'), await seen(page, `${account} > svg`)]).toEqual([
    burgers,
    menus,
    menus,
  ])
})

test.each([
  [767, 0],
  [768, 2],
])('who is both a tutor and a client may change the role in the menu at %i px by %i buttons', async (width, buttons) => {
  const page = await visit('/about', { as: 'both', viewport: { width, height: 800 } })
  await page.locator(account).click()
  await page.getByRole('button', { name: t['account-menu'].logout }).waitFor()
  await page.locator('#account [name=role]').first().waitFor({ state: 'attached' })
  expect(await seen(page, '#account [name=role]')).toBe(buttons)
})

test.each([
  ['tutor', 0],
  ['client', 1],
  [undefined, 1],
] as const)('the menus show a %s %i ways to the vacancies', async (as, ways) => {
  const page = await visit('/about', as && { as })
  if (as) await page.locator(account).waitFor()
  await page.getByRole('button', { name: t.layout.more, exact: true }).click()
  expect(await seen(page, '#more a[href="/news"]')).toBe(1)
  expect(await seen(page, '#more a[href="/vacancy"]')).toBe(ways)
})
