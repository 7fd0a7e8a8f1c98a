import { expect, test } from 'vitest'
import { buildTestAnswers } from '../language-test/test-answer.ts'
import { type Answers, showPage } from '../show-page.ts'

const popular_lists = { custom_links: [], city: [], lesson: [], cities_lessons: [], matura: [] }
const footer = { countries_list: {}, popular_lists, zno_list: [], school_link: null, lists: [], hidden_pages: [], site_review_stats: null }

/** Where the footer of a kz page leads, when these pages are hidden. */
async function linksBeside(hidden_pages: readonly string[]) {
  const answers = { ...buildTestAnswers(), '/client/footer': { ...footer, hidden_pages } } as unknown as Answers
  const { page } = await showPage('/test/english/', answers)
  return [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
}

test.each([
  ['media', '/media'],
  ['p/cookies', '/p/cookies'],
  ['p/oferta', '/p/oferta'],
])('the footer leads to %s only while staff show it', async (alias, href) => {
  expect(await linksBeside([])).toContain(href)
  const links = await linksBeside([alias])
  expect([links.includes(href), links.includes('/about')]).toEqual([false, true])
})
