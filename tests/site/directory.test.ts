import { expect, test } from 'vitest'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { showPage, textOf } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs } = buildCatalogue()
const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs }
const tag = (name: string) => ({ name, link: `repetitor/tag/${name}/`, tutors_count: 1200 })
const group = (letter: string) => ({ letter, items: [tag(letter.toLowerCase())] })
const tags = { ...meta, groups: [group('А'), group('Б')], total_count: 300, page: 1, page_size: 200, pages_count: 2 }

test('a list shows its letters, and each entry with its number', async () => {
  const { page, status } = await showPage('/all-tags/', { '/client/all_tags': tags })
  const main = page.querySelector('main')
  expect(status).toBe(200)
  expect(main?.querySelector('nav a[href="#letter-А"]')).not.toBeNull()
  expect(textOf(main?.querySelector('#letter-А li'))).toBe('а 1 200')
  expect(main?.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/all-tags/?page=2')
})

test('a list of one letter has no choice of letters', async () => {
  const { page } = await showPage('/all-tags/', { '/client/all_tags': { ...tags, groups: [group('А')] } })
  expect(page.querySelector('nav a[href^="#letter"]')).toBeNull()
  expect(page.querySelector('#letter-А a')).not.toBeNull()
})

test('the number of an entry never stands in a line without its name', async () => {
  const { page } = await showPage('/all-tags/', { '/client/all_tags': tags })
  expect(page.querySelector('#letter-А a')?.nextSibling?.textContent).toBe('\u00a0')
})

test('a list shows the way to it above on wide screens, and at its end on narrow ones', async () => {
  const { page } = await showPage('/all-tags/', { '/client/all_tags': tags })
  const trails = [...page.querySelectorAll('main nav:has(> ol)')]
  expect(trails.map((trail) => trail.className.split(' ').at(-1))).toEqual(['from-m', 'to-m'])
})

test('a city leads to its districts too, where they list somebody', async () => {
  const city = (alias: string, districts: string | null) => ({ name: alias, link: `repetitor/${alias}/`, tutors_count: 1, districts })
  const cities = { ...meta, groups: [{ letter: 'A', items: [city('almaty', 'all-district/almaty/'), city('aktau', null)] }], total_count: 2 }
  const { page } = await showPage('/all-cities/', { '/client/all_cities': cities })
  expect([...page.querySelectorAll('#letter-A a')].map((link) => link.getAttribute('href'))).toEqual([
    '/repetitor/almaty/',
    '/all-district/almaty/',
    '/repetitor/aktau/',
  ])
})

test.each([
  ['/all-tags/', {}, { '/client/all_tags': { ...tags, groups: [] } }],
  ['/all-tags-online/', { page: 'x' }, {}],
  ['/all-district/nowhere/', {}, {}],
])('%s without anything to list is no page', async (path, query, answers) => {
  const { status } = await showPage(path, answers as never, { query: new URLSearchParams(query) })
  expect(status).toBe(404)
})

test('the districts of a city that moved stand at its address of today', async () => {
  const refusal = { error: 'not_found', data: { moved_to: 'all-district/almaty/' } } as const
  const { status, location } = await showPage('/all-district/alma-ata/', {}, { refusal })
  expect([status, location]).toEqual([301, expect.stringMatching(/\/all-district\/almaty\/$/)])
})
