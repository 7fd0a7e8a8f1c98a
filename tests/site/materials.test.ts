import { expect, test } from 'vitest'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { showPage } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs } = buildCatalogue()
const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs }

test.each([
  ['a page of ours stays in the language', '/news/exam', '/en/news/exam', null],
  ['a file of ours has none', '/api/uploads/0123456789abcdef.pdf', '/api/uploads/0123456789abcdef.pdf', null],
  ['a page elsewhere is told nothing of us', 'https://tests.example/1.pdf', 'https://tests.example/1.pdf', 'nofollow noopener'],
])('%s', async (_, link, href, rel) => {
  const examination_tests = [{ id: 1, alias: 'a', name: 'Paper', description: '', year: 2026, link, lesson: null }]
  const list = { ...meta, examination_tests, page: 1, total_count: 1, page_size: 20, pages_count: 1 }
  const { page } = await showPage('/materials/', { '/client/examination_tests': list }, { edition: 'pl', language: 'en' })
  const found = page.querySelector('main h3 a')
  expect([found?.getAttribute('href'), found?.getAttribute('rel')]).toEqual([href, rel])
})
