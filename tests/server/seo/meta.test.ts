import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Edition, editionOf, keptLanguages } from '../../../editions/index.ts'
import { siteUrlOf } from '../../../server/hosts.ts'
import { langLinksOf, type PageFacts, pageMeta } from '../../../server/seo/meta.ts'
import { readSettings } from '../../../server/settings.ts'

const metatags = { h1: 'Tutors', title: 'Tutors', metad: 'All tutors' }
const main = ({ locales }: Edition) => ({ path: '', languages: locales })
const alternatesOf = (EDITIONS: string, elsewhere?: PageFacts['elsewhere']) => {
  const standing = { edition: editionOf('kz'), language: 'ru' as const, siteUrl: 'https://kz.example', settings: readSettings({ EDITIONS }) }
  const { hreflangs, hreflangs_main } = pageMeta(standing, { path: '', metatags, languages: ['ru'], ...(elsewhere && { elsewhere }) })
  return [...hreflangs.current_site, ...hreflangs.other_sites].map(({ lang }) => lang).concat(hreflangs_main ? ['x-default'] : [])
}

test.each([
  { rule: 'in one language and edition names no alternates', editions: 'kz', elsewhere: main, langs: [] },
  { rule: 'that other editions have names itself beside them', editions: 'kz,es', elsewhere: main, langs: ['ru-KZ', 'es-ES', 'x-default'] },
  { rule: 'of this edition alone names no alternates', editions: 'kz,es', elsewhere: undefined, langs: [] },
])('a page $rule', ({ editions, elsewhere, langs }) => expect(alternatesOf(editions, elsewhere)).toEqual(langs))

test.each([
  ['uk', 'ua', ['uk', 'ru', 'x-default'], 'index, follow'],
  ['ru', 'ru', ['uk', 'ru', 'x-default'], 'index, follow'],
  ['en, which is not kept up', 'en', [], 'noindex, follow'],
] as const)('a catalogue page in %s may be indexed and names the languages that are kept up, if it is one of them', (_, language, langs, robots) => {
  const edition = editionOf('ua')
  const standing = { edition, language, siteUrl: 'https://ua.example', settings: readSettings({ EDITIONS: 'ua' }) }
  const { hreflangs, hreflangs_main, lang_links, meta_robots, meta_canonical } = pageMeta(standing, {
    path: 'tutors/',
    metatags,
    languages: keptLanguages(edition),
  })
  expect([meta_robots, meta_canonical]).toEqual([robots, `https://ua.example/${language === 'ua' ? '' : `${language}/`}tutors/`])
  expect(hreflangs.current_site.map(({ lang }) => lang).concat(hreflangs_main ? ['x-default'] : [])).toEqual(langs)
  expect(lang_links).toEqual({ ua: 'tutors/', ru: 'ru/tutors/' })
})

test.each([
  ['media', 'ua', ['uk', 'ru']],
  ['media', 'en', []],
  ['about', 'ua', ['uk', 'ru', 'en']],
  ['about', 'en', ['uk', 'ru', 'en']],
] as const)('a page written in English, /%s, names it to search engines in %s where readers can switch to it', (path, language, langs) => {
  const standing = { edition: editionOf('ua'), language, siteUrl: 'https://ua.example', settings: readSettings({ EDITIONS: 'ua' }) }
  const { hreflangs, meta_robots } = pageMeta(standing, { path, metatags, languages: ['ua', 'ru', 'en'] })
  expect([hreflangs.current_site.map(({ lang }) => lang), meta_robots]).toEqual([langs, 'index, follow'])
})

test.each([
  [
    'drawn for it shows it, for whatever is said now, and what it shows to who can’t see it',
    { kind: 'tutor', name: 7, poster: { look: 'person', title: 'Айгерим С.', below: 'Математика' } },
    { image: expect.stringMatching(/^https:\/\/kz\.example\/share\/ru\/tutor\/7\.jpg\?v=[0-9a-f]{10}$/), 'og:image:alt': 'Айгерим С. · Математика' },
  ],
  ['missing shows the drawn one of all pages', undefined, { image: 'https://kz.example/img/share.png', 'og:image:alt': 'Tutors' }],
] as const)('a shared page, its picture %s', (_, poster, shown) => {
  const standing = { edition: editionOf('kz'), language: 'ru' as const, siteUrl: 'https://kz.example', settings: readSettings({ EDITIONS: 'kz' }) }
  const { open_graph } = pageMeta(standing, { path: '', metatags, languages: ['ru'], poster })
  expect(open_graph).toMatchObject({ ...shown, 'og:image:width': '1200', 'og:image:height': '630', 'twitter:card': 'summary_large_image' })
})

