import { type SQL, sql } from 'drizzle-orm'
import { MOST_INT } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import type { Reference } from '../reference/reference.ts'
import { inTurn, type Turn } from '../tops/rotation.ts'
import type { Address } from './address.ts'
import { COVERED_BIT, HOME_BIT, TOP_BIT, TRAVEL_BIT, VERIFIED_BIT } from './traits.ts'

export const PAGE_SIZE = 25
/** TOPs at the head of the default order. */
export const HEADS = 3
/** So many are sorted in less time than it takes to meet them among a million, and counted past before it matters from where. */
const FEW = 2000

const at = sql.placeholder

/** Which rows of `listings` an address asks for: its own place, and the wider areas that are travelled to as a whole. */
export interface Cell {
  subject: number
  place: number
  wider: number[]
}

/** The cell of an address: a tag is a subject of its own, and online lessons a place of their own. */
export function cellOf(address: Address, { placeOf }: Reference): Cell {
  const { lesson, city, district, subdistrict, tag } = address
  // a tag is a subject of its own, below zero
  if (tag) return { subject: -tag.id, place: address.online || address.place === 'online' ? ONLINE : ANYWHERE, wider: [] }
  const subject = lesson?.id ?? 0
  if (address.online || address.place === 'online') return { subject, place: ONLINE, wider: [] }
  if (!city) return { subject, place: ANYWHERE, wider: [] }
  if (!district) return { subject, place: placeOf('city', city.id), wider: [] }
  const cityWide = -placeOf('city', city.id)
  if (!subdistrict) return { subject, place: placeOf('district', district.id), wider: [cityWide] }
  return { subject, place: placeOf('subdistrict', subdistrict.id), wider: [cityWide, -placeOf('district', district.id)] }
}

/** How a place is read: the asked one leaves out rows that a wider one stands for. */
type PlaceName = 'place' | 'wide' | 'wider'
const placeNames: readonly PlaceName[] = ['place', 'wide', 'wider']

/**
 * Rows of one place that pass the filters. Every filter is always there, with a value that lets all pass where nothing is asked, so that few statements
 * serve all addresses and PostgreSQL plans each once.
 */
const rowsAt = (place: PlaceName, price: SQL): SQL =>
  sql`${countedAt(place, price)} and (${at('level')}::bigint = 0 or level_mask & ${at('level')}::bigint <> 0)`

/** The same by what `listing_counts` tells apart: all but the level. */
const countedAt = (place: PlaceName, price: SQL): SQL => sql`subject = ${at('subject')}::int and place = ${at(place)}::int
  and traits & ${at(place === 'place' ? 'mask' : 'traits')}::int = ${at('traits')}::int
  and ${price} between ${at('rate_from')}::int and ${at('rate_to')}::int`

const priceInIndex = sql`price`
/**
 * PostgreSQL plans before it knows the prices and takes any range for a narrow one: it would read all rows by the price's index to sort them anew. That is
 * right for few; more are met soon along the index of the order.
 */
const priceInRow = sql`price + 0`

const none = sql`'{}'::int[]`

/** Rows of all the places, everyone once. */
const rowsIn = (places: readonly PlaceName[], columns: SQL, { price = priceInIndex, more = sql`` } = {}): SQL =>
  inAll(places, (place) => sql`(select ${columns} from listings where ${rowsAt(place, price)} ${more})`)

const inAll = (places: readonly PlaceName[], select: (place: PlaceName) => SQL): SQL => sql.join(places.map(select), sql` union all `)

/** Whether the number of the cell's rows is kept: counting them would take as long as there are tutors. The triggers of `listings` say the same. */
const isKept = ({ subject, place }: Cell): boolean => subject === 0 || place === ANYWHERE || place === ONLINE

/** Each order is one of the covering indexes of `listings`, which is read from either end (spec: decisions CAT-7). */
const orders = {
  default: { ahead: sql`rank desc, tutor_id`, back: sql`rank, tutor_id desc` },
  rate_asc: { ahead: sql`price, rank desc, tutor_id`, back: sql`price desc, rank, tutor_id desc` },
  rate_desc: { ahead: sql`price desc, rank desc, tutor_id`, back: sql`price, rank, tutor_id desc` },
  reviews: { ahead: sql`reviews desc, tutor_id`, back: sql`reviews, tutor_id desc` },
} as const

export type Order = keyof typeof orders

const isHead = sql`traits & ${sql.raw(String(TOP_BIT))} <> 0 and rank >= 0`
const heads = sql.raw(String(HEADS))

