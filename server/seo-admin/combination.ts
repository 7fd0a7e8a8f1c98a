import type { Edition, Language } from '../../editions/index.ts'
import { type ChosenFilters, chosenKeys } from '../../schemas/index.ts'
import { type Address, isTree, printPath, wholeCatalogue } from '../catalogue/address.ts'
import { metatagsOf } from '../catalogue/words.ts'
import { FieldProblem } from '../errors.ts'
import type { Reference } from '../reference/reference.ts'

const records = { lesson: 'lessons', level: 'levels', city: 'cities', district: 'districts', subdistrict: 'subdistricts', tag: 'tags' } as const
type Kind = keyof typeof records

/** Filters without what is not chosen, as they are stored. */
export const tidy = (chosen: ChosenFilters) =>
  Object.fromEntries(chosenKeys.flatMap((key) => (chosen[key] === undefined ? [] : [[key, chosen[key]]]))) as ChosenFilters

/** The catalogue's page of a combination; null where a filter is gone or the filters do not go together. */
export function addressOf(chosen: ChosenFilters, reference: Reference): Address | null {
  const kinds = (Object.keys(records) as Kind[]).filter((kind) => chosen[`${kind}_id`] !== undefined)
  const found = kinds.map((kind) => [kind, reference[records[kind]].get(chosen[`${kind}_id`] ?? 0)] as const)
  const address: Address = {
    ...wholeCatalogue(chosen.catalog_type === 'online'),
    ...Object.fromEntries(found.filter(([, record]) => record)),
    place: chosen.place ?? null,
  }
  const isWhole = found.every(([, record]) => record)
  return isWhole && isTree(address) && !(chosen.place && (address.online || (address.city && chosen.place === 'online'))) ? address : null
}

/** Throws the field of the first filter that is unknown or does not go with those before it. */
export function requireAddress(chosen: ChosenFilters, reference: Reference): Address {
  const order = ['catalog_type', 'lesson_id', 'level_id', 'city_id', 'district_id', 'subdistrict_id', 'place', 'tag_id'] as const
  let part: ChosenFilters = { catalog_type: chosen.catalog_type }
  for (const key of order) {
    part = { ...part, [key]: chosen[key] }
    if (!addressOf(part, reference)) throw new FieldProblem({ [`chosen_filters.${key}`]: 'invalid_value' })
  }
  return addressOf(chosen, reference) as Address
}

/** How the catalogue names a combination, and where it is. */
export function named(address: Address, edition: Edition, language: Language) {
  const query = address.place ? `?place=${address.place}` : ''
  return { name: metatagsOf(address, 0, edition, language).h1, path: printPath(address, edition) + query }
}
