import { expect, test } from 'vitest'
import { editions, localePrefix, localPath, withoutLocale } from '../../editions/index.ts'

const { ua } = editions

test('the default language of an edition has no prefix, the others have their code', () => {
  expect(ua.locales.map((language) => localePrefix(ua, language))).toEqual(['', '/ru', '/en'])
  expect(ua.locales.map((language) => localPath(ua, language, '/'))).toEqual(['/', '/ru', '/en'])
  expect(ua.locales.map((language) => localPath(ua, language, '/about'))).toEqual(['/about', '/ru/about', '/en/about'])
})

test.each(Object.values(editions))('the prefix that an address of $code is given is the one that is taken off', (edition) => {
  const paths = ['/', '/about', '/p/faq/', '/rubric']
  for (const language of edition.locales)
    expect(paths.map((path) => withoutLocale(edition, language, localPath(edition, language, path)))).toEqual(paths)
})

test('a path that only begins with the letters of a language has no prefix', () => {
  expect(withoutLocale(ua, 'ru', '/rubric')).toBe('/rubric')
})
