import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { ask } from './ask.ts'
import { p } from './panel.ts'
import { newClient } from './people.ts'
import { sendShortRequest } from './site.ts'

// Nobody else's journey opens profiles of this edition: its visitors are counted.
const edition = editionOf('in')
const words = p.experiments
const weights = [3, 3, 4]

const { visit, openTab } = await useBrowser()

test('a visitor keeps the variant of a running experiment and is counted once in it; when it is stopped all see the variant of most', async () => {
  const staff = await visit('/panel/experiments/', { edition: 'in', as: 'staff 1' })
  // one that an interrupted run left going would go on counting
  for (const running of [false, true]) await save(staff, running)
  await expect.poll(async () => (await newcomers()).size).toBeGreaterThan(1)

  const visitor = await visit('/user-1/', { edition: 'in' })
  const variant = variantIn(await visitor.content())
  const { vid, ga_updated_tutor_schedule } = await cookiesOf(visitor)
  expect(ga_updated_tutor_schedule).toBe(String(variant))
  await expect.poll(async () => (await cookiesOf(visitor)).seen).toMatch(new RegExp(`^updated_tutor_schedule\\.\\d+\\.${variant}\\.$`))
  for (const path of ['/user-2/', '/user-3/', '/user-4/', '/user-5/', '/user-6/']) {
    await visitor.goto(path)
    expect([path, variantIn(await visitor.content())]).toEqual([path, variant])
  }
  await visitor.reload()
  const tab = await openTab(visitor, '/user-1/')
  expect([await visitor.content(), await tab.content()].map(variantIn)).toEqual([variant, variant])
  expect((await cookiesOf(visitor)).vid).toBe(vid)
  expect(await resultsOf(staff)).toEqual([[variant, 1, 0, 0]])

  await sendShortRequest(visitor, newClient(edition), textsOf(edition, 'en'))
  expect(await resultsOf(staff)).toEqual([[variant, 1, 1, 1]])

  await save(staff, false)
  await expect.poll(newcomers).toEqual(new Set([2]))
  await visitor.goto('/user-1/')
  expect(variantIn(await visitor.content())).toBe(2)
  const later = await visit('/user-1/', { edition: 'in' })
  expect([variantIn(await later.content()), (await cookiesOf(later)).vid]).toEqual([2, undefined])
  expect(await resultsOf(staff)).toEqual([[variant, 1, 1, 1]])
})

/** Divides visitors by the weights, or stops. */
async function save(staff: Page, running: boolean) {
  await openForm(staff)
  for (const [variant, weight] of weights.entries()) await staff.getByRole('spinbutton', { name: `${variant}. ` }).fill(String(weight))
  await staff.getByRole('switch', { name: words.fields.running }).setChecked(running)
  await staff.getByRole('button', { name: p.common.save, exact: true }).click()
  await staff
    .getByRole('row', { name: words.names.updated_tutor_schedule })
    .getByText(running ? words.states.running : words.states.stopped, { exact: true })
    .waitFor()
}

async function openForm(staff: Page) {
  await staff.goto('/panel/experiments/')
  await staff.getByRole('link', { name: words.names.updated_tutor_schedule }).click()
  await staff.getByRole('region', { name: words.results }).waitFor()
}

/** Who came to see each variant that somebody saw, who of them opened the form and who sent a request. */
async function resultsOf(staff: Page): Promise<number[][]> {
  await openForm(staff)
  const rows = staff.getByRole('region', { name: words.results }).getByRole('row', { name: /^\d\. / })
  const cells = await rows.evaluateAll((found) => found.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent)))
  return cells.map((row) => row.slice(0, 4).map((text) => Number.parseInt(text, 10))).filter(([, visitors]) => visitors !== 0)
}

/** The variants of twenty browsers that come for the first time; without script they are counted nowhere. */
async function newcomers(): Promise<Set<number>> {
  const pages = await Promise.all(Array.from({ length: 20 }, () => ask('/user-1/', { edition: 'in' })))
  return new Set(pages.map(({ html }) => variantIn(html)))
}

/** The variant by where a profile has its week: after the subjects, before them, or nowhere. */
function variantIn(html: string): number {
  const parts = [...html.matchAll(/href="#(lessons|shedule)"/g)].map(([, part]) => part)
  return ['lessons shedule', 'shedule lessons', 'lessons'].indexOf(parts.join(' '))
}

async function cookiesOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}
