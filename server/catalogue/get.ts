import { LRUCache } from 'lru-cache'
import { keptLanguages } from '../../editions/index.ts'
import { type CatalogueTexts, catalogueQuery, type Filters, type getCatalogue } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { nameIn, type Reference, referenceOf } from '../reference/reference.ts'
import { FEWEST_OF_TAG } from '../reference/tags.ts'
import { pageMeta } from '../seo/meta.ts'
import { keptOutOf, textsOf } from '../seo-texts/shown.ts'
import { MINUTE_MS } from '../spans.ts'
import { turnOf } from '../tops/rotation.ts'
import { seenBy } from '../tutors/shown-reviews.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { type Address, chosenOf, hasQuery, parseAddress, printAddress, printPage, printPath, wholeCatalogue } from './address.ts'
import { blocksOf, noBlocks } from './blocks/blocks.ts'
import { buildFilterLists } from './filter-lists.ts'
import { cardsOf } from './kept-cards.ts'
import { catalogueMicrodata } from './microdata.ts'
import { cataloguePoster } from './poster.ts'
import { type Counted, cellOf, type Found, PAGE_SIZE, searchPage } from './search.ts'
import { searchSmall } from './search-small.ts'
import { crumbsOf, metatagsOf } from './words.ts'

const ONLINE_TUTORS = 10
const NOBODY: Found = { tutors: [], total: 0, prices: null, online: [] }

/** Counting many takes longer than listing 25 of them, and nobody counts along: large totals are a minute old at most. */
const LARGE_TOTAL = 2000
const totals = new LRUCache<string, Counted>({ max: 5000, ttl: MINUTE_MS })

/**
 * A catalogue page by its path and kept query. Addresses that are unknown or gone answer as data, with the unfiltered lists (spec: decisions CAT-1..4);
 * a page beyond the last one is 404 (API-14).
 */
export async function get(context: Context, { query, lang }: Input<typeof getCatalogue>) {
  const viewing = viewingOf(context, lang)
  const features = Object.entries(await context.variants()).map(([id, variet_id]) => ({ id, variet_id }))
  const reference = await referenceOf(viewing)
  const parsed = parseQuery(query, viewing, reference)
  if (parsed.status !== 200) return { ...(await show(viewing, wholeCatalogue(), { statusCode: parsed.status })), features, redirect: null }
  const { address, redirect } = parsed
  if (redirect !== null) return { ...(await show(viewing, address, { statusCode: 200 })), features, redirect }
  const { optional_blocks, ...shown } = await show(viewing, address)
  const orders_reviews = seenBy(context, optional_blocks.orders_reviews, ({ tutor_status }) => tutor_status)
  return { ...shown, optional_blocks: { ...optional_blocks, orders_reviews }, features, redirect: null }
}

/** What a path with its kept query asks for. */
export const parseQuery = (query: string, { edition }: Pick<Viewing, 'edition'>, reference: Reference) =>
  parseAddress(decoded(query), edition, reference)

/** The path may arrive encoded once more, as the site's address line had it (spec: decisions CAT-2). */
function decoded(query: string): string {
  const [path = '', ...rest] = query.split('?')
  try {
    return [decodeURIComponent(path), ...rest].join('?')
  } catch {
    return query
  }
}

