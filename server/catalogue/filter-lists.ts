import { type Edition, keptLanguages, type Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { cataloguePlaces, catalogueSorts, type FilterLists, type FilterOption } from '../../schemas/catalogue.ts'
import { formatMoney } from '../../theme/money.ts'
import { priceOptions } from '../../theme/prices.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Names } from '../database/columns.ts'
import { nameIn, type Reference } from '../reference/reference.ts'
import { keptOutOf } from '../seo-texts/shown.ts'
import { type Address, choose, chosenOf, hasQuery, printAddress, printPath, printQuery, wholeCatalogue } from './address.ts'
import { areFilled } from './counts.ts'
import { popularFirst } from './popular.ts'
import { cellOf } from './search.ts'

/** Which choices lead to somebody is asked once in ten minutes for each page (spec: decisions API-18). */
const SECONDS = 600

interface Setting {
  cache: Cache
  edition: Edition
  language: Language
}

type Choice = Parameters<typeof choose>[1]
/** A subject, place or level as one can choose it. */
interface Named {
  id: number
  alias: string
  name: Names
}

/** An option, and the page that it leads to. */
interface Asked {
  option: Pick<FilterOption, 'index' | 'is_empty'>
  next: Address
}

/** Every filter's options; a link leads to the present page with that option chosen (spec: decisions CAT-4). */
export async function buildFilterLists({ cache, edition, language }: Setting, address: Address, reference: Reference): Promise<FilterLists> {
  const {
    'enums-requests': { place: places },
    'enums-catalogue': { sort: sorts },
  } = textsOf(edition, language)
  const print = (next: Address) => printAddress(next, edition)
  const link = (choice: Choice) => print(choose(address, choice))
  // a price changes nothing else of the address
  const path = printPath(address, edition)
  const asked: Asked[] = []

  const option = ({ id, alias, name }: Named, choice: Choice, active: boolean, more: Partial<FilterOption> = {}): FilterOption => {
    const next = choose(address, choice)
    const made = { value: id, id, text: nameIn(name, language), alias, link: print(next), index: 0, active, ...more }
    asked.push({ option: made, next })
    return made
  }
  const word = (value: string, text: string, choice: Choice, active: boolean): FilterOption => ({
    ...{ value, id: value, text, alias: value, link: link(choice), index: 0, active },
  })
  const price = (amount: number, name: 'rate_from' | 'rate_to'): FilterOption => ({
    ...{ value: amount, id: amount, text: formatMoney(amount, edition, language), alias: String(amount) },
    ...{
      link: path + printQuery({ ...address, [name]: amount === ends[name] ? null : amount }),
      index: 0,
      active: (address[name] ?? ends[name]) === amount,
    },
  })

  const { ratePoints } = edition
  const ends = { rate_from: ratePoints[0] ?? 0, rate_to: ratePoints.at(-1) ?? 0 }
  const chosenRates = {
    ...(address.rate_from !== null && { rate_from: address.rate_from }),
    ...(address.rate_to !== null && { rate_to: address.rate_to }),
  }
  const points = priceOptions(ratePoints, chosenRates)
  const popular = await popularFirst({ cache, edition, language }, reference)
  const { lesson, city } = address

  const lists: FilterLists = {
    lesson: popular.lessons.map((one) => option(one, { lesson: one }, one.id === lesson?.id, { seo_type: one.seo_type, levels: [...one.levels] })),
    level: lesson ? popular.levelsOf(lesson).map((one) => option(one, { level: one }, one.id === address.level?.id)) : [],
    city: popular.cities.map((one) => option(one, { city: one }, one.id === city?.id, one.region_id === null ? {} : { region_id: one.region_id })),
    district: city ? districtsOf(city.id) : [],
    place: cataloguePlaces.map((place) =>
      address.online && place === 'online' ? word(place, places[place], {}, true) : word(place, places[place], { place }, address.place === place),
    ),
    sort: catalogueSorts.map((sort) => word(sort, sorts[sort], { sort }, address.sort === sort)),
    rate_from: points.from.map((amount) => price(amount, 'rate_from')),
    rate_to: points.to.map((amount) => price(amount, 'rate_to')),
    online: link({ online: true }),
    offline: link({ online: false }),
    verified: edition.flags.verifiedFilter ? link({ verified: !address.verified }) : null,
    clear: print(wholeCatalogue()),
    without: {
      lesson: link({ lesson: null }),
      level: link({ level: null }),
      city: link({ city: null }),
      district: link({ district: null }),
      tag: link({ tag: null }),
      place: link({ place: null }),
      rate: link({ rate_from: null, rate_to: null }),
      sort: link({ sort: null }),
    },
  }
  await markOptions({ cache, edition, language }, asked, path, reference)
  return lists

  function districtsOf(city_id: number): FilterOption[] {
    const parts = [...reference.subdistricts.values()].filter(({ active }) => active)
    return [...reference.districts.values()]
      .filter((district) => district.city_id === city_id && district.active)
      .map((district) =>
        option(district, { district, subdistrict: null }, district.id === address.district?.id && !address.subdistrict, {
          is_district: true,
          subdistricts: parts
            .filter(({ district_id }) => district_id === district.id)
            .map((part) => option(part, { district, subdistrict: part }, part.id === address.subdistrict?.id)),
        }),
      )
  }
}

/** A page may be indexed when it has no kept query, lists somebody and is kept out of search results by nobody (spec: decisions CAT-4, SEO-5). */
async function markOptions({ cache, edition, language }: Setting, asked: readonly Asked[], path: string, reference: Reference) {
  if (asked.every(({ next }) => hasQuery(next))) return
  const isKept = keptLanguages(edition).includes(language)
  // by their paths: which options have no query differs with the present one
  const { filled, indexable } = await cache.keep(`options ${language} ${path}`, SECONDS, async (fresh) => {
    fresh.cache.note('reference')
    const pages = asked.map(({ next }) => ({ ...next, place: null }))
    const cells = pages.map((page) => ({ cell: cellOf(page, reference), bit: page.level?.bit ?? null }))
    const [found, keptOut] = await Promise.all([
      areFilled(fresh.db, cells),
      isKept ? Promise.all(pages.map((page) => keptOutOf(fresh, chosenOf(page)))) : [],
    ])
    const pathsOf = (some: typeof pages) => new Set(some.map((page) => printPath(page, edition)))
    return {
      filled: pathsOf(pages.filter((_, n) => found[n])),
      indexable: pathsOf(pages.filter((_, n) => isKept && found[n] && !keptOut[n]?.includes(language))),
    }
  })
  for (const { option, next } of asked) {
    if (hasQuery(next)) continue
    const to = printPath(next, edition)
    if (indexable.has(to)) option.index = 1
    if (!filled.has(to)) option.is_empty = true
  }
}
