import type { Cache } from '../database/cache/cache.ts'
import { ONLINE } from '../reference/places.ts'
import { FIRST, type Turn } from '../tops/rotation.ts'
import type { Address } from './address.ts'
import { type Cell, type Counted, type Found, HEADS, type Listed, type Order, offsetOf, PAGE_SIZE, rulesOf, type Wanted } from './search.ts'
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
  const heads = order === 'default' && turn ? headsOf(list, rules, turn) : []
  if (!heads) return null
  const { rows, ...counted } = pageOf(list, order, rules, heads, offsetOf(address))
  const tutors = rows.map((row) => listed(list, row))
  return { tutors, ...counted, online: firstBeside(online, rules.level, tutors, beside) }
}

type Rules = ReturnType<typeof rulesOf>

/** The rows from this one on in the list that its heads begin, and what passes in all. */
function pageOf(list: SmallList, order: Order, rules: Rules, heads: readonly number[], offset: number): Counted & { rows: number[] } {
  const rows = heads.slice(offset)
  let total = 0
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  let at = heads.length
  for (const row of list.inOrder(order)) {
    if (!passes(list, row, rules)) continue
    total += 1
    const price = list.price[row] ?? 0
    low = Math.min(low, price)
    high = Math.max(high, price)
    if (heads.includes(row)) continue
    if (at >= offset && rows.length < PAGE_SIZE) rows.push(row)
    at += 1
  }
  return { rows, total, prices: total > 0 ? { low, high } : null }
}

const listed = ({ tutor_id, version }: SmallList, row: number): Listed => ({ id: tutor_id[row] ?? 0, version: version[row] ?? 0 })

const hasLevel = ({ level_mask }: SmallList, row: number, level: bigint): boolean => level === 0n || ((level_mask[row] ?? 0n) & level) !== 0n

function passes(list: SmallList, row: number, { level, traits, mask, rate_from, rate_to }: Rules): boolean {
  const price = list.price[row] ?? 0
  return ((list.traits[row] ?? 0) & mask) === traits && price >= rate_from && price <= rate_to && hasLevel(list, row, level)
}

/** So many online tutors of a level who are not on the page. */
function firstBeside(online: SmallList, level: bigint, tutors: readonly Listed[], many: number): Listed[] {
  const first: Listed[] = []
  for (const row of online.inOrder('default')) {
    if (first.length === many) break
    const isBeside = hasLevel(online, row, level) && !tutors.some(({ id }) => id === online.tutor_id[row])
    if (isBeside) first.push(listed(online, row))
  }
  return first
}

/** TOPs that take requests among those who pass, by turns; null where they may be among those whose turn comes later. */
function headsOf(list: SmallList, rules: Rules, { first }: Turn): number[] | null {
  const heads: number[] = []
  for (const id of first) {
    const row = list.tutor_id.indexOf(id)
    const isHead = row >= 0 && ((list.traits[row] ?? 0) & TOP_BIT) !== 0 && (list.rank[row] ?? 0) >= 0
    if (isHead && passes(list, row, rules)) heads.push(row)
    if (heads.length === HEADS) return heads
  }
  return first.length < FIRST ? heads : null
}
