import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { type Answers, showPage, textOf } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs } = buildCatalogue()
const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs }
const none = { ...meta, page: 1, total_count: 0, page_size: 12, pages_count: 0 }
const { search, content } = locales.ru

test.each<[string, string, string, Answers]>([
  ['videos', '/videos', content.videos.all, { '/client/videos': { ...none, videos: [] } }],
  ['blog', '/', content.blog.all, { '/client/blogs': { ...none, blogs: [], lessons: [], lesson: 'music', author: null, blog: null, similar: [] } }],
])('a subject without %s says so and leads to all', async (list, path, label, answers) => {
  const host = list === 'blog' ? { host: 'blog' as const } : {}
  const { status, page } = await showPage(path, answers, { ...host, query: new URLSearchParams({ lesson: 'music' }) })
  const main = page.querySelector('main')
  expect([status, textOf(main?.querySelector('h2'))]).toEqual([200, search.no_results])
  const ways = [...(main?.querySelectorAll('a') ?? [])].map((way) => [way.getAttribute('href'), textOf(way)])
  expect(ways).toContainEqual([path, label])
})
