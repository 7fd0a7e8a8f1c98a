import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { keptLanguages, pageMeta } from '../../../server/seo/meta.ts'
import { readSettings } from '../../../server/settings.ts'

const metatags = { h1: 'Tutors', title: 'Tutors', metad: 'All tutors' }
const alternatesOf = (EDITIONS: string, elsewhere?: () => string) => {
  const standing = { edition: editionOf('kz'), language: 'ru' as const, siteUrl: 'https://kz.example', settings: readSettings({ EDITIONS }) }
  const { hreflangs, hreflangs_main } = pageMeta(standing, { path: '', metatags, languages: ['ru'], ...(elsewhere && { elsewhere }) })
  return [...hreflangs.current_site, ...hreflangs.other_sites].map(({ lang }) => lang).concat(hreflangs_main ? ['x-default'] : [])
}

test.each([
  { rule: 'in one language and edition names no alternates', editions: 'kz', elsewhere: () => '', langs: [] },
  { rule: 'that other editions have names itself beside them', editions: 'kz,es', elsewhere: () => '', langs: ['ru-KZ', 'es-ES', 'x-default'] },
  { rule: 'of this edition alone names no alternates', editions: 'kz,es', elsewhere: undefined, langs: [] },
])('a page $rule', ({ editions, elsewhere, langs }) => expect(alternatesOf(editions, elsewhere)).toEqual(langs))

test.each([
  ['uk', 'ua', ['uk', 'ru', 'x-default']],
  ['ru', 'ru', ['uk', 'ru', 'x-default']],
  ['en, which is not kept up', 'en', []],
] as const)('a catalogue page in %s names the languages that are kept up, if it is one of them', (_, language, langs) => {
  const edition = editionOf('ua')
  const standing = { edition, language, siteUrl: 'https://ua.example', settings: readSettings({ EDITIONS: 'ua' }) }
  const { hreflangs, hreflangs_main, lang_links } = pageMeta(standing, { path: 'tutors/', metatags, languages: keptLanguages(edition) })
  expect(hreflangs.current_site.map(({ lang }) => lang).concat(hreflangs_main ? ['x-default'] : [])).toEqual(langs)
  expect(lang_links).toEqual({ ua: 'tutors/', ru: 'ru/tutors/' })
})
