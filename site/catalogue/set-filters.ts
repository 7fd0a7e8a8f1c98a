import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Catalogue } from '../../schemas/index.ts'
import { formatMoneyRange } from '../../theme/money-range.ts'
import type { Site } from '../site.ts'
import type { Texts } from '../texts.ts'

export interface SetFilter {
  label: string
  /** The page without it. */
  link: string
}

type Words = Pick<Texts['filters'], 'online' | 'verified'> & { place: Texts['enums-requests']['place'] }

/** The filters that are set, in the order of the full filter, each with the page that it leaves behind when taken off. */
export function setFilters(
  { pageType, filters, filter_lists }: Catalogue,
  { edition, language }: Pick<Site, 'edition' | 'language'>,
  words: Words,
): SetFilter[] {
  const { without, offline, verified } = filter_lists
  const { lesson, level, city, district, subdistrict, tag, place } = filters
  const isOnline = pageType === 'online_catalog'
  const set: [label: string | false | undefined, link: string | null][] = [
    [lesson?.text, without.lesson],
    [level?.text, without.level],
    [city?.text, without.city],
    [(subdistrict ?? district)?.text, without.district],
    [tag?.text, without.tag],
    [isOnline && words.online, offline],
    [place ? words.place[place] : undefined, without.place],
    [priceLabel(filters, edition, language), without.rate],
    [filters.verified && words.verified, verified],
  ]
  return set.flatMap(([label, link]) => (label && link !== null ? [{ label, link }] : []))
}

/** `2 000 – 10 000 ₸` with the ends of the edition's range where only one end is set. */
function priceLabel({ rate_from, rate_to }: Catalogue['filters'], edition: SiteEdition, language: Language): string | undefined {
  if (rate_from === null && rate_to === null) return undefined
  const { ratePoints } = edition
  return formatMoneyRange(rate_from ?? ratePoints[0] ?? 0, rate_to ?? ratePoints.at(-1) ?? 0, edition, language)
}
