import type { Edition } from '../../editions/index.ts'
import { cataloguePlaces, catalogueQuery, catalogueSorts } from '../../schemas/catalogue.ts'
import type { ChosenFilters } from '../../schemas/index.ts'
import { priceQuery } from '../../theme/prices.ts'
import type { City, District, Lesson, Level, Reference, Subdistrict, Tag } from '../reference/reference.ts'

/** A catalogue page: what its path names, and the query it keeps. */
export interface Address {
  online: boolean
  lesson: Lesson | null
  level: Level | null
  city: City | null
  district: District | null
  subdistrict: Subdistrict | null
  /** Stands alone: whom it gathers, its own subject, level and city say. */
  tag: Tag | null
  place: (typeof cataloguePlaces)[number] | null
  rate_from: number | null
  rate_to: number | null
  sort: (typeof catalogueSorts)[number] | null
  verified: boolean
  page: number
}

export type Parsed = { status: 200; address: Address; redirect: string | null } | { status: 404 | 410 }

type Grammar = Pick<Edition, 'catalogAlias' | 'catalogOnlineAlias' | 'ratePoints' | 'flags'>

export const wholeCatalogue = (online = false): Address => ({
  online,
  lesson: null,
  level: null,
  city: null,
  district: null,
  subdistrict: null,
  tag: null,
  place: null,
  rate_from: null,
  rate_to: null,
  sort: null,
  verified: false,
  page: 1,
})

/** The segment before a tag's own. */
const TAG = 'tag'

const UNKNOWN = { status: 404 } as const
const GONE = { status: 410 } as const

/**
 * Reads `repetitor/matematika/almaty/2?sort=reviews`. Segments in another order and a suffix of page 1 answer with the canonical path in `redirect`; a segment
 * that is unknown, doubled or not under its own (a level without its lesson, a district without its city) is 404, one whose record is gone or switched off 410
 * (spec: decisions CAT-1, CAT-3).
 */
export function parseAddress(text: string, edition: Grammar, reference: Reference): Parsed {
  const [path = '', query = ''] = text.split('?', 2)
  const [alias, ...segments] = path.split('/').filter(Boolean)
  if (alias !== edition.catalogAlias && alias !== edition.catalogOnlineAlias) return UNKNOWN
  const address = { ...wholeCatalogue(alias === edition.catalogOnlineAlias), ...readQuery(query, edition) }
  const page = /^[1-9]\d{0,5}$/.test(segments.at(-1) ?? '') ? Number(segments.pop()) : null

  let isGone = false
  const [first, tagAlias, ...more] = segments
  if (first === TAG) {
    const tag = tagAt(reference, tagAlias, address)
    if (tag === undefined || more.length > 0) return UNKNOWN
    if (!tag?.active) return GONE
    Object.assign(address, { tag, online: tag.catalog_type === 'online' })
  }
  for (const segment of address.tag ? [] : segments) {
    const found = reference.aliases.get(segment)
    if (!found || address[found.kind] !== null) return UNKNOWN
    const record = found.id === null ? undefined : reference[tables[found.kind]].get(found.id)
    if (record?.active) Object.assign(address, { [found.kind]: record })
    else isGone = true
  }
  if (isGone) return GONE
  if (!isTree(address)) return UNKNOWN
  if (address.online || (isInCity(address) && address.place === 'online')) address.place = null

  const canonical = printPath(address, edition)
  const isCanonical = page !== 1 && `${[alias, ...segments].join('/')}/` === canonical
  address.page = page ?? 1
  return { status: 200, address, redirect: isCanonical ? null : printAddress(address, edition) }
}

/** The tag of an address, one that it had included; null for one that is gone. */
function tagAt({ tags, formerTags }: Reference, alias: string | undefined, address: Address): Tag | null | undefined {
  const own = [...tags.values()].find((one) => one.alias === alias && isOf(one, address))
  const id = own?.id ?? formerTags.get(`${address.online ? 'online' : 'offline'} ${alias}`)
  return typeof id === 'number' ? tags.get(id) : id
}

const tables = { lesson: 'lessons', level: 'levels', city: 'cities', district: 'districts', subdistrict: 'subdistricts' } as const

const isInCity = ({ city, tag }: Address): boolean => city !== null || tag?.city_id != null

/** A tag stands in one of the catalogues. */
const isOf = ({ catalog_type }: Tag, { online }: Pick<Address, 'online'>) => (catalog_type === 'online') === online

