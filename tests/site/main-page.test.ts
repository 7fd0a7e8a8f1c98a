import { expect, test } from 'vitest'
import { buildCard, buildCatalogue, buildLists } from '../build/catalogue-answer.ts'
import { showPage, textOf } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links } = buildCatalogue()
const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links }
const lists = {
  top_lessons: [],
  top_cities: [],
  reviews: [],
  news: [],
  blogs: [],
  site_review_stats: null,
  faq_header: '',
  faq: [],
  failed_parts: [],
  filter_lists: buildLists(),
  blocks: {},
}

test('the main page leads to a school tutor by a button of a form that it has', async () => {
  const tutors = [buildCard({ id: 7, status: 6 })]
  const { page } = await showPage('/', { '/client/main_page': { ...meta, ...lists, tutors, stats: { tutors: 1, orders: 2, cities: 3 } } })
  const button = page.querySelector<HTMLButtonElement>('article button')
  expect(button?.getAttribute('formaction')).toBe('/user-7/')
  expect(page.querySelectorAll(`form#${button?.getAttribute('form')}`)).toHaveLength(1)
})

test.each([
  [[] as 'stats'[], 300, '1 репетитор'],
  [['stats' as const], 0, null],
])('a main page without the parts %j is kept for %d seconds and tells the figures %j', async (failed_parts, seconds, figures) => {
  const answer = { ...meta, ...lists, failed_parts, tutors: [], stats: { tutors: 1, orders: 2, cities: 3 } }
  const { page, cacheable } = await showPage('/', { '/client/main_page': answer })
  expect([cacheable, page.querySelector('ul[class*=stats] li')?.textContent ?? null]).toEqual([seconds, figures])
})

test('a main page without the lists of its search shows the rest', async () => {
  const answer = {
    ...meta,
    ...lists,
    filter_lists: null,
    failed_parts: ['filter_lists' as const],
    tutors: [buildCard({ id: 7 })],
    stats: { tutors: 1, orders: 2, cities: 3 },
  }
  const { page } = await showPage('/', { '/client/main_page': answer })
  expect([page.querySelectorAll('search').length, page.querySelectorAll('article').length]).toEqual([0, 1])
})

test('the questions of the main page have a heading as large as that of its other parts', async () => {
  const answer = { ...meta, ...lists, faq_header: 'Вопросы', faq: [['Сколько стоит урок?', 'По-разному.']], tutors: [] }
  const { page } = await showPage('/', { '/client/main_page': { ...answer, stats: { tutors: 1, orders: 2, cities: 3 } } })
  expect([...page.querySelectorAll('main h2')].map((heading) => [textOf(heading), heading.className])).toContainEqual(['Вопросы', ''])
  expect(page.querySelectorAll('main h2.l')).toHaveLength(0)
})

test.each([
  ['kz', 1],
  ['us', 0],
])('the main page of %s offers the English test to who does not read it in English', async (edition, ways) => {
  const answer = { ...meta, ...lists, tutors: [], stats: { tutors: 1, orders: 2, cities: 3 } }
  const { page } = await showPage('/', { '/client/main_page': answer }, { edition })
  expect(page.querySelectorAll('main a[href="/test/english/"]')).toHaveLength(ways)
})
