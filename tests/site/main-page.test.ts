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

test.each(['kz', 'us'])('the main page of %s offers the English test, as the footer does in every language', async (edition) => {
  const answer = { ...meta, ...lists, tutors: [], stats: { tutors: 1, orders: 2, cities: 3 } }
  const { page } = await showPage('/', { '/client/main_page': answer }, { edition })
  expect(page.querySelectorAll('main a[href="/test/english/"]')).toHaveLength(1)
})

const stats = { tutors: 1, orders: 2, cities: 3 }

test('a subject of the main page leads to its tutors and to those of its levels, below all subjects and above all cities', async () => {
  const levels = [{ name: 'IELTS', link: 'repetitor/anglijskij/ielts/' }]
  const top_lessons = [{ id: 1, name: 'Английский язык', alias: 'anglijskij', link: 'repetitor/anglijskij/', tutors_count: 24, levels }]
  const top_cities = [{ id: 1, name: 'Алматы', alias: 'almaty', link: 'repetitor/almaty/', tutors_count: 103 }]
  const { page } = await showPage('/', { '/client/main_page': { ...meta, ...lists, top_lessons, top_cities, tutors: [], stats } })
  const ways = [...page.querySelectorAll('[aria-labelledby=lessons] a')].map((way) => way.getAttribute('href'))
  expect(ways).toEqual(['/all-subjects/', '/repetitor/anglijskij/', '/repetitor/anglijskij/ielts/', '/repetitor/almaty/', '/all-cities/'])
  expect(textOf(page.querySelector('[aria-labelledby=lessons]'))).toContain('24 репетитора')
})

test('a main page whose subjects can not be had shows the cities still', async () => {
  const top_cities = [{ id: 1, name: 'Алматы', alias: 'almaty', link: 'repetitor/almaty/', tutors_count: 103 }]
  const answer = { ...meta, ...lists, top_cities, failed_parts: ['top_lessons' as const], tutors: [], stats }
  const { page } = await showPage('/', { '/client/main_page': answer })
  expect(page.querySelectorAll('main a[href="/repetitor/almaty/"]')).toHaveLength(1)
})

test('a review of the main page leads to its tutor, to one of the school by a button', async () => {
  const said = { review_text: 'Понятно', client_name: 'Вера', tutor_avg_review_rate: 5, mark: '5', date: 1, lang: 'ru' }
  const reviews = [
    { ...said, tutor_id: 7, tutor_name: 'Дана К.', tutor_status: 3 },
    { ...said, tutor_id: 8, tutor_name: 'Илья П.', tutor_status: 6 },
  ]
  const { page } = await showPage('/', { '/client/main_page': { ...meta, ...lists, reviews, tutors: [], stats } })
  const ways = [...page.querySelectorAll('[aria-labelledby=reviews] li :is(a, button)')]
  expect(ways.map((way) => [way.localName, way.getAttribute('href') ?? way.getAttribute('formaction'), textOf(way)])).toEqual([
    ['a', '/user-7/', 'Дана К.'],
    ['button', '/user-8/', 'Илья П.'],
  ])
})

test('a review of the main page in another language of the edition says so', async () => {
  const said = { tutor_id: 7, tutor_name: 'Дана К.', tutor_status: 3, client_name: 'Вера', tutor_avg_review_rate: 5, mark: '5' }
  const reviews = ['ua', 'ru'].map((lang, date) => ({ ...said, review_text: lang, date, lang }))
  const answer = { ...meta, ...lists, reviews, tutors: [], stats: { tutors: 1, orders: 2, cities: 3 } }
  const { page } = await showPage('/', { '/client/main_page': answer }, { edition: 'ua', language: 'ru' })
  expect([...page.querySelectorAll('blockquote')].map((quote) => quote.lang)).toEqual(['uk', ''])
})

test('a tutor of the main page is told as in a list: what is taught, where, and whether the profile is verified', async () => {
  const lessons = ['Алгебра', 'Геометрия', 'Физика', 'Химия'].map((name, id) => ({ id, name, rname: name }))
  const tutors = [buildCard({ id: 7, verified: true, lessons, work_online: true })]
  const { page } = await showPage('/', { '/client/main_page': { ...meta, ...lists, tutors, stats } })
  const entry = textOf(page.querySelector('article'))
  expect(entry).toContain('Алгебра · Геометрия · Физика')
  expect(entry).not.toContain('Химия')
  expect([entry.includes('Онлайн'), entry.includes('Проверено')]).toEqual([true, true])
})

test.each([
  [null, 0],
  [{ avg_review_mark: 4.6, total_count: 0 }, 0],
  [{ avg_review_mark: 4.6, total_count: 14 }, 1],
])('the main page tells how the site is rated only where somebody rated it: %j', async (site_review_stats, ways) => {
  const { page } = await showPage('/', { '/client/main_page': { ...meta, ...lists, site_review_stats, tutors: [], stats } })
  expect(page.querySelectorAll('main ul[class*=stats] a[href="/reviews"]')).toHaveLength(ways)
})

test('the main page counts tutors of a city as the country writes its numbers', async () => {
  const top_cities = [{ id: 1, name: 'Puebla', alias: 'puebla', link: 'profesores/puebla/', tutors_count: 1234 }]
  const answer = { ...meta, ...lists, top_cities, tutors: [], stats: { tutors: 1, orders: 2, cities: 3 } }
  const { page } = await showPage('/', { '/client/main_page': answer }, { edition: 'mx' })
  expect(textOf(page.querySelector('a[href="/profesores/puebla/"] + .num'))).toBe('1,234')
})
