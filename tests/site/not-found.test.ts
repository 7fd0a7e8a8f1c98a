import { expect, test } from 'vitest'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { showPage, textOf } from './show-page.ts'

test('a page that is missing leads to the main page of the catalogue, in English by the words of the specification', async () => {
  const { status, page } = await showPage('/nowhere', {}, { edition: 'us' })
  const links = [...page.querySelectorAll('main a')].map((link) => [textOf(link), link.getAttribute('href')])
  expect([status, links[0]]).toEqual([404, ['Main page', '/tutors/']])
})

test('it is a drawn number, a heading and the search, which offers what the whole catalogue has', async () => {
  const inputs: unknown[] = []
  const { page } = await showPage('/nowhere', { '/client/tutors': buildCatalogue() }, { inputs })
  expect(page.querySelector('main section img')?.getAttribute('src')).toBe('/img/404.png')
  expect(textOf(page.querySelector('main section h1'))).toBe('Страница не найдена')
  expect(page.querySelector('main section site-island [role=combobox]')).not.toBeNull()
  expect(inputs).toContainEqual({ query: 'papapa/ppapaa/', lang: 'ru' })
})
