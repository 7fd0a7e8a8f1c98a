import { keptLanguages } from '../../editions/index.ts'
import { catalogueQuery, type Filters, type getCatalogue } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { pageMeta } from '../seo/meta.ts'
import { activeTops } from '../tops/rotation.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { type Address, hasQuery, parseAddress, printAddress, printPage, wholeCatalogue } from './address.ts'
import { cardsOf } from './cards.ts'
import { buildFilterLists } from './filter-lists.ts'
import { catalogueMicrodata } from './microdata.ts'
import { type Cell, cellOf, countListings, listIds, searchListings, topsAmong } from './search.ts'
import { crumbsOf, metatagsOf } from './words.ts'

export const PAGE_SIZE = 25
const TOPS = 3
const ONLINE_TUTORS = 10
const NOBODY: { ids: number[]; total: number } = { ids: [], total: 0 }
const LARGE_TOTAL = 2000
const TOTAL_SECONDS = 60

/**
 * A catalogue page by its path and kept query. Addresses that are unknown or gone answer as data, with the unfiltered lists (spec: decisions CAT-1..4);
 * a page beyond the last one is 404 (API-14).
 */
export async function get(context: Context, { query, lang }: Input<typeof getCatalogue>): Promise<Data<typeof getCatalogue>> {
  const viewing = viewingOf(context, lang)
  const features = Object.entries(await context.variants()).map(([id, variet_id]) => ({ id, variet_id }))
  const reference = await referenceOf(viewing)
  const parsed = parseAddress(decoded(query), viewing.edition, reference)
  if (parsed.status !== 200) return { ...(await show(viewing, wholeCatalogue(), { statusCode: parsed.status })), features, redirect: null }
  const { address, redirect } = parsed
  if (redirect !== null) return { ...(await show(viewing, address, { statusCode: 200 })), features, redirect }
  return { ...(await show(viewing, address)), features, redirect: null }
}

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
  const [{ ids, total }, online] = given === undefined ? await Promise.all([list(viewing, address), listOnline(viewing, address)]) : [NOBODY, []]
  const pages_count = Math.ceil(total / PAGE_SIZE)
  const statusCode = given ?? (address.page > Math.max(1, pages_count) ? 404 : 200)
  const isListed = new Set(ids)
  const others = statusCode === 200 ? online.filter((id) => !isListed.has(id)).slice(0, ONLINE_TUTORS) : []
  const [filter_lists, cards] = await Promise.all([
    buildFilterLists(viewing, address, reference),
    cardsOf(viewing, [...ids, ...others], address.lesson?.id),
  ])
  const tutors = cards.filter(({ id }) => isListed.has(id))
  const tutors_online = cards.filter(({ id, is_catalog_disabled }) => !isListed.has(id) && !is_catalog_disabled)
  const metatags = metatagsOf(address, total, edition, language)
  const breadcrumbs = crumbsOf(address, edition, language)
  const root = address.online ? 'catalogOnlineAlias' : 'catalogAlias'
  const isRoot = printPage(address, edition) === printPage(wholeCatalogue(address.online), edition)
  return {
    pageType: address.online ? ('online_catalog' as const) : ('catalog' as const),
    statusCode,
    page: address.page,
    path: printAddress(address, edition),
    filters: filtersOf(address, language),
    filter_lists,
    tutors: { tutors, total_count: total, page_size: PAGE_SIZE, pages_count },
    tutors_online,
    breadcrumbs,
    seo_type: address.lesson?.seo_type ?? 1,
    ...pageMeta(viewing, {
      path: printPage(address, edition),
      metatags,
      noindex: statusCode !== 200 || total === 0 || hasQuery(address),
      languages: keptLanguages(edition),
      ...(isRoot && { elsewhere: (other) => ({ path: `${other[root]}/`, languages: keptLanguages(other) }) }),
      microdata: catalogueMicrodata(viewing, { address, metatags, tutors, crumbs: breadcrumbs }),
    }),
  }
}

/** Ids of the page: in the default order the TOP cards of the day head the first page, and stand nowhere else (spec: decisions CAT-7, PAY-8). */
async function list(viewing: Viewing, address: Address): Promise<{ ids: number[]; total: number }> {
  const { db, cache } = viewing
  const cell = cellOf(address, await referenceOf(viewing))
  cache.note(`subject:${cell.subject}`)
  const { order } = await activeTops(viewing)
  const among = order.length && !address.sort ? await topsAmong(db, address, cell) : new Set()
  const heads = order.filter((id) => among.has(id)).slice(0, TOPS)
  const isFirst = address.page === 1
  const offset = isFirst ? 0 : (address.page - 1) * PAGE_SIZE - heads.length
  const slice = { limit: PAGE_SIZE - (isFirst ? heads.length : 0), offset, heads }
  const { ids, total } = await searchListings(db, address, cell, slice, () => totalOf(viewing, address, cell))
  return { ids: isFirst ? [...heads, ...ids] : ids, total }
}

/** Counting many takes longer than listing 25 of them, and nobody counts along: large totals are a minute old at most. */
function totalOf({ cache, edition }: Viewing, address: Address, cell: Cell): Promise<number> {
  const key = `total ${printAddress({ ...address, page: 1, sort: null }, edition)}`
  return cache.keep(
    key,
    TOTAL_SECONDS,
    ({ db }) => countListings(db, address, cell),
    (total) => total >= LARGE_TOTAL,
  )
}

/** Tutors who teach the same online, enough of them to leave out those on the page; offline pages only (spec: decisions CAT-9). */
async function listOnline(viewing: Viewing, { online, place, lesson, level }: Address): Promise<number[]> {
  if (online || place === 'online') return []
  const address = { ...wholeCatalogue(true), lesson, level }
  const cell = cellOf(address, await referenceOf(viewing))
  viewing.cache.note(`subject:${cell.subject}`)
  return listIds(viewing.db, address, cell, { limit: ONLINE_TUTORS + PAGE_SIZE, offset: 0, heads: [] })
}

function filtersOf(address: Address, language: Viewing['language']): Filters {
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
    ...kept,
  }
}
