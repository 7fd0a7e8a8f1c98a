import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { frameOf } from '../../site/layout/frame.ts'
import { routeAt } from '../../site/routes.ts'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { buildTestAnswers } from './language-test/test-answer.ts'
import { showPage } from './show-page.ts'

test.each([
  ['/', 'full', true, true],
  ['/repetitor/', 'full', true, true],
  ['/register', 'none', false, true],
  ['/request/12', 'logo', false, false],
  ['/request/abc', 'logo', false, false],
  ['/request/12/foo', 'logo', false, false],
  ['/test/english/foo', 'languages', false, true],
  ['/nowhere', 'full', true, true],
  ['/test/english/', 'languages', false, true],
  ['/test/english/start', 'languages', false, false],
  ['/login', 'full', false, true],
  ['/client-login/', 'full', false, true],
  ['/recovery', 'full', false, true],
  ['/auth_as_user', 'none', false, false],
  ['/away', 'none', false, false],
])('%s has the header "%s", navigation %s, footer %s', (path, header, navigation, footer) => {
  expect(frameOf(path, routeAt(editionOf('kz'), path)?.frame)).toEqual({ header, navigation, footer })
})

test.each([
  ['/test/english/', 200, true],
  ['/login', 200, false],
  ['/recovery', 200, false],
  ['/nowhere', 404, true],
])('scripts of others come into %s, which answers %i: %s', async (path, status, come) => {
  const shown = await showPage(path, buildTestAnswers(), { guests: { tags: 'https://tags.example/gtm.js' } })
  expect([shown.status, shown.page.documentElement.outerHTML.includes('tags.example')]).toEqual([status, come])
})

test.each(['/request/abc', '/request/12/foo', '/test/english/foo'])(
  '%s, which is not found, has no menus, as what its path is the kind of',
  async (path) => {
    const { status, page } = await showPage(path, buildTestAnswers())
    expect([status, page.querySelector('header nav, header site-island')]).toEqual([404, null])
  },
)

test.each([
  ['/register', true],
  ['/login', true],
  ['/request/abc', true],
  ['/test/english/', true],
  ['/away', false],
])('%s, whose header has no account, has a place for the bar of staff: %s', async (path, has) => {
  const { page } = await showPage(path, { ...buildTestAnswers(), '/tutor/register_options': { lessons: [], cities: [] } })
  expect(page.querySelector('site-island[data-code*="StaffBar"]') !== null).toBe(has)
})

test('the blog takes a campaign along to the site, which has no need to', async () => {
  const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs } = buildCatalogue()
  const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links, breadcrumbs }
  const none = { blogs: [], page: 1, total_count: 0, page_size: 12, pages_count: 0, lessons: [], lesson: null, author: null, blog: null, similar: [] }
  const blog = await showPage('/', { '/client/blogs': { ...meta, ...none } }, { host: 'blog' })
  const taking = (page: Document) => page.querySelector('[data-code*=campaign-on]')?.getAttribute('data-props') ?? null
  expect(taking(blog.page)).toBe('{"site":"https://x.example","paid":["cpc","cpm"]}')
  expect(taking((await showPage('/test/english/', buildTestAnswers())).page)).toBeNull()
})
