import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createNews,
  deleteNewsImage,
  getNews,
  getNewsCategories,
  getNewsRules,
  listAudit,
  listLessons,
  listNews,
  listNewsCategories,
  type News,
  publishNews,
  saveNews,
  toggleNews,
} from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const image = { url: `/api/uploads/${'0'.repeat(32)}.webp`, width: 40, height: 30 }
const opened: News = {
  ...{ id: 7, alias: 'new-week', lang: 'ru', category_id: 2, category_name: 'Советы', name: 'Новая неделя', preview: 'О расписании', image },
  ...{
    published: false,
    published_at: null,
    active: true,
    shown: false,
    lesson_id: null,
    rating: { avg: null, count: 0 },
    created_at: 1_795_000_000,
  },
  ...{ text: '<p>Слова</p>', h1: '', title: '', metad: '', faq: [], faq_header: '', version: 3 },
  written_in: [{ id: 7, lang: 'ru', name: 'Новая неделя' }],
  older_aliases: [],
}
let news = opened
let sent: unknown[] = []
beforeEach(() => {
  news = opened
  sent = []
})
const answer = () => ({ news })
const reads = [
  mock(listNews, () => ({ news: [news], total_count: 1, page_size: 25, pages_count: 1 })),
  mock(getNews, answer),
  mock(getNewsRules, () => ({ rules: { name: { required: true, min: 5, max: 200 }, preview: { required: false, max: 300 } } })),
  mock(getNewsCategories, () => ({
    news_categories: [
      { id: 2, name: 'Советы', lang: 'ru', active: true },
      { id: 3, name: 'Поради', lang: 'ua', active: true },
    ],
  })),
  mock(listLessons, () => ({ lessons: [], total_count: 0, page_size: 25, pages_count: 0 })),
  mock(listAudit, () => ({ rows: [], total_count: 0 }) as never),
]
const open = (path = '/panel/news_show/7/', own: typeof reads = []) => openPanel(path, { handlers: [...own, ...reads] })
const saving = mock(saveNews, ({ input }) => {
  sent.push(input)
  return { news }
})

describe('the list of news', () => {
  test('tells where each stands, and turns it where it stands', async () => {
    const toggle = mock(toggleNews, ({ input }) => {
      sent.push(input.id)
      return answer()
    })
    const { user } = open('/panel/news_show/', [toggle])
    const row = within((await screen.findByRole('link', { name: 'Новая неделя' })).closest('tr') as HTMLElement)
    row.getByText('Чернетка')
    await user.click(row.getByRole('switch', { name: /Видно на сайті/ }))
    await waitFor(() => expect(sent).toEqual([7]))
  })

  test('shows what readers thought to a tenth, as the site does', async () => {
    news = { ...opened, rating: { avg: 4.4545455, count: 22 } }
    open('/panel/news_show/')
    const row = (await screen.findByRole('link', { name: 'Новая неделя' })).closest('tr')
    expect(row?.textContent).toContain('4,5 (22)')
  })

  test('leads to the categories', async () => {
    open('/panel/news_show/')
    const link = await screen.findByRole('link', { name: 'Категорії новин' })
    expect(link.getAttribute('href')).toBe('/panel/news_show/categories/')
  })
})

describe('a piece of news', () => {
  test('is saved without what calls of its own change, and keeps its picture', async () => {
    const { user } = open(undefined, [saving])
    await user.type(await screen.findByRole('textbox', { name: /^Назва\s*\*?$/ }), ' и час')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ news: { id: 7, name: 'Новая неделя и час', version: 3, image: { url: image.url } } })
    expect(sent[0]).not.toHaveProperty('news.active')
  })

  test('refuses a name shorter than the server’s rule says', async () => {
    const { user } = open(undefined, [saving])
    const name = await screen.findByRole('textbox', { name: /^Назва\s*\*?$/ })
    await user.clear(name)
    await user.type(name, 'Нов')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(/^Від \d+ до \d+ символів$/)).toBeDefined()
    expect(sent).toEqual([])
  })

  test('is published by a press, once what was typed is saved', async () => {
    const publish = mock(publishNews, () => {
      news = { ...news, published: true, published_at: 1_795_100_000, shown: true, version: 4 }
      return answer()
    })
    const { user } = open(undefined, [publish])
    const button = await screen.findByRole('button', { name: 'Опублікувати' })
    const preview = screen.getByRole('textbox', { name: /Короткий опис/ })
    await user.type(preview, '!')
    await waitFor(() => expect(button).toHaveProperty('disabled', true))
    await user.type(preview, '{Backspace}')
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await user.click(button)
    await screen.findByText('На сайті')
    expect(screen.queryByRole('button', { name: 'Опублікувати' })).toBeNull()
  })

  test('is read beside its other language by a button that says what it does next, and is not called pressed as well', async () => {
    news = { ...opened, written_in: [...opened.written_in, { id: 8, lang: 'ua', name: 'Новий тиждень' }] }
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'Показати поруч' })
    await user.click(button)
    expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['Прибрати звідси', null])
  })

  test('loses its main picture by a press', async () => {
    const remove = mock(deleteNewsImage, () => {
      news = { ...news, image: null }
      return answer()
    })
    const { user } = open(undefined, [remove])
    await user.click(await screen.findByRole('button', { name: 'Прибрати зображення' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Прибрати зображення' })).toBeNull())
  })

  test('keeps questions as pairs, and none without its answer', async () => {
    const { user } = open(undefined, [saving])
    await user.click(await screen.findByRole('button', { name: 'Додати запитання' }))
    await user.type(screen.getByRole('textbox', { name: 'Запитання 1' }), 'Когда?')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await screen.findByText('Кожне запитання має відповідь')
    await user.type(screen.getByRole('textbox', { name: 'Відповідь 1' }), 'Скоро')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(sent).toMatchObject([{ news: { faq: [['Когда?', 'Скоро']] } }]))
  })

  test('offers only categories of its language when it is new', async () => {
    const { user } = open('/panel/news_show/create/', [mock(createNews, answer)])
    await user.click(await screen.findByRole('combobox', { name: /Категорія/ }))
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    const names = options.map(({ textContent }) => textContent)
    expect(names).toContain('Поради')
    expect(names).not.toContain('Советы')
  })
})

test('categories stand below the address of news', async () => {
  const category = { id: 2, name: 'Советы', alias: 'tips', lang: 'ru', sort: 20, active: true, news_count: 4, written_in: [], version: 1 }
  open('/panel/news_show/categories/', [
    mock(listNewsCategories, () => ({ news_categories: [category], total_count: 1, page_size: 25, pages_count: 1 })) as (typeof reads)[number],
  ])
  expect((await screen.findByRole('link', { name: 'Советы' })).getAttribute('href')).toBe('/panel/news_show/categories/2/')
  expect(screen.getByRole('link', { name: '4' }).getAttribute('href')).toContain('/panel/news_show/?filter=')
})
