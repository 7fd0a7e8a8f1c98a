import { expect, test } from 'vitest'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { buildFooter } from '../build/footer-answer.ts'
import { showPage, textOf } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links } = buildCatalogue()
const meta = { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata, lang_links }
const text = { ...meta, alias: 'popular', name: 'Популярное', updated_at: 0, text: '<p>Выбирайте.</p>' }
const popular_lists = {
  ...buildFooter().popular_lists,
  lesson: [{ id: 8, name: 'Математика', link: 'repetitor/matematika/' }],
  matura: [{ name: 'Математика · Подготовка к ЕНТ', link: 'repetitor/matematika/ent/' }],
  lessons_and_lessons_online: { lessons: [], lessons_online: [{ name: 'Физика онлайн', link: 'repetitor-online/fizika/' }] },
}

test('/p/popular/ lists the popular searches under its text, and no empty list', async () => {
  const { page, status } = await showPage('/p/popular/', { '/client/static_pages/get': text, '/client/footer': buildFooter({ popular_lists }) })
  const main = page.querySelector('main')
  expect(status).toBe(200)
  expect([...(main?.querySelectorAll('h2') ?? [])].map(textOf)).toEqual(['Предметы', 'Предметы онлайн', 'Подготовка: ЕНТ'])
  expect([...(main?.querySelectorAll('section a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/repetitor/matematika/',
    '/repetitor-online/fizika/',
    '/repetitor/matematika/ent/',
  ])
})
