import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { type Texts, textsOf } from '../../locales/index.ts'
import type { CatalogueTexts } from '../../schemas/index.ts'
import { groupThousands } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { type City, nameIn } from '../reference/reference.ts'
import { breadcrumbsOf, type Crumb } from '../seo/breadcrumbs.ts'
import { pageMetad } from '../seo/list-words.ts'
import type { Address } from './address.ts'

/** Kinds of catalogue pages; each has its heading in `locales/*\/catalogue.ts` (spec: decisions SEO-2). */
export type PageKind = keyof Texts['catalogue']['h1']

/** Which of them an address is: online comes before a city, a city before a subject. */
export function kindOf({ online, lesson, level, city }: Address): PageKind {
  if (online) return level ? 'online_level' : lesson ? 'online_lesson' : 'online'
  if (city) return level ? 'level_city' : lesson ? 'lesson_city' : 'city'
  return level ? 'level' : lesson ? 'lesson' : 'catalog'
}

/**
 * `в Астане`, `во Львове`, `w Krakowie`: the preposition follows the first letters, and the last one of what stands `before` it. With a part of the city,
 * `в Астане, Есильский район` or `in Manhattan, New York`: it bends only the name that comes first.
 */
export function inCity(
  { mname, ...city }: Pick<City, 'name' | 'mname'>,
  edition: Edition,
  language: Language,
  { part, before = '' }: { part?: Pick<City, 'name'> | null; before?: string } = {},
): string {
  const { usual, special, special_before, special_between, with_district } = textsOf(edition, language).catalogue.in_city
  const bent = nameIn(mname, language)
  const CITY = with_district.startsWith('[:CITY]') ? bent : nameIn(city.name, language)
  const name = part ? fill(with_district, { CITY, DISTRICT: nameIn(part.name, language) }) : bent
  const isBetween = [before.at(-1), name.at(0)].every((letter) => letter && special_between.includes(letter.toLowerCase()))
  const isSpecial = isBetween || special_before.split(' ').some((start) => name.startsWith(start))
  return fill(isSpecial ? special : usual, { CITY: name })
}

/** Starts like a sentence, whatever word came first. */
export const sentence = (text: string, edition: Edition, language: Language): string => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(languageTag(edition, language)) + rest.join('')
}

/** Title, description and heading of a catalogue page: staff's own words, else its tag's, else from the texts of its kind (spec: decisions SEO-1, SEO-2). */
export function metatagsOf(address: Address, count: number, edition: Edition, language: Language, own?: CatalogueTexts) {
  const { catalogue, 'enums-catalogue': enums } = textsOf(edition, language)
  const { lesson, level, city, district, subdistrict, tag } = address
  const said = tag?.texts[language]
  const seoType = (lesson?.seo_type ?? 1) as keyof typeof enums.seo_type
  const COUNT = groupThousands(count, edition, language)
  const written = (text: string | undefined) => (text ? fill(text, { COUNT }) : '')
  const lessonOf = lesson && nameIn(lesson.rname, language)
  const worded = sentence(
    fill(catalogue.h1[kindOf(address)], {
      SEO_TYPE: enums.seo_type[seoType].name,
      ...(lessonOf && { LESSON_OF: lessonOf }),
      ...(level && { LEVEL: nameIn(level.name, language) }),
      ...(city && { IN_CITY: inCity(city, edition, language, { part: subdistrict ?? district, before: lessonOf ?? '' }) }),
    }),
    edition,
    language,
  )
  const h1 = written(own?.h1) || said?.h1 || (tag ? nameIn(tag.name, language) : worded)
  const title = written(own?.title) || said?.title || fill(catalogue.title, { H1: h1 })
  const metad = written(own?.metad) || said?.metad || fill(count > 0 ? catalogue.metad : catalogue.metad_empty, { H1: h1, COUNT })
  return {
    h1,
    title: address.page > 1 ? fill(catalogue.title_page, { TITLE: title, PAGE: address.page }) : title,
    metad: pageMetad({ edition, language }, metad, address.page),
  }
}

/** The way here: site, catalogue, then what narrows it; the page itself has no link (spec: public 2.11). */
export function crumbsOf(address: Address, edition: Edition, language: Language): Crumb[] {
  const { catalogue } = textsOf(edition, language)
  const alias = address.online ? edition.catalogOnlineAlias : edition.catalogAlias
  const named = [address.lesson, address.level, address.city, address.district, address.subdistrict, address.tag].filter((record) => record !== null)
  const crumbs = named.map((record, at) => ({
    name: nameIn(record.name, language),
    link: `${[alias, ...named.slice(0, at + 1).map((one) => one.alias)].join('/')}/`,
  }))
  const first = { name: address.online ? catalogue.crumbs.online : catalogue.crumbs.catalog, link: `${alias}/` }
  const all = breadcrumbsOf({ edition, language }, first, ...crumbs)
  return all.map((crumb, at) => (at === all.length - 1 ? { ...crumb, link: null } : crumb))
}
