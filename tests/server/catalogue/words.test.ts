import { describe, expect, test } from 'vitest'
import { type EditionCode, editionOf, editions, type Language } from '../../../editions/index.ts'
import type { CatalogueTexts } from '../../../schemas/index.ts'
import { type Address, wholeCatalogue } from '../../../server/catalogue/address.ts'
import { crumbsOf, inCity, kindOf, metatagsOf } from '../../../server/catalogue/words.ts'
import { referenceOf } from '../../../server/reference/seed/index.ts'

test.each<[Language, string, string]>([
  ['ua', 'Києві', 'в Києві'],
  ['ua', 'Львові', 'у Львові'],
  ['ru', 'Астане', 'в Астане'],
  ['ru', 'Львове', 'во Львове'],
  ['pl', 'Krakowie', 'w\u00a0Krakowie'],
  ['pl', 'Wrocławiu', 'we Wrocławiu'],
  ['en', 'Chicago', 'in Chicago'],
  ['es', 'Madrid', 'en Madrid'],
])('%s says of %s "%s"', (language, name, said) => expect(inCity({ name: {}, mname: { [language]: name } }, editionOf('ua'), language)).toBe(said))

test.each([
  ['уроки вокалу', 'Києві', 'в Києві'],
  ['тренери із шахів', 'Києві', 'у Києві'],
  ['Вокал', 'Києві', 'у Києві'],
  ['тренери із шахів', 'Одесі', 'в Одесі'],
  ['тренери із шахів', 'Львові', 'у Львові'],
])('after "%s" Ukrainian says of %s "%s"', (before, name, said) =>
  expect(inCity({ name: {}, mname: { ua: name } }, editionOf('ua'), 'ua', { before })).toBe(said),
)

test.each<[EditionCode, Language, string, string]>([
  ['kz', 'ru', 'Репетитор', 'Репетитор онлайн'],
  ['pl', 'pl', 'Korepetytor', 'Korepetytor online'],
  ['us', 'en', 'Tutor', 'Tutor online'],
])('the way to a list of %s leads from the site to its catalogue', (code, language, offline, online) => {
  const namesOf = (address: Address) => crumbsOf(address, editionOf(code), language).map(({ name }) => name)
  expect(namesOf(wholeCatalogue())).toEqual(['Docento', offline])
  expect(namesOf({ ...wholeCatalogue(), online: true })).toEqual(['Docento', online])
})

/** The seed's first subject, its first level, and a city and district, as an address would hold them. */
function recordsOf(edition: EditionCode) {
  const { lessons, levels, cities, districts } = referenceOf(edition)
  const [lesson] = lessons
  const record = <Row>(row: Row | undefined) => row as never
  return {
    lesson: record(lesson),
    level: record(levels.find(({ id }) => id === lesson?.levels[0])),
    city: record(cities[0]),
    district: record(districts[0]),
  }
}