/** Whether a TOP's time runs is looked up for the first ones only. */
const running = sql`cross join lateral (
    select from tops where tops.tutor_id = in_turn.tutor_id and active and date_from <= ${at('now')}::timestamptz and date_to > ${at('now')}::timestamptz limit 1
  ) runs`

/** TOPs that take requests among those whom the address shows anyway, by the small index of such rows. Whose turn it is comes of tutor and day (spec: decisions PAY-8). */
const headsIn = (places: readonly PlaceName[]): SQL => sql`array(
  select tutor_id from (
    select tutor_id from (${rowsIn(places, sql`tutor_id`, { price: priceInRow, more: sql`and ${isHead}` })}) paid
    order by ${inTurn(sql`tutor_id`, at('day'))} offset 0
  ) in_turn ${running} limit ${heads})`

/** The same by those whose turn comes first anywhere: in a large list there are soon enough of them, and its TOPs are too many to be sorted for each page. */
const headsAmongFirst = sql`array(
  select tutor_id from (select tutor_id from unnest(${at('first')}::int[]) with ordinality first (tutor_id, n) order by n offset 0) in_turn
  cross join lateral (select from listings where listings.tutor_id = in_turn.tutor_id and ${rowsAt('place', priceInRow)} and ${isHead} limit 1) listed
  ${running} limit ${heads})`

/** One statement for each order, number of places and way to count; `offset 0` has each step done once, before the next. */
function write(order: Order, places: readonly PlaceName[], kept: boolean) {
  // one scan for all three, in an array so that what is known is not read again; a price whose lines add up to nobody is nobody's
  const count = kept
    ? sql`select array[coalesce(sum(n), 0), min(price) filter (where n > 0), max(price) filter (where n > 0)]::int[] from (
        select price, sum(n) as n from (${inAll(places, (place) => sql`select price, n from listing_counts where ${countedAt(place, priceInIndex)}`)}) kept group by price) priced`
    : sql`select array[count(*), min(price), max(price)]::int[] from (${rowsIn(places, sql`price`)}) listed`
  const { ahead, back } = orders[order]
  const offset = sql`${at('offset')}::int`
  const left = sql`counted.total - ${offset}`
  const page = sql.raw(String(PAGE_SIZE))
  const columns = sql`tutor_id, price, rank, reviews`
  // Of several places none gives more than all of them together: each is read in its order and only so far.
  const upTo = (by: SQL, rows: SQL) => (places.length > 1 ? sql`order by ${by} limit ${rows}` : sql``)
  const fromStart = (price: SQL) => sql`array(
    select tutor_id from (${rowsIn(places, columns, { price, more: upTo(ahead, sql`${offset} + ${page}`) })}) listed
    where tutor_id <> all(heads.ids) order by ${ahead} limit ${page} offset greatest(${offset} - cardinality(heads.ids), 0))`
  const fromEnd = (price: SQL) => sql`array(
    select tutor_id from (
      select * from (${rowsIn(places, columns, { price, more: upTo(back, sql`${left} + ${sql.raw(String(HEADS))}`) })}) listed
      where tutor_id <> all(heads.ids) order by ${back} limit least(${left}, ${page}) offset greatest(${left} - ${page}, 0)
    ) last order by ${ahead})`
  // what lies deep in a large list is nearer to its end
  const fromNearer = (price: SQL) =>
    sql`case when ${offset} > greatest(${left}, ${sql.raw(String(FEW))}) then ${fromEnd(price)} else ${fromStart(price)} end`
  const isByPrice = order === 'rate_asc' || order === 'rate_desc'
  const listed = isByPrice
    ? fromNearer(priceInIndex)
    : sql`case when counted.total <= ${at('few')}::int then ${fromStart(priceInIndex)} else ${fromNearer(priceInRow)} end`
  const online = sql`select tutor_id from listings where subject = ${at('subject')}::int and place = ${sql.raw(String(ONLINE))}
    and (${at('level')}::bigint = 0 or level_mask & ${at('level')}::bigint <> 0)`
  return statement<{ total: number; low: number | null; high: number | null; ids: string; online: string; versions: string }>(
    nameOf(order, places, kept),
    sql`select counted.total, low, high, page.ids::text, beside.ids::text as online, array(
        select coalesce(version, 0) from unnest(page.ids || beside.ids) with ordinality wanted (id, n) left join tutor_cards on tutor_id = id order by n)::text as versions
      from (select known[1] as total, known[2] as low, known[3] as high from (select coalesce(${at('counted')}::int[], (${count})) as known offset 0) one) counted
      cross join lateral (select ${order === 'default' ? headsAmongFirst : none} as ids offset 0) soon
      cross join lateral (select ${order === 'default' ? sql`case when cardinality(soon.ids) = ${heads} then soon.ids else ${headsIn(places)} end` : none} as ids offset 0) heads
      cross join lateral (select case when ${at('offset')}::int >= counted.total then '{}' else (
        case when ${at('offset')}::int = 0 then heads.ids else '{}' end || ${listed}
        )[1:${sql.raw(String(PAGE_SIZE))}] end as ids offset 0) page
      cross join lateral (select case when ${at('beside')}::int = 0 then '{}' else array(
        select tutor_id from (${online} order by rank desc, tutor_id limit ${at('beside')}::int + ${sql.raw(String(PAGE_SIZE))}) near
        where tutor_id <> all(page.ids) limit ${at('beside')}::int) end as ids offset 0) beside`,
  )
}

