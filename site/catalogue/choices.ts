import type { Catalogue, FilterOption } from '../../schemas/index.ts'
import type { Texts } from '../texts.ts'

/** One choice of a filter as it is drawn: a link to the page with it. */
export interface Choice {
  /** What tells it from the others of its filter, in every list; empty for the one that sets nothing. */
  id: string
  label: string
  link: string
  chosen: boolean
  /** The page may be indexed, so that crawlers are shown the way. */
  open: boolean
  /** Under the choice before it: a microdistrict. */
  under?: boolean
}

const choiceOf = ({ alias, text, link, active, index }: FilterOption): Choice => ({
  id: alias,
  label: text,
  link,
  chosen: active,
  open: index === 1,
})

/** With so many orders to choose from the usual one is a choice too (spec: public 9, catalogue list layout). */
const SORTS = 3

type Lists = Pick<Catalogue, 'filters' | 'filter_lists' | 'pageType'>

/** All choices of each filter, the one that sets nothing first (spec: public 2.8, 2.11, decisions CAT-4). */
export function choicesOf({ filters, filter_lists: lists, pageType }: Lists, t: Texts['filters'], sortDefault: string) {
  const { without } = lists
  const any = (label: string, link: string, chosen: boolean): Choice => ({ id: '', label, link, chosen, open: true })
  const isOnline = pageType === 'online_catalog'
  return {
    lesson: [any(t.all_lessons, without.lesson, !filters.lesson), ...lists.lesson.map(choiceOf)],
    level: [any(t.all_levels, without.level, !filters.level), ...lists.level.map(choiceOf)],
    city: [any(t.all_cities, without.city, !filters.city), ...lists.city.map(choiceOf)],
    district: [
      any(t.all_districts, without.district, !filters.district),
      ...lists.district.flatMap(({ subdistricts = [], ...district }) => [
        choiceOf(district),
        ...subdistricts.map((part) => ({ ...choiceOf(part), id: `part ${part.alias}`, under: true })),
      ]),
    ],
    place: [any(t.any_place, isOnline ? lists.offline : without.place, !isOnline && !filters.place), ...lists.place.map(choiceOf)],
    sort: [...(lists.sort.length === SORTS ? [any(sortDefault, without.sort, !filters.sort)] : []), ...lists.sort.map(choiceOf)],
  }
}

export type Choices = ReturnType<typeof choicesOf>

/** A choice with those that stand under it. */
export interface Branch extends Choice {
  parts: Choice[]
}

/** Choices as a tree of two levels: each district with its microdistricts. */
export function branchesOf(choices: readonly Choice[]): Branch[] {
  const branches: Branch[] = []
  for (const choice of choices) {
    if (choice.under) branches.at(-1)?.parts.push(choice)
    else branches.push({ ...choice, parts: [] })
  }
  return branches
}

/** Whether a branch or one of its parts is chosen. */
export const hasChosen = ({ chosen, parts }: Branch): boolean => chosen || parts.some((part) => part.chosen)
