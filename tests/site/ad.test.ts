import { expect, test } from 'vitest'
import { buildCard, buildCatalogue } from '../build/catalogue-answer.ts'
import { showPage } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs } = buildCatalogue()
const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs }
const none = { ads: [], total_count: 1, page_size: 12, pages_count: 1, page: 1, lessons: [], cities: [], lesson: null, city: null }

test('an ad asks its tutor for the subject that it offers', async () => {
  const ad = {
    ...{ id: 5, alias: 'exam-5', name: 'Mock exam', preview: 'Two hours', text: '<p>Two hours</p>', status: 3, date_pablish: 1_790_000_000 },
    ...{ lesson: { id: 8, alias: 'maths', name: 'Maths' }, level: null, images: [], tutor: buildCard({ id: 7 }) },
  }
  const { status, page } = await showPage('/ads/exam-5', { '/client/ads': { ...meta, ...none, ad, others: [] } })
  expect([status, page.querySelector('main [data-order]')?.getAttribute('href')]).toEqual([200, '/request/7?lesson=8'])
})