test.each([
  ['ua', 'ua', 'uk_UA'],
  ['ua', 'ru', 'ru_UA'],
  ['pl', 'en', 'en_PL'],
  ['kz', 'ru', 'ru_KZ'],
  ['mx', 'es', 'es_MX'],
] as const)('a shared page of %s in %s names its language with a country: %s', (code, language, locale) => {
  const standing = { edition: editionOf(code), language, siteUrl: 'https://site.example', settings: readSettings({ EDITIONS: code }) }
  expect(pageMeta(standing, { path: '', metatags, languages: [language] }).open_graph.locale).toBe(locale)
})

test('the drawn picture of shared pages has the size that is told', async () => {
  const { width, height } = await sharp('site/public/img/share.png').metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('a page that only another language has is named to the reader of this one, one that only this one has is not', () => {
  const edition = editionOf('ua')
  expect(langLinksOf({ edition, language: 'en' }, ['ua'], 'materials/')).toEqual({ ua: 'materials/' })
  expect(langLinksOf({ edition, language: 'ua' }, ['ua'], 'materials/')).toEqual({})
})

test('a page of an edition in one language leads to no other of its languages', () => {
  const standing = { edition: editionOf('kz'), language: 'ru' as const, siteUrl: 'https://kz.example', settings: readSettings({ EDITIONS: 'kz' }) }
  expect(pageMeta(standing, { path: 'about', metatags, languages: ['ru'] }).lang_links).toEqual({})
})

test('a language that two editions write is told apart by the country', () => {
  const langs = alternatesOf('kz,ua,pl', main)
  expect(langs).toEqual(['ru-KZ', 'uk', 'ru', 'en-UA', 'pl', 'en-PL', 'x-default'])
})

describe('a page that several editions have', () => {
  const settings = readSettings({ EDITIONS: 'kz,ua,us,pl' })
  const elsewhere = (other: Edition) => ({ path: `${other.catalogAlias}/`, languages: keptLanguages(other) })
  const groupAt = (code: string, editions = settings) => {
    const edition = editionOf(code)
    const [language] = edition.locales
    const standing = { edition, language, siteUrl: siteUrlOf(edition, editions), settings: editions }
    const { hreflangs, hreflangs_main } = pageMeta(standing, { ...elsewhere(edition), metatags, elsewhere })
    return { group: [...hreflangs.current_site, ...hreflangs.other_sites].map(({ href }) => href).sort(), main: hreflangs_main }
  }

  test('names the same alternates from each of them, in every language that is kept up', () => {
    const at = (code: string) => siteUrlOf(editionOf(code), settings)
    const expected = [`${at('kz')}/repetitor/`, `${at('ua')}/tutors/`, `${at('ua')}/ru/tutors/`, `${at('us')}/tutors/`, `${at('pl')}/korepetycje/`]
    for (const code of ['kz', 'ua', 'us', 'pl']) expect(groupAt(code).group).toEqual(expected.sort())
  })

  test('has one default for everybody else: the us page, without it that of the first edition in its own language', () => {
    for (const code of ['kz', 'ua', 'us', 'pl']) expect(groupAt(code).main).toBe(`${siteUrlOf(editionOf('us'), settings)}/tutors/`)
    const without = readSettings({ EDITIONS: 'pl,kz,ua' })
    for (const code of ['pl', 'kz', 'ua']) expect(groupAt(code, without).main).toBe(`${siteUrlOf(editionOf('ua'), without)}/tutors/`)
    const last = readSettings({ EDITIONS: 'in,es,mx' })
    for (const code of ['in', 'es', 'mx']) expect(groupAt(code, last).main).toBe(`${siteUrlOf(editionOf('mx'), last)}/clases/`)
  })
})
