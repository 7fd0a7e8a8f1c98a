import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { type Address, choose, parseAddress, printAddress, wholeCatalogue } from '../../../server/catalogue/address.ts'
import type { AliasKind, Reference } from '../../../server/reference/reference.ts'

const kz = editionOf('kz')
const us = editionOf('us')

const flags = { sort: 0, popular: false, in_footer: false }
const record = (id: number, alias: string, active = true) => ({ id, alias, name: { ru: alias }, active, version: 1 })
const lesson = (id: number, alias: string, levels: number[], active = true) => ({
  ...record(id, alias, active),
  ...flags,
  ...{ rname: { ru: alias }, seo_type: 1, is_school: false, levels, popularLevels: [] },
})
const level = (id: number, alias: string) => ({ ...record(id, alias), ...flags, is_advanced: false, is_matura: false, bit: id })
const city = (id: number, alias: string) => ({ ...record(id, alias), ...flags, region_id: 1, mname: { ru: alias }, latitude: 0, longitude: 0 })

const byId = <Row extends { id: number }>(...rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
const lessons = byId(lesson(8, 'math', [5, 7]), lesson(11, 'physics', [7]), lesson(12, 'latin', [5], false))
const levels = byId(level(5, 'grades'), level(7, 'exam'))
const cities = byId(city(9, 'almaty'), city(13, 'astana'))
const districts = byId({ ...record(901, 'medeu'), city_id: 9 }, { ...record(1301, 'esil'), city_id: 13 })
const subdistricts = byId({ ...record(90101, 'samal'), district_id: 901 })
const aliasesOf = (kind: AliasKind, rows: ReadonlyMap<number, { id: number; alias: string }>) =>
  [...rows.values()].map(({ alias, id }) => [alias, { kind, id }] as const)
const reference: Reference = {
  ...{ lessons, levels, cities, districts, subdistricts, tags: new Map(), formerTags: new Map() },
  aliases: new Map<string, { kind: AliasKind; id: number | null }>([
    ...aliasesOf('lesson', lessons),
    ...aliasesOf('level', levels),
    ...aliasesOf('city', cities),
    ...aliasesOf('district', districts),
    ...aliasesOf('subdistrict', subdistricts),
    ['taraz', { kind: 'city', id: null }],
  ]),
  placeOf: (_, id) => id,
}
const parse = (text: string, edition = kz) => parseAddress(text, edition, reference)

/** The address of a path that is known and canonical. */
function at(text: string): Address {
  const parsed = parse(text)
  if (parsed.status !== 200 || parsed.redirect) throw new Error(`${text} is not a canonical address`)
  return parsed.address
}

describe('an address in its canonical form', () => {
  test.each([
    'repetitor/',
    'repetitor/2',
    'repetitor/math/',
    'repetitor/math/exam/',
    'repetitor/almaty/',
    'repetitor/almaty/medeu/samal/3',
    'repetitor/math/exam/almaty/medeu/samal/12',
    'repetitor-online/',
    'repetitor-online/math/exam/2',
    'repetitor/math/?rate_from=3000&rate_to=9000&place=client&sort=rate_asc&verified=1',
    'repetitor/?place=online',
    'repetitor-online/math/3?sort=reviews',
  ])('%s is read and printed as it is', (text) => {
    expect(parse(text)).toMatchObject({ status: 200, redirect: null })
    expect(printAddress(at(text), kz)).toBe(text)
  })

  test.each(['/repetitor/math', 'repetitor//math', 'repetitor/math?', '/repetitor/math/'])('%s is the same page as repetitor/math/', (text) => {
    expect(parse(text)).toMatchObject({ status: 200, redirect: null, address: at('repetitor/math/') })
  })
})

test.each([
  ['the city before the lesson', 'repetitor/almaty/math/', 'repetitor/math/almaty/'],
  ['the level before the lesson', 'repetitor/exam/math/', 'repetitor/math/exam/'],
  ['the district before the city', 'repetitor/medeu/almaty/', 'repetitor/almaty/medeu/'],
  ['everything turned round', 'repetitor/samal/medeu/almaty/exam/math/4', 'repetitor/math/exam/almaty/medeu/samal/4'],
  ['a suffix of page 1', 'repetitor/math/1', 'repetitor/math/'],
  ['a suffix of page 1 with a query', 'repetitor/almaty/math/1?sort=reviews&x=1', 'repetitor/math/almaty/?sort=reviews'],
])('%s leads to the canonical address', (_, text, redirect) => expect(parse(text)).toMatchObject({ status: 200, redirect }))

test.each([
  ['an unknown first segment', 'papapa/ppapaa/'],
  ['nothing', ''],
  ['an unknown segment', 'repetitor/unknown/'],
  ['a level without its lesson', 'repetitor/exam/'],
  ['a level of another lesson', 'repetitor/physics/grades/'],
  ['a district without its city', 'repetitor/medeu/'],
  ['a district of another city', 'repetitor/astana/medeu/'],
  ['a microdistrict without its district', 'repetitor/almaty/samal/'],
  ['two lessons', 'repetitor/math/physics/'],
  ['two cities', 'repetitor/almaty/astana/'],
  ['a city online', 'repetitor-online/almaty/'],
  ['page 0', 'repetitor/0'],
  ['a page with a leading zero', 'repetitor/02'],
  ['a page before a segment', 'repetitor/2/math/'],
  ['an unknown segment beside a gone one', 'repetitor/taraz/unknown/'],
])('%s is 404', (_, text) => expect(parse(text)).toEqual({ status: 404 }))

test.each([
  ['an alias whose record is gone', 'repetitor/taraz/'],
  ['a lesson that is switched off', 'repetitor/latin/'],
  ['a gone city beside a lesson', 'repetitor/math/taraz/2'],
])('%s is 410', (_, text) => expect(parse(text)).toEqual({ status: 410 }))

describe('the kept query', () => {
  test.each([
    ['an end of the slider', 'rate_from=2000&rate_to=30000', ''],
    ['an amount between two points', 'rate_from=5400', '?rate_from=5000'],
    ['ends that cross', 'rate_from=9000&rate_to=3000', '?rate_from=3000&rate_to=9000'],
    ['equal ends', 'rate_from=3000&rate_to=3000', ''],
    ['no number', 'rate_from=abc&rate_to=-5', ''],
    ['an unknown word', 'sort=newest&place=moon&verified=2', ''],
    ['a foreign name', 'utm_source=x&verified=1', '?verified=1'],
  ])('leaves out or mends %s', (_, query, kept) => expect(printAddress(at(`repetitor/?${query}`), kz)).toBe(`repetitor/${kept}`))

  test('has no verified filter where the edition has none', () =>
    expect(parse('tutors/?verified=1', us)).toMatchObject({ address: { verified: false } }))
  test('has no place online beside a city', () => expect(at('repetitor/almaty/?place=online').place).toBeNull())
  test('has no place in the online catalogue', () => expect(at('repetitor-online/?place=client').place).toBeNull())
})

describe('a choice', () => {
  const [math, physics] = [lessons.get(8) ?? null, lessons.get(11) ?? null]
  const [grades, exam] = [levels.get(5) ?? null, levels.get(7) ?? null]
  const [almaty, astana] = [cities.get(9) ?? null, cities.get(13) ?? null]
  const medeu = districts.get(901) ?? null
  const samal = subdistricts.get(90101) ?? null

  test.each<[string, string, Parameters<typeof choose>[1], string]>([
    ['goes back to page 1', 'repetitor/7', { lesson: math }, 'repetitor/math/'],
    ['of a lesson keeps a level that it has', 'repetitor/math/exam/', { lesson: physics }, 'repetitor/physics/exam/'],
    ['of a lesson drops a level that it has not', 'repetitor/math/grades/almaty/', { lesson: physics }, 'repetitor/physics/almaty/'],
    ['of no lesson drops the level', 'repetitor/math/grades/almaty/', { lesson: null }, 'repetitor/almaty/'],
    ['of a level needs a lesson', 'repetitor/', { level: exam }, 'repetitor/'],
    ['of a level stands behind the lesson', 'repetitor/math/almaty/', { level: grades }, 'repetitor/math/grades/almaty/'],
    ['of another city drops district and microdistrict', 'repetitor/almaty/medeu/samal/', { city: astana }, 'repetitor/astana/'],
    ['of no city drops the district and the place', 'repetitor/almaty/medeu/?place=client&sort=reviews', { city: null }, 'repetitor/?sort=reviews'],
    ['of a city keeps the place', 'repetitor/?place=tutor', { city: almaty }, 'repetitor/almaty/?place=tutor'],
    ['of a city ends "online"', 'repetitor/?place=online', { city: almaty }, 'repetitor/almaty/'],
    ['of a city leads out of the online catalogue', 'repetitor-online/math/', { city: almaty }, 'repetitor/math/almaty/'],
    ['of a district drops the microdistrict', 'repetitor/almaty/medeu/samal/', { district: medeu, subdistrict: null }, 'repetitor/almaty/medeu/'],
    ['of a microdistrict brings its district', 'repetitor/almaty/', { district: medeu, subdistrict: samal }, 'repetitor/almaty/medeu/samal/'],
    ['of no district drops the microdistrict', 'repetitor/almaty/medeu/samal/', { district: null }, 'repetitor/almaty/'],
    ['of the place online drops the city', 'repetitor/math/almaty/medeu/', { place: 'online' }, 'repetitor/math/?place=online'],
    ['of online drops city and place', 'repetitor/math/almaty/?place=client&sort=reviews', { online: true }, 'repetitor-online/math/?sort=reviews'],
    ['of the place at the client’s leads out of the online catalogue', 'repetitor-online/math/', { place: 'client' }, 'repetitor/math/?place=client'],
    ['of a price keeps the rest', 'repetitor/math/3?sort=reviews', { rate_from: 3000 }, 'repetitor/math/?rate_from=3000&sort=reviews'],
  ])('%s', (_, from, choice, to) => expect(printAddress(choose(at(from), choice), kz)).toBe(to))

  test('leaves the address it started from alone', () => {
    const start = wholeCatalogue()
    choose(start, { lesson: math, place: 'online' })
    expect(start).toEqual(wholeCatalogue())
  })
})
