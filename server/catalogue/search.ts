import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import type { Reference } from '../reference/reference.ts'
import type { Address } from './address.ts'
import { COVERED_BIT, HOME_BIT, TOP_BIT, TRAVEL_BIT, VERIFIED_BIT } from './traits.ts'

/** Which rows of `listings` an address asks for: its own place, and the wider areas that are travelled to as a whole. */
export interface Cell {
  subject: number
  place: number
  wider: number[]
}

export function cellOf(address: Address, { placeOf }: Reference): Cell {
  const { lesson, city, district, subdistrict } = address
  const subject = lesson?.id ?? 0
  if (address.online || address.place === 'online') return { subject, place: ONLINE, wider: [] }
  if (!city) return { subject, place: ANYWHERE, wider: [] }
  if (!district) return { subject, place: placeOf('city', city.id), wider: [] }
  const cityWide = -placeOf('city', city.id)
  if (!subdistrict) return { subject, place: placeOf('district', district.id), wider: [cityWide] }
  return { subject, place: placeOf('subdistrict', subdistrict.id), wider: [cityWide, -placeOf('district', district.id)] }
}

/** Rows of one place that pass the filters. */
function rowsAt(address: Address, subject: number, place: number): SQL {
  const { level, rate_from, rate_to, verified } = address
  const trait = address.place === 'tutor' ? HOME_BIT : address.place === 'client' ? TRAVEL_BIT : 0
  // At the tutor's only the own place counts, so there nothing is met twice.
  const covered = address.district && address.place !== 'tutor' && place > 0 ? COVERED_BIT : 0
  const wanted = trait | (verified ? VERIFIED_BIT : 0)
  const parts = [
    sql`subject = ${subject} and place = ${place}`,
    ...(level ? [sql`level_mask & ${1n << BigInt(level.bit)} <> 0`] : []),
    ...(wanted || covered ? [sql`traits & ${wanted | covered} = ${wanted}`] : []),
    ...(rate_from !== null ? [sql`price >= ${rate_from}`] : []),
    ...(rate_to !== null ? [sql`price <= ${rate_to}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** The listings an address shows, everyone once, as a table expression. */
function found(address: Address, { subject, place, wider }: Cell): SQL {
  const places = address.place === 'tutor' ? [place] : [place, ...wider]
  const selects = places.map((one) => sql`select tutor_id, price, rank, reviews from listings where ${rowsAt(address, subject, one)}`)
  return sql`(${sql.join(selects, sql` union all `)})`
}

/** Each order is one of the covering indexes of `listings` (spec: decisions CAT-7). */
const orders = {
  default: sql`rank desc, tutor_id`,
  rate_asc: sql`price, rank desc, tutor_id`,
  rate_desc: sql`price desc, rank desc, tutor_id`,
  reviews: sql`reviews desc, tutor_id`,
} as const

interface Slice {
  limit: number
  offset: number
  /** Shown before this list already, so left out of it. */
  heads: readonly number[]
}

/** Ids of one page of an address's list, in its order. */
export async function listIds(db: Reader, address: Address, cell: Cell, { limit, offset, heads }: Slice): Promise<number[]> {
  const others = heads.length ? sql`where tutor_id <> all(${sql.param(heads)}::int[])` : sql``
  const { rows } = await db.execute<{ tutor_id: number }>(sql`
    select tutor_id from ${found(address, cell)} listed ${others} order by ${orders[address.sort ?? 'default']} limit ${limit} offset ${offset}`)
  return rows.map(({ tutor_id }) => tutor_id)
}

/** How many an address lists on all its pages. */
export async function countListings(db: Reader, address: Address, cell: Cell): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${found(address, cell)} listed`)
  return rows[0]?.total ?? 0
}

/** A page of an address's list, and how many there are in all; `count` may know that from before. */
export async function searchListings(
  db: Reader,
  address: Address,
  cell: Cell,
  slice: Slice,
  count = () => countListings(db, address, cell),
): Promise<{ ids: number[]; total: number }> {
  if (slice.offset <= 0) {
    const [ids, total] = await Promise.all([listIds(db, address, cell, slice), count()])
    return { ids, total }
  }
  // The count first: to find nothing behind the end, the database would run through everything before it.
  const total = await count()
  return { ids: slice.offset + slice.heads.length < total ? await listIds(db, address, cell, slice) : [], total }
}

/** Tutors with a TOP among those whom the address shows anyway and who take requests, by the small index of such rows. */
export async function topsAmong(db: Reader, address: Address, { subject, place, wider }: Cell): Promise<Set<number>> {
  const places = address.place === 'tutor' ? [place] : [place, ...wider]
  const selects = places.map(
    (one) => sql`select tutor_id from listings where traits & ${sql.raw(String(TOP_BIT))} <> 0 and rank >= 0 and ${rowsAt(address, subject, one)}`,
  )
  const { rows } = await db.execute<{ ids: number[] }>(sql`select array(${sql.join(selects, sql` union all `)}) as ids`)
  return new Set(rows[0]?.ids)
}

/** For each cell whether it lists anybody, at a level where one is given. */
export async function areFilled(db: Reader, cells: readonly { cell: Cell; bit: number | null }[]): Promise<boolean[]> {
  if (cells.length === 0) return []
  const column = (values: (number | null)[]) => sql`${sql.param(values)}::int[]`
  const { rows } = await db.execute<{ filled: boolean }>(sql`
    select exists (
      select from listings l where l.subject = asked.subject and l.place in (asked.place, asked.wide, asked.wider)
        and (asked.bit is null or l.level_mask & (1::bigint << asked.bit) <> 0)
    ) as filled
    from unnest(${column(cells.map(({ cell }) => cell.subject))}, ${column(cells.map(({ cell }) => cell.place))},
      ${column(cells.map(({ cell }) => cell.wider[0] ?? null))}, ${column(cells.map(({ cell }) => cell.wider[1] ?? null))},
      ${column(cells.map(({ bit }) => bit))}) with ordinality asked (subject, place, wide, wider, bit, n)
    order by n`)
  return rows.map(({ filled }) => filled)
}

/** Numbers of tutors by subject anywhere (`place` 0), or by place for any subject (`subject` 0). */
export async function countBy(db: Reader, by: 'subject' | 'place', ids: readonly number[]): Promise<Map<number, number>> {
  const [key, fixed] = by === 'subject' ? [sql`subject`, sql`place`] : [sql`place`, sql`subject`]
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select ${key} as id, count(*)::int as n from listings where ${fixed} = 0 and ${key} = any(${sql.param(ids)}::int[]) group by 1`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
