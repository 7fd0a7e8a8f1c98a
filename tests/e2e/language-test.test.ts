import { expect, test } from 'vitest'
import { type EditionCode, editionOf, languageTag } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { testQuestions } from '../../schemas/language-test-terms.ts'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { ask } from './ask.ts'
import { expectFocus, tabTo } from './keyboard.ts'
import { settled } from './settled.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const words = t['language-test']

test('keys alone take the English test, a reload on the way keeps its answers, and the result leads to tutors of English', async () => {
  const page = await visit('/test/english/')
  const { keyboard } = page
  await tabTo(page, page.getByRole('link', { name: words.begin }))
  await keyboard.press('Enter')
  await page.waitForURL('/test/english/start')
  await settled(page)
  // whoever came by keys goes on by them at once
  for (const { correct_answer } of testQuestions.slice(0, 26)) {
    await keyboard.press(String(correct_answer))
    await keyboard.press('Enter')
  }
  await page.reload()
  await settled(page)
  await page.getByText(words.run.kept).waitFor()
  const question = page.getByRole('group', { name: testQuestions[26]?.question ?? '' })
  await expectFocus(question.locator('legend'))
  expect(await page.getByRole('article', { name: 'A note on the door' }).isVisible()).toBe(true)
  await tabTo(page, page.getByRole('button', { name: words.run.back }))
  await keyboard.press('Enter')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(String(testQuestions[25]?.correct_answer))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: words.run.skip }))
  await keyboard.press('Enter')
  // 31 right answers in all
  for (const [n, { correct_answer }] of testQuestions.slice(27).entries()) {
    await keyboard.press(String(n < 5 ? correct_answer : (correct_answer % 4) + 1))
    await keyboard.press('Enter')
  }
  await page.getByRole('heading', { level: 1, name: `${words.result.title} B2` }).waitFor()
  await page.getByText(fill(words.result.count, { correct: 31, total: 40 })).waitFor()
  await tabTo(page, page.getByRole('link', { name: words.result.find }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/[\w-]+\/anglijskij-yazyk\/$/)
})

test.each<[EditionCode, string]>([
  ['us', '/test/english/start'],
  ['pl', '/test/english/start'],
])('%s has the English test in its language', async (edition, path) => {
  const of = editionOf(edition)
  const { status, html } = await ask(path, { edition })
  expect([status, html.match(/<html[^>]* lang="([^"]+)"/)?.[1]]).toEqual([200, languageTag(of, of.locales[0])])
  // what tells a whole form from one that the script has not reached
  expect(html).toContain('<noscript><input type="hidden" name="whole" value="1"/></noscript>')
  expect(html).toContain(textsOf(of, of.locales[0])['language-test'].sections.reading.task)
})
