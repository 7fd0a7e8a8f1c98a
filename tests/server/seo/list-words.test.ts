import { expect, test } from 'vitest'
import { type EditionCode, editionOf, editions, type Language } from '../../../editions/index.ts'
import { listWords } from '../../../server/seo/list-words.ts'

const words = { h1: 'Reviews', metad: 'What people say.' }

test.each<[EditionCode, Language, string, string]>([
  ['ua', 'ua', 'Reviews · сторінка 2', 'Сторінка 2. What people say.'],
  ['kz', 'ru', 'Reviews · страница 2', 'Страница 2. What people say.'],
  ['pl', 'pl', 'Reviews · strona 2', 'Strona 2. What people say.'],
  ['us', 'en', 'Reviews · page 2', 'Page 2. What people say.'],
  ['es', 'es', 'Reviews · página 2', 'Página 2. What people say.'],
  ['mx', 'es', 'Reviews · página 2', 'Página 2. What people say.'],
])('a later page of a list in %s (%s) names itself in its title and its description', (code, language, title, metad) =>
  expect(listWords({ edition: editionOf(code), language }, words, 2)).toEqual({ h1: 'Reviews', title, metad }),
)

test('the first page of a list has its words as they are', () => {
  for (const edition of Object.values(editions))
    for (const language of edition.locales)
      expect(listWords({ edition, language }, words, 1)).toEqual({ h1: 'Reviews', title: 'Reviews · Docento', metad: words.metad })
})
