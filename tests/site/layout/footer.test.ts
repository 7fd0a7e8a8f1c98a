import { expect, test, vi } from 'vitest'
import { buildTestAnswers } from '../language-test/test-answer.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const popular_lists = { custom_links: [], city: [], lesson: [], cities_lessons: [], matura: [] }
const footer = { countries_list: {}, popular_lists, zno_list: [], school_link: null, lists: [], hidden_pages: [], site_review_stats: null }

/** The footer of a page whose call answers so. */
async function show(answer: object, edition = 'kz') {
  const answers = { ...buildTestAnswers(), '/client/footer': { ...footer, ...answer } } as unknown as Answers
  const { page } = await showPage('/test/english/', answers, { edition })
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(`footer ${selector}`)]
  return { all, text: textOf(page.querySelector('footer')) }
}

/** Where it leads when these pages are hidden. */
const linksBeside = async (hidden_pages: readonly string[]) => (await show({ hidden_pages })).all('a').map((link) => link.getAttribute('href'))

test.each([
  ['media', '/media'],
  ['p/cookies', '/p/cookies'],
  ['p/oferta', '/p/oferta'],
])('the footer leads to %s only while staff show it', async (alias, href) => {
  expect(await linksBeside([])).toContain(href)
  const links = await linksBeside([alias])
  expect([links.includes(href), links.includes('/about')]).toEqual([false, true])
})

test.each([
  ['of no reviews', [], { avg_review_mark: 0, total_count: 0 }],
  ['that is not known', [], null],
  ['of some', ['4,912 отзывов о сайте'], { avg_review_mark: 4.86, total_count: 12 }],
])('the mark of the site %s stands in the footer as %j', async (_, said, site_review_stats) => {
  const { all } = await show({ site_review_stats })
  expect(all('.row > a[href="/reviews"]').map(textOf)).toEqual(said)
})

test('the footer leads to the countries that have a site, and names the others', async () => {
  const { all } = await show({ countries_list: { kz: { href: 'https://kz.example', name: 'Казахстан' }, uk: { href: null, name: 'Британия' } } })
  expect(all('#countries a').map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([['https://kz.example', 'Казахстан']])
  expect(all('#countries li').map(textOf)).toEqual(['Казахстан', 'Британия'])
})

test.each([
  ['2024-06-01T00:00Z', 'kz', '© 2024 Docento'],
  ['2026-12-31T18:59Z', 'kz', '© 2024–2026 Docento'],
  ['2026-12-31T19:00Z', 'kz', '© 2024–2027 Docento'],
  ['2027-01-01T04:59Z', 'us', '© 2024–2026 Docento'],
])('at %s the footer of %s says %s, by the clock of its country', async (moment, edition, said) => {
  vi.setSystemTime(new Date(moment))
  expect((await show({}, edition)).text).toContain(said)
})

test.each([
  ['kz', 'repetitor/matematika/ent/', ['Подготовка: ЕНТ']],
  ['us', 'tutors/math/sat/', []],
])('the footer of %s leads to /%s under the name of its exam, where it has one: %j', async (edition, url, titles) => {
  const { all } = await show({ zno_list: [{ url, name: 'Exam' }] }, edition)
  const columns = all('div').filter((column) => column.querySelector(`:scope > ul > li > a[href="/${url}"]`))
  expect(columns.map((column) => textOf(column.querySelector('h2')))).toEqual(titles)
})