const nameOf = (order: Order, places: readonly PlaceName[], kept: boolean): string => `catalogue_${order}_${places.length}${kept ? '_kept' : ''}`

const statements = new Map<string, ReturnType<typeof write>>()

function statementFor(order: Order, places: readonly PlaceName[], kept: boolean): ReturnType<typeof write> {
  const name = nameOf(order, places, kept)
  const known = statements.get(name) ?? write(order, places, kept)
  statements.set(name, known)
  return known
}

/** A tutor in a list, and the version of what their card shows. */
export interface Listed {
  id: number
  version: number
}

/** What an address lists in all. */
export interface Counted {
  total: number
  /** The lowest and the highest of them; null where nobody is listed. */
  prices: { low: number; high: number } | null
}

export interface Found extends Counted {
  tutors: Listed[]
  /** Others who teach the same online. */
  online: Listed[]
}

export interface Wanted {
  /** Three tutors whose TOP runs head the default order by turns and stand nowhere else (spec: decisions CAT-7, PAY-8). */
  turn?: Turn | null
  /** How many online tutors to name who are not on the page. */
  beside?: number
  /** Where it is known: counting many takes longer than listing 25 of them. */
  counted?: Counted | null
}

/** Whom of its cell an address lists; a level is a bit, 0 for any. */
export function rulesOf({ district, level, place, verified, rate_from, rate_to }: Address, cell: Cell) {
  const trait = place === 'tutor' ? HOME_BIT : place === 'client' ? TRAVEL_BIT : 0
  const traits = trait | (verified ? VERIFIED_BIT : 0)
  // at the tutor's only the own place counts, so there nothing is met twice
  const covered = district && place !== 'tutor' ? COVERED_BIT : 0
  return {
    wider: place === 'tutor' ? [] : cell.wider,
    level: level ? 1n << BigInt(level.bit) : 0n,
    traits,
    mask: traits | covered,
    rate_from: rate_from ?? 0,
    rate_to: rate_to ?? MOST_INT,
  }
}

/** So many stand on the pages before. */
export const offsetOf = ({ page }: Pick<Address, 'page'>): number => Math.min((page - 1) * PAGE_SIZE, MOST_INT - PAGE_SIZE)

/** A page of an address's list in its order, and all that the page needs to know of the others, in one round trip. */
export async function searchPage(db: Reader, address: Address, cell: Cell, { turn = null, beside = 0, counted = null }: Wanted = {}): Promise<Found> {
  const { wider, level, traits, mask, rate_from, rate_to } = rulesOf(address, cell)
  const isLarge = isKept(cell) && !address.level
  const find = statementFor(address.sort ?? 'default', placeNames.slice(0, 1 + wider.length), isLarge)
  const [row] = await find(db, {
    ...{ subject: cell.subject, place: cell.place, wide: wider[0], wider: wider[1] },
    ...{ level: String(level), traits, mask, rate_from, rate_to },
    // Where no price is asked for, the order's index gives nothing but what is listed.
    few: address.rate_from || address.rate_to ? FEW : 0,
    ...{
      now: turn?.now ?? null,
      day: turn?.day ?? 0,
      first: isLarge && wider.length === 0 ? (turn?.first ?? []) : [],
      beside,
      counted: counted && [counted.total, counted.prices?.low ?? null, counted.prices?.high ?? null],
      offset: offsetOf(address),
    },
  })
  if (!row) throw new Error('the catalogue answered no row')
  const versions = numbersOf(row.versions)
  const listed = numbersOf(row.ids).map((id, n) => ({ id, version: versions[n] ?? 0 }))
  const online = numbersOf(row.online).map((id, n) => ({ id, version: versions[listed.length + n] ?? 0 }))
  const { total, low, high } = row
  return { tutors: listed, total, prices: low === null || high === null ? null : { low, high }, online }
}

/** Of `{1,2,3}`: quicker to read than an array through the driver. */
const numbersOf = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))