describe('a heading', () => {
  const { lesson, level, city, district } = recordsOf('kz')
  test.each<[Partial<Address>, string, string]>([
    [{}, 'catalog', 'Репетиторы'],
    [{ lesson }, 'lesson', 'Репетиторы математики'],
    [{ lesson, level }, 'level', 'Репетиторы математики · Школьная программа'],
    [{ city }, 'city', 'Репетиторы в Алматы'],
    [{ lesson, city }, 'lesson_city', 'Репетиторы математики в Алматы'],
    [{ lesson, level, city }, 'level_city', 'Репетиторы математики в Алматы · Школьная программа'],
    [{ city, district }, 'city', 'Репетиторы в Алматы, Алатауский район'],
    [{ lesson, city, district }, 'lesson_city', 'Репетиторы математики в Алматы, Алатауский район'],
    [{ lesson, level, city, district }, 'level_city', 'Репетиторы математики в Алматы, Алатауский район · Школьная программа'],
    [{ online: true }, 'online', 'Репетиторы онлайн'],
    [{ online: true, lesson }, 'online_lesson', 'Репетиторы математики онлайн'],
    [{ online: true, lesson, level }, 'online_level', 'Репетиторы математики онлайн · Школьная программа'],
  ])('of %o is that of its kind', (what, kind, h1) => {
    const address = { ...wholeCatalogue(), ...what }
    expect(kindOf(address)).toBe(kind)
    expect(metatagsOf(address, 5, editionOf('kz'), 'ru').h1).toBe(h1)
  })

  test.each<[EditionCode, Language, string]>([
    ['ua', 'ua', 'Репетитори в Києві, Голосіївський район'],
    ['ua', 'ru', 'Репетиторы в Киеве, Голосеевский район'],
    ['ua', 'en', 'Tutors in Holosiivskyi district, Kyiv'],
    ['pl', 'pl', 'Korepetytorzy w\u00a0Warszawie, Śródmieście'],
    ['us', 'en', 'Tutors in Manhattan, New York'],
    ['es', 'es', 'Profesores particulares en Centro, Madrid'],
    ['mx', 'es', 'Profesores particulares en Coyoacán, Ciudad de México'],
  ])('of a district in %s is ordered as %s does', (code, language, h1) => {
    const { city, district } = recordsOf(code)
    expect(metatagsOf({ ...wholeCatalogue(), city, district }, 5, editionOf(code), language).h1).toBe(h1)
  })

  test.each<[EditionCode, Language, string]>([
    ['ua', 'ua', 'Репетитори математики в Києві'],
    ['ua', 'ru', 'Репетиторы математики в Киеве'],
    ['pl', 'pl', 'Korepetytorzy matematyki w\u00a0Warszawie'],
    ['us', 'en', 'Mathematics tutors in New York'],
    ['es', 'es', 'Profesores de matemáticas en Madrid'],
  ])('in %s is written in %s with a capital letter first', (code, language, h1) => {
    const { lesson, city } = recordsOf(code)
    expect(metatagsOf({ ...wholeCatalogue(), lesson, city }, 5, editionOf(code), language).h1).toBe(h1)
  })
})

test('a later page says so in its title and its description, which says how many there are', () => {
  const { title, metad } = metatagsOf({ ...wholeCatalogue(), page: 3 }, 1412, editionOf('kz'), 'ru')
  expect(title).toBe('Репетиторы. Цены и отзывы, страница 3')
  expect(metad).toMatch(/^Страница 3\. Репетиторы\. Сейчас в каталоге 1\u00a0412\./)
})

test('a later page keeps the description that staff wrote whole, behind its number', () => {
  const own = { metad: 'Лучшие из [:COUNT]' } as CatalogueTexts
  const described = (page: number) => metatagsOf({ ...wholeCatalogue(), page }, 30, editionOf('kz'), 'ru', own).metad
  expect([1, 2].map(described)).toEqual(['Лучшие из 30', 'Страница 2. Лучшие из 30'])
})

test('no description puts a second colon behind that of a tag’s name', () => {
  const heading = 'Подготовка к ЕНТ: репетиторы'
  const tag = { texts: {}, name: { ru: heading, ua: heading, pl: heading, en: heading, es: heading, mx: heading } } as never
  for (const edition of Object.values(editions))
    for (const language of edition.locales)
      for (const count of [0, 1412]) expect(metatagsOf({ ...wholeCatalogue(), tag }, count, edition, language).metad).toMatch(/^[^:]+:[^:]+\./)
})

test('the description of an empty list counts nobody', () => {
  const described = (code: EditionCode, language: Language) => metatagsOf(wholeCatalogue(), 0, editionOf(code), language).metad
  expect(described('kz', 'ru')).toMatch(/^Репетиторы\. Здесь пока никого нет\./)
  for (const edition of Object.values(editions)) for (const language of edition.locales) expect(described(edition.code, language)).not.toMatch(/\d/)
})

test('no description is longer than what a search engine shows of one', () => {
  const described = Object.values(editions).flatMap((edition) => {
    const { lessons, levels, cities } = referenceOf(edition.code)
    const records = <Row>(rows: readonly Row[]) => rows as never[]
    const narrowed = records(lessons).flatMap((lesson) => [
      ...records(levels.filter(({ id }) => (lesson as { levels: number[] }).levels.includes(id))).map((level) => ({ lesson, level })),
      ...records(cities).map((city) => ({ lesson, city })),
    ])
    return edition.locales.flatMap((language) => narrowed.map((some) => metatagsOf({ ...wholeCatalogue(), ...some }, 1000, edition, language).metad))
  })
  expect(described.filter(({ length }) => length > 170)).toEqual([])
})
