import { expect, test } from 'vitest'
import { dark, light } from '../../theme/tokens.ts'
import { useBrowser } from '../browser.ts'

const { visit } = await useBrowser()

test('a profile is printed in the inks of paper for a reader whose screen is dark', async () => {
  const page = await visit('/user-1/', { colorScheme: 'dark' })
  const ink = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink'))
  expect(await ink()).toBe(dark.ink)
  await page.emulateMedia({ media: 'print' })
  expect(await ink()).toBe(light.ink)
})

test('in colours that the system forces, only the current tab of a profile has a line', async () => {
  const page = await visit('/user-1/', { forcedColors: 'active' })
  const seen = await page.locator('main nav a[href^="#"]').evaluateAll((tabs) => {
    const ground = getComputedStyle(document.documentElement).backgroundColor
    return tabs.map((tab) => getComputedStyle(tab).borderBottomColor !== ground)
  })
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual(seen.map((_, at) => at === 0))
})

test('in the dark a box that is not ticked and a radio that is not chosen lie on the paper of other fields', async () => {
  const page = await visit('/packages/3', { colorScheme: 'dark' })
  const ground = (field: string) => page.locator(`main ${field}`).evaluateAll(([one]) => one && getComputedStyle(one).backgroundColor)
  const radio = await ground('[type=radio]:not(:checked)')
  await page.goto('/register')
  const paper = await ground('[type=text]')
  expect([radio, await ground('[type=checkbox]')]).toEqual([paper, paper])
})
