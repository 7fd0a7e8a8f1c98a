import { describe, expect, test } from 'vitest'
import type { Answers } from './show-page.ts'
import { showPage, textOf } from './show-page.ts'

type Answer = NonNullable<Answers['/client/news']>

const card = {
  id: 7,
  alias: 'schedule',
  name: 'Расписание видно в анкете',
  preview: 'Кратко о неделе',
  image: { url: `/api/uploads/${'a'.repeat(32)}.webp`, width: 1200, height: 900 },
  category: { alias: 'service', name: 'Сервис' },
  published_at: 1_700_000_000,
}
const meta = {
  metatags: { title: 'Новости', metad: 'Что нового', h1: 'Новости' },
  meta_robots: 'index, follow',
  meta_canonical: 'https://x.example/news',
  hreflangs: { current_site: [], other_sites: [] },
  hreflangs_main: '',
  open_graph: {},
  microdata: {},
}
const list: Answer = {
  news: [card],
  total_count: 13,
  page_size: 12,
  pages_count: 2,
  page: 1,
  categories: [
    { alias: 'service', name: 'Сервис', count: 9 },
    { alias: 'tips', name: 'Советы', count: 4 },
  ],
  category: 'service',
  article: null,
  similar: [],
  breadcrumbs: [
    { name: 'Docento', link: '' },
    { name: 'Новости', link: null },
  ],
  lang_links: {},
  ...meta,
}
const article: Answer = {
  ...list,
  news: [],
  similar: [{ ...card, id: 8, alias: 'chat' }],
  article: { ...card, text: '<p>Слова</p>', contents: [], minutes: 2, rating: { avg: 4.5, count: 2 }, faq_header: '', faq: [] },
}
const hrefs = (page: Document, of: string) => [...page.querySelectorAll(of)].map((link) => link.getAttribute('href'))

describe('the list of news', () => {
  test('shows the way here, and none where it is the first page of its host', async () => {
    const way = async (breadcrumbs: Answer['breadcrumbs']) => {
      const { page } = await showPage('/news', { '/client/news': { ...list, breadcrumbs } })
      return [...page.querySelectorAll('main nav > ol')].map((trail) => trail.textContent)
    }
    expect(await way(list.breadcrumbs)).toEqual(['DocentoНовости', 'DocentoНовости'])
    expect(await way(list.breadcrumbs.slice(1))).toEqual([])
  })

  test('says one number alike beside a category and below the list', async () => {
    const categories = [{ alias: 'service', name: 'Servicio', count: 1234 }, ...list.categories]
    const { page } = await showPage('/news', { '/client/news': { ...list, categories, total_count: 1234 } }, { edition: 'mx' })
    expect(textOf(page.querySelector('main nav a[aria-current] .num'))).toBe('1,234')
    expect(textOf(page.querySelector('main'))).toContain('1,234 noticias')
  })

  test('leads to each, to categories and further pages, and to its feed', async () => {
    const { status, page } = await showPage('/news', { '/client/news': list })
    expect(status).toBe(200)
    expect(hrefs(page, 'article a')).toEqual(['/news/schedule'])
    expect(hrefs(page, 'main nav[aria-label="Новости"] a')).toEqual(['/news', '/news?category=service', '/news?category=tips'])
    expect(hrefs(page, 'main a[rel=next]')).toEqual(['/news?category=service&page=2'])
    expect(hrefs(page, 'head link[type="application/atom+xml"], main a[type="application/atom+xml"]')).toEqual(['/news/feed.xml', '/news/feed.xml'])
  })

  test.each([
    ['folds', null, false],
    ['does not fold', 'service', true],
  ])('%s its categories where %s is chosen, which may be beyond the first line', async (_, category, isOpen) => {
    const { page } = await showPage('/news', { '/client/news': { ...list, category } })
    expect(page.querySelector('main nav details')?.hasAttribute('open')).toBe(isOpen)
  })

  test.each([
    [2, 200],
    [3, 404],
  ])('has two pages: of page %i the status is %i', async (page, expected) => {
    const { status } = await showPage('/news', { '/client/news': { ...list, page } }, { query: new URLSearchParams({ page: String(page) }) })
    expect(status).toBe(expected)
  })

  test('keeps the place of each picture, and offers it in small formats', async () => {
    const { page } = await showPage('/news', { '/client/news': list })
    const picture = page.querySelector('article picture')
    expect(picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toContain('-336.avif 336w')
    expect(['width', 'height'].map((name) => picture?.querySelector('img')?.getAttribute(name))).toEqual(['1200', '900'])
  })
})

describe('an article', () => {
  const answers = { '/client/news': article, '/client/news_one/set_rating': { rating: { avg: 4, count: 3 } } }

  test('shows what readers gave, and others to read next', async () => {
    const { page } = await showPage('/news/schedule', answers)
    expect(textOf(page.querySelector('[data-figures]'))).toBe('4,52 оценки')
    expect(hrefs(page, 'section article a')).toEqual(['/news/chat'])
  })

  test('has a smaller heading over its questions than over its own parts', async () => {
    const asked = { ...article.article!, faq_header: 'Вопросы', faq: [['Можно иначе?', 'Можно.']] }
    const { page } = await showPage('/news/schedule', { ...answers, '/client/news': { ...article, article: asked } })
    expect([...page.querySelectorAll('main h2.l')].map(textOf)).toContain('Вопросы')
  })

  test('calls no star wrong before one is given', async () => {
    const { page } = await showPage('/news/schedule', { '/client/news': article })
    const stars = [...page.querySelectorAll('#rate input[required]')]
    expect(stars.map((star) => star.getAttribute('aria-invalid'))).toEqual(Array.from({ length: 5 }, () => 'false'))
  })

  test('takes a mark without script, and says that it is counted', async () => {
    const inputs: unknown[] = []
    const { status, page, cacheable } = await showPage('/news/schedule', answers, { fields: { rating: '3' }, inputs })
    expect([status, cacheable]).toEqual([200, 0])
    expect(inputs).toContainEqual({ id: 7, rating: 3 })
    expect(textOf(page.querySelector('[data-said]'))).toBe('Спасибо, ваша оценка учтена.')
    expect(textOf(page.querySelector('[data-figures]'))).toBe('4,03 оценки')
    expect(page.querySelector('input[name=rating][checked]')?.getAttribute('value')).toBe('3')
  })

  test.each([{}, { rating: '6' }, { rating: 'x' }])('refuses a mark that is none: %j', async (fields) => {
    const { status, page } = await showPage('/news/schedule', answers, { fields })
    expect(status).toBe(400)
    expect(textOf(page.querySelector('[data-said]'))).toContain('не учтена')
  })
})
