import { describe, expect, test } from 'vitest'
import { editionOf, type Language } from '../../editions/index.ts'
import { locales } from '../../locales/index.ts'
import { fillNumbers } from '../../theme/fill-numbers.ts'
import { type Forms, fill, plural } from '../../theme/words.ts'

const kz = editionOf('kz')

test.each([
  ['From {min} to {max} characters', { min: 2, max: 50 }, 'From 2 to 50 characters'],
  ['Found [:SEO_TYPE]', { SEO_TYPE: 'tutors' }, 'Found tutors'],
  ['{name} and {name}', { name: '$&' }, '$& and $&'],
  ['{unknown} [:MONTH]', {}, '{unknown} [:MONTH]'],
  ['{toString}', {}, '{toString}'],
])('%s filled with %o', (text, values, filled) => expect(fill(text, values)).toBe(filled))

describe('plural', () => {
  const lessons: Record<Language, Forms> = {
    ua: { one: '{count} урок', few: '{count} уроки', many: '{count} уроків', other: '{count} уроку' },
    ru: { one: '{count} урок', few: '{count} урока', many: '{count} уроков', other: '{count} урока' },
    en: { one: '{count} lesson', other: '{count} lessons' },
    pl: { one: '{count} lekcja', few: '{count} lekcje', many: '{count} lekcji', other: '{count} lekcji' },
    es: { one: '{count} clase', many: '{count} de clases', other: '{count} clases' },
  }

  test.each<[Language, number, string]>([
    ['ua', 1, '1 урок'],
    ['ua', 22, '22 уроки'],
    ['ua', 11, '11 уроків'],
    ['ru', 0, '0 уроков'],
    ['ru', 21, '21 урок'],
    ['ru', 112, '112 уроков'],
    ['ru', 4.5, '4.5 урока'],
    ['pl', 21, '21 lekcji'],
    ['pl', 22, '22 lekcje'],
    ['en', 0, '0 lessons'],
    ['en', 1, '1 lesson'],
    ['es', 1000, '1\u00a0000 clases'],
  ])('%s counts %d: %s', (language, count, shown) => expect(plural(lessons[language], count, kz, language)).toBe(shown))

  test('other places take their own values', () =>
    expect(plural({ one: 'Found {count} {word}', other: 'Found {count} {word}' }, 2, kz, 'en', { word: 'tutors' })).toBe('Found 2 tutors'))
})

describe('a number of reviews', () => {
  test.each([
    ['ru', 21, '21 отзыв'],
    ['ru', 22, '22 отзыва'],
    ['ru', 11, '11 отзывов'],
    ['ru', 0, '0 отзывов'],
    ['ua', 31, '31 відгук'],
    ['ua', 24, '24 відгуки'],
    ['pl', 22, '22 opinie'],
    ['pl', 12, '12 opinii'],
    ['es', 1, '1 opinión'],
    ['en', 1, '1 review'],
  ] as const)('in %s takes the form of its language: %d', (language, count, said) =>
    expect(plural(locales[language].common.reviews, count, kz, language)).toBe(said),
  )
})

test.each([
  ['es', '1.788 solicitudes'],
  ['mx', '1,788 solicitudes'],
] as const)('%s writes the number of a thousand requests as it writes its money: %s', (code, shown) =>
  expect(plural(locales.es.main.stats.orders, 1788, editionOf(code), 'es')).toBe(shown),
)

test.each([
  ['kz', 'ru', '10–2\u00a0000'],
  ['us', 'en', '10–2,000'],
  ['es', 'es', '10–2.000'],
] as const)('numbers in a text are parted as %s does it, in %s', (code, language, text) =>
  expect(fillNumbers('{min}–{max}', { min: 10, max: 2000 }, editionOf(code), language)).toBe(text),
)
