import type { Cache } from '../database/cache/cache.ts'
import { ONLINE } from '../reference/places.ts'
import { FIRST, type Turn } from '../tops/rotation.ts'
import type { Address } from './address.ts'
import { type Cell, type Found, HEADS, type Listed, type Order, offsetOf, PAGE_SIZE, rulesOf, type Wanted } from './search.ts'
import { type SmallList, smallList } from './small-list.ts'
import { TOP_BIT } from './traits.ts'

/** The same as `searchPage` finds, of lists that are kept; null where one of them is not, and where only the database knows whose turn it is. */
export async function searchSmall(
  cache: Cache,
  address: Address,
  cell: Cell,
  { turn = null, beside = 0 }: Pick<Wanted, 'turn' | 'beside'>,
): Promise<Found | null> {
  const rules = rulesOf(address, cell)
  if (rules.wider.length > 0) return null
  const list = await smallList(cache, cell)
  const online = beside > 0 ? await smallList(cache, { subject: cell.subject, place: ONLINE }) : list
  if (!list || !online) return null
  const order = address.sort ?? 'default'
  const rows = passing(list, order, rules)
  const heads = order === 'default' && turn ? headsOf(list, rows, turn) : []
  if (!heads) return null
  const offset = offsetOf(address)
  const page = [...heads, ...rows.filter((row) => !heads.includes(row))].slice(offset, offset + PAGE_SIZE)
  const ids = page.map((row) => list.tutor_id[row])
  const others = passing(online, 'default', { ...anybody, level: rules.level }).filter((row) => !ids.includes(online.tutor_id[row]))
  const listed = ({ tutor_id, version }: SmallList, row: number): Listed => ({ id: tutor_id[row] ?? 0, version: version[row] ?? 0 })
  return {
    tutors: page.map((row) => listed(list, row)),
    total: rows.length,
    online: others.slice(0, beside).map((row) => listed(online, row)),
  }
}

type Rules = Pick<ReturnType<typeof rulesOf>, 'level' | 'traits' | 'mask' | 'rate_from' | 'rate_to'>
const anybody: Rules = { level: 0n, traits: 0, mask: 0, rate_from: 0, rate_to: Number.POSITIVE_INFINITY }

/** Rows that pass, in an order. */
function passing(list: SmallList, order: Order, { level, traits, mask, rate_from, rate_to }: Rules): number[] {
  const rows: number[] = []
  for (const row of list.inOrder(order)) {
    const price = list.price[row] ?? 0
    const hasTraits = ((list.traits[row] ?? 0) & mask) === traits
    const hasLevel = level === 0n || ((list.level_mask[row] ?? 0n) & level) !== 0n
    if (hasTraits && price >= rate_from && price <= rate_to && hasLevel) rows.push(row)
  }
  return rows
}

/** TOPs that take requests among these rows, by turns; null where they may be among those whose turn comes later. */
function headsOf({ tutor_id, traits, rank }: SmallList, rows: readonly number[], { first }: Turn): number[] | null {
  const heads: number[] = []
  for (const id of first) {
    const row = tutor_id.indexOf(id)
    const isHead = rows.includes(row) && ((traits[row] ?? 0) & TOP_BIT) !== 0 && (rank[row] ?? 0) >= 0
    if (isHead) heads.push(row)
    if (heads.length === HEADS) return heads
  }
  return first.length < FIRST ? heads : null
}