/** With a `statusCode` the list stays empty: the page is not to be shown. */
async function show(viewing: Viewing, address: Address, { statusCode: given }: { statusCode?: number } = {}) {
  const { edition, language } = viewing
  const reference = await referenceOf(viewing)
  const found = given === undefined ? await list(viewing, address) : NOBODY
  const { total, prices } = found
  const pages_count = Math.ceil(total / PAGE_SIZE)
  const statusCode = given ?? (address.page > Math.max(1, pages_count) ? 404 : 200)
  const online = statusCode === 200 ? found.online : []
  const [filter_lists, cards] = await Promise.all([
    buildFilterLists(viewing, address, reference),
    cardsOf(viewing, [...found.tutors, ...online], address.lesson?.id ?? address.tag?.lesson_id ?? undefined),
  ])
  const tutors = cards.slice(0, found.tutors.length)
  const tutors_online = cards.slice(found.tutors.length).filter(({ is_catalog_disabled }) => !is_catalog_disabled)
  const chosen = chosenOf(address)
  const [own, keptOut, blocks] = await Promise.all([
    textsOf(viewing, chosen),
    keptOutOf(viewing, chosen),
    statusCode === 200 && given === undefined ? blocksOf(viewing, address, total) : noBlocks,
  ])
  const metatags = {
    ...metatagsOf(address, total, edition, language, own),
    ...(address.page === 1 && { ...tagTextOf(address, language), ...(own && belowOf(own)) }),
  }
  const breadcrumbs = crumbsOf(address, edition, language)
  const filters = filtersOf(address, language)
  const { tabular_data: tabular } = blocks.optional_blocks
  const optional_blocks = { ...blocks.optional_blocks, tabular_data: tabular && { filters, ...tabular } }
  const city = address.city ?? reference.cities.get(address.tag?.city_id ?? 0)
  const root = address.online ? 'catalogOnlineAlias' : 'catalogAlias'
  const isRoot = printPage(address, edition) === printPage(wholeCatalogue(address.online), edition)
  return {
    pageType: pageTypeOf(address),
    catalog_type: address.online ? ('online' as const) : ('catalog' as const),
    lang: language,
    statusCode,
    page: address.page,
    path: printAddress(address, edition),
    tag_id: address.tag?.id ?? null,
    seo_tag: address.tag && seoTagOf(address.tag, { metatags, own, language }),
    filters,
    filter_lists,
    tutors: { tutors, total_count: total, page_size: PAGE_SIZE, pages_count },
    tutors_online,
    breadcrumbs,
    seo_type: address.lesson?.seo_type ?? 1,
    optional_blocks,
    seo_links: blocks.seo_links,
    ...pageMeta(viewing, {
      path: printPage(address, edition),
      metatags,
      noindex: statusCode !== 200 || total < fewestOf(address) || hasQuery(address),
      languages: keptLanguages(edition),
      keptOut,
      ...(isRoot && { elsewhere: (other) => ({ path: `${other[root]}/`, languages: keptLanguages(other) }) }),
      poster:
        total === 0
          ? null
          : { kind: 'catalogue', name: printPath(address, edition), poster: cataloguePoster(viewing, { metatags, optional_blocks }) },
      microdata: catalogueMicrodata(viewing, { address, city, metatags, tutors, total, prices, crumbs: breadcrumbs, links: blocks.seo_links }),
    }),
  }
}

/** So many tutors a page has to list for search engines (spec: decisions SEO-5). */
const fewestOf = ({ tag }: Address) => (tag ? FEWEST_OF_TAG : 1)

/** As its own call has it, for the page of a tag. */
export function seoTagOf({ id, alias, name, texts }: NonNullable<Address['tag']>, { metatags: { h1, title, metad }, own, language }: OfTag) {
  return { ...{ id, alias, h1, title, metad }, name: nameIn(name, language), text: own?.h2text || (texts[language]?.text ?? '') }
}
interface OfTag {
  metatags: { h1: string; title: string; metad: string }
  own: CatalogueTexts | undefined
  language: Viewing['language']
}

/** What a tag's page says of it below the list. */
const tagTextOf = ({ tag }: Address, language: Viewing['language']) => {
  const text = tag?.texts[language]?.text
  return text ? { h2text: text } : {}
}

/** What stands below the list, on its first page alone. */
const belowOf = ({ h2, h2text, faq_header, faq }: CatalogueTexts) => ({
  ...(h2 && { h2 }),
  ...(h2text && { h2text }),
  ...(faq.length > 0 && { faq_header, faq }),
})

export const pageTypeOf = ({ online }: Address) => (online ? ('online_catalog' as const) : ('catalog' as const))

/** The page's tutors; offline also some who teach the same online (spec: decisions CAT-9). */
export async function list(viewing: Viewing, address: Address): Promise<Found> {
  const { db, cache, edition } = viewing
  const cell = cellOf(address, await referenceOf(viewing))
  cache.note(`subject:${cell.subject}`)
  const beside = address.online || address.place === 'online' ? 0 : ONLINE_TUTORS
  const turn = await turnOf(viewing)
  const few = await searchSmall(cache, address, cell, { turn, beside })
  if (few) return few
  const name = `${edition.code} ${printAddress({ ...address, page: 1, sort: null }, edition)}`
  const known = totals.get(name)
  const found = await searchPage(db, address, cell, { turn, beside, counted: known ?? null })
  const { total, prices } = found
  if (known === undefined && total >= LARGE_TOTAL) totals.set(name, { total, prices })
  return found
}

/** What an address has chosen, in words; null for each filter that it leaves open. */
export function filtersOf(address: Address, language: Viewing['language']): Filters {
  const record = <R extends Parameters<typeof nameIn>[0]>(one: { id: number; alias: string; name: R } | null) =>
    one && { id: one.id, alias: one.alias, text: nameIn(one.name, language), name: nameIn(one.name, language) }
  const { lesson, city } = address
  const rname = lesson ? nameIn(lesson.rname, language) : ''
  const kept = Object.fromEntries(catalogueQuery.map((name) => [name, address[name]])) as Pick<Address, (typeof catalogueQuery)[number]>
  const named = record(lesson)
  const town = record(city)
  return {
    lesson: named && { ...named, rname, rtext: rname, seo_type: lesson?.seo_type ?? 1 },
    level: record(address.level),
    city: town && { ...town, mname: city ? nameIn(city.mname, language) : '' },
    district: record(address.district),
    subdistrict: record(address.subdistrict),
    tag: record(address.tag),
    ...kept,
  }
}
