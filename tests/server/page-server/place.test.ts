import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { placeOf } from '../../../server/page-server/place.ts'

test.each([
  ['ua', '/', 'ua', '/', false],
  ['ua', '/about', 'ua', '/about', false],
  ['ua', '/ru', 'ru', '/', false],
  ['ua', '/ru/', 'ru', '/', false],
  ['ua', '/ru/tutors/', 'ru', '/tutors/', false],
  ['ua', '/en/about', 'en', '/about', false],
  ['ua', '/ua/about', 'ua', '/ua/about', true],
  ['ua', '/ru/ru/about', 'ru', '/ru/about', true],
  ['ua', '/ru/en/about', 'ru', '/en/about', true],
  ['ua', '/pl/about', 'ua', '/pl/about', true],
  ['kz', '/ru/repetitor/', 'ru', '/ru/repetitor/', true],
  ['kz', '/ua/', 'ru', '/ua/', true],
  ['kz', '/en/about', 'ru', '/en/about', true],
  ['kz', '/kz/', 'ru', '/kz/', true],
  ['kz', '/es', 'ru', '/es', true],
  ['kz', '/russia', 'ru', '/russia', false],
  ['pl', '/en/korepetycje/', 'en', '/korepetycje/', false],
  ['us', '/en/tutors/', 'en', '/en/tutors/', true],
])('in %s %s is %s %s, gone: %s', (code, path, language, inside, gone) => {
  expect(placeOf(editionOf(code), path)).toEqual({ language, path: inside, gone })
})
