import { describe, expect, test } from 'vitest'
import { editionCodes, editionOf } from '../../../../editions/index.ts'
import { referenceOf } from '../../../../server/reference/seed/index.ts'
import { slug } from '../../../../theme/slug.ts'

describe.each(editionCodes)('the reference data of %s', (code) => {
  const { locales, popular } = editionOf(code)
  const seed = referenceOf(code)
  const named = [...seed.regions, ...seed.cities, ...seed.districts, ...seed.subdistricts, ...seed.levels, ...seed.lessons, ...seed.universities]
  const aliased = [...seed.cities, ...seed.districts, ...seed.subdistricts, ...seed.levels, ...seed.lessons]

  test('names everything in each language of the edition', () => {
    const texts = [...named.map(({ name }) => name), ...seed.cities.map(({ mname }) => mname), ...seed.lessons.map(({ rname }) => rname)]
    for (const text of texts) {
      expect(Object.keys(text)).toEqual(locales)
      for (const word of Object.values(text)) expect(word).toMatch(/\S/)
    }
  })

  test('gives each alias to one record, in Latin letters, never a number or "tag"', () => {
    const aliases = aliased.map(({ alias }) => alias)
    expect(new Set(aliases).size).toBe(aliases.length)
    for (const alias of aliases) expect(alias).toMatch(/^(?!tag$)[a-z][a-z0-9-]*$/)
  })

  test('teaches every subject at levels that exist, and every level in some subject', () => {
    const levels = seed.levels.map(({ id }) => id)
    for (const lesson of seed.lessons) {
      expect(levels).toEqual(expect.arrayContaining(lesson.levels))
      expect(new Set(lesson.levels).size).toBe(lesson.levels.length)
    }
    expect(new Set(seed.lessons.flatMap((lesson) => lesson.levels))).toEqual(new Set(levels))
  })

  test('puts each district into a city of the list and each microdistrict into a district', () => {
    const cities = seed.cities.map(({ id }) => id)
    const districts = seed.districts.map(({ id }) => id)
    expect(cities).toEqual(expect.arrayContaining(seed.districts.map(({ city_id }) => city_id)))
    expect(districts).toEqual(expect.arrayContaining(seed.subdistricts.map(({ district_id }) => district_id)))
    for (const city of seed.cities) expect(seed.regions.some(({ id }) => id === city.region_id)).toBe(true)
  })

  test('holds what the edition calls popular', () => {
    expect(seed.cities.map(({ id }) => id)).toEqual(expect.arrayContaining([...(popular?.cityIds ?? [])]))
    for (const id of popular?.lessonIds ?? []) {
      expect(seed.lessons.find((lesson) => lesson.id === id)?.levels).toEqual(expect.arrayContaining([...(popular?.levelIds[id] ?? [])]))
    }
    expect(seed.cities.filter((city) => city.popular).length).toBeGreaterThanOrEqual(5)
  })
})

test.each(editionCodes.filter((code) => !editionOf(code).popular))(
  'in %s the level that each popular subject names first is flagged, so that a filter may begin with it',
  (code) => {
    const { lessons, levels } = referenceOf(code)
    const flagged = levels.filter(({ popular }) => popular).map(({ id }) => id)
    const first = lessons.filter(({ popular }) => popular).map((lesson) => lesson.levels[0])
    expect(first.filter((id) => id === undefined || !flagged.includes(id))).toEqual([])
  },
)

test.each([
  ['ua', ['nmt']],
  ['pl', ['matura-rozszerzona']],
  ['kz', ['ent']],
  ['us', []],
  ['in', []],
  ['mx', []],
  ['es', []],
] as const)('the footer of %s lists the examination %j', (code, aliases) =>
  expect(
    referenceOf(code)
      .levels.filter(({ in_footer }) => in_footer)
      .map(({ alias }) => alias),
  ).toEqual(aliases),
)

test('kz has twelve cities, forty subjects and twenty levels with the ids that the specification gives', () => {
  const { cities, lessons, levels } = referenceOf('kz')
  const named = (list: { id: number; name: { ru?: string } }[], id: number) => list.find((row) => row.id === id)?.name.ru
  expect([cities.length, lessons.length, levels.length]).toEqual([12, 40, 20])
  expect([9, 13, 35, 84, 67].map((id) => named(cities, id))).toEqual(['Алматы', 'Астана', 'Шымкент', 'Караганда', 'Актобе'])
  expect([8, 13, 117, 11, 9].map((id) => named(lessons, id))).toEqual(['Математика', 'Английский язык', 'Начальная школа', 'Физика', 'Русский язык'])
  expect(levels.map(({ id }) => id)).toEqual(expect.arrayContaining([5, 7, 8, 15, 17, 19, 22, 24, 25, 68]))
})

test.each([
  ['Бостандыкский район', undefined, 'bostandykskij-rajon'],
  ["Солом'янський район", 'ua', 'solomyanskyi-raion'],
  ['Żoliborz', undefined, 'zoliborz'],
  ['Łódź', undefined, 'lodz'],
  ['Itzimná', undefined, 'itzimna'],
])('%s becomes a part of an address', (text, language, expected) => {
  expect(slug(text, language)).toBe(expected)
})
