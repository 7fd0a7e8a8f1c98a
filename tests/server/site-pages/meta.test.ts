import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { readSettings } from '../../../server/settings.ts'
import { pageMeta } from '../../../server/site-pages/meta.ts'

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