/** Level under lesson, district under city, microdistrict under district; nothing of these online, none of them beside a tag. */
export function isTree({ online, lesson, level, city, district, subdistrict, tag }: Address): boolean {
  if (tag) return isOf(tag, { online }) && !lesson && !level && !city && !district && !subdistrict
  if (level && !lesson?.levels.includes(level.id)) return false
  if (online) return !city && !district && !subdistrict
  if (district && district.city_id !== city?.id) return false
  return !subdistrict || subdistrict.district_id === district?.id
}

/** Of the kept query; a value that makes no sense, limits nothing or is not offered by the edition counts as absent (spec: public 5, price range). */
function readQuery(query: string, { ratePoints, flags }: Grammar): Partial<Address> {
  const given = new URLSearchParams(query)
  const rate = (name: string) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? { [name]: Number(given.get(name)) } : {})
  const { rate_from = null, rate_to = null } = priceQuery(ratePoints, { ...rate('rate_from'), ...rate('rate_to') })
  return {
    rate_from,
    rate_to,
    place: cataloguePlaces.find((place) => place === given.get('place')) ?? null,
    sort: catalogueSorts.find((sort) => sort === given.get('sort')) ?? null,
    verified: flags.verifiedFilter && given.get('verified') === '1',
  }
}

/** The canonical path of the first page, without query: `repetitor/matematika/almaty/`. A page prints a hundred of them. */
export function printPath(
  { online, lesson, level, city, district, subdistrict, tag }: Address,
  { catalogAlias, catalogOnlineAlias }: Grammar,
): string {
  const at = (record: { alias: string } | null) => (record ? `${record.alias}/` : '')
  if (tag) return `${online ? catalogOnlineAlias : catalogAlias}/${TAG}/${at(tag)}`
  return `${online ? catalogOnlineAlias : catalogAlias}/${at(lesson)}${at(level)}${at(city)}${at(district)}${at(subdistrict)}`
}

/** The path with its page: page 2 and above are a suffix. */
export const printPage = (address: Address, edition: Grammar): string => printPath(address, edition) + (address.page > 1 ? address.page : '')

/** The whole address without a leading slash: path, page and kept query. */
export const printAddress = (address: Address, edition: Grammar): string => printPage(address, edition) + printQuery(address)

/** The kept query with its question mark; '' without one. */
export function printQuery(address: Pick<Address, (typeof catalogueQuery)[number]>): string {
  let printed = ''
  for (const name of catalogueQuery) {
    const value = address[name]
    if (value) printed += `${printed ? '&' : '?'}${name}=${value === true ? 1 : value}`
  }
  return printed
}

export const hasQuery = (address: Address): boolean => catalogueQuery.some((name) => address[name])

/** The filters of a page as staff choose them for its texts (spec: decisions SEO-1). */
export const chosenOf = ({ online, lesson, level, city, district, subdistrict, place, tag }: Address): ChosenFilters => ({
  catalog_type: online ? 'online' : 'offline',
  lesson_id: lesson?.id,
  level_id: level?.id,
  city_id: city?.id,
  district_id: district?.id,
  subdistrict_id: subdistrict?.id,
  place: place ?? undefined,
  tag_id: tag?.id,
})

/**
 * The address after a choice, on its first page. Clearing or changing the lesson keeps a level only where the new lesson has it; another city clears district and
 * microdistrict; what a path names takes the place of a tag; no city clears the places at the tutor's and at the client's too; online clears the city, and a
 * tag of one (spec: public 5, catalogue filters).
 */
export function choose(address: Address, choice: Partial<Omit<Address, 'page'>>): Address {
  const next: Address = { ...address, ...choice, page: 1 }
  if (next.level && !next.lesson?.levels.includes(next.level.id)) next.level = null
  if (choice.online || choice.place === 'online') next.city = null
  if (named.some((name) => name in choice)) next.tag = choice.tag ?? null
  if (choice.city && next.place === 'online') next.place = null
  if (choice.online) next.place = null
  if (choice.city || choice.place) next.online = false
  if (next.city?.id !== address.city?.id) next.district = null
  if (next.district?.id !== address.district?.id) next.subdistrict = choice.subdistrict ?? null
  if (address.city && !next.city && next.place !== 'online') next.place = null
  if (next.tag && (!isOf(next.tag, next) || (next.tag.city_id !== null && next.place === 'online'))) next.tag = null
  return next
}

/** What a path can name. */
const named = ['online', 'lesson', 'level', 'city', 'district', 'subdistrict', 'tag'] as const
