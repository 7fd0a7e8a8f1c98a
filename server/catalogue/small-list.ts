import { sql } from 'drizzle-orm'
import type { Cache } from '../database/cache/cache.ts'
import type { KeptList } from '../database/cache/lists.ts'
import type { Bumped } from '../database/cache/scopes.ts'
import type { Reader } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { Cell, Order } from './search.ts'

/** Longer lists are found along their indexes: reading one whole would take longer than keeping it for a minute is worth. */
const MOST_ROWS = 2000
/** Of its arrays, and of each row in them with the four orders. */
const [BYTES, BYTES_OF_ROW] = [4000, 44]

/** A list of few, whole, a column each; rows are named by their number, in the order of the tutors' ids. */
interface Columns {
  tutor_id: Int32Array
  price: Int32Array
  rank: Int32Array
  reviews: Int32Array
  traits: Int32Array
  level_mask: BigInt64Array
  /** Of the tutors' cards. */
  version: Float64Array
}

export interface SmallList extends Columns, KeptList {
  /** All rows in an order. */
  inOrder(order: Order): Uint16Array
}

/** A subject's list at a place, where it is kept: short enough, asked for again, and shown by what is kept until it changes itself. */
export const smallList = (cache: Cache, { subject, place }: Pick<Cell, 'subject' | 'place'>): Promise<SmallList | null> =>
  cache.keepList(`${subject} ${place}`, (db) => read(db, subject, place))

type Row = Record<'tutor_id' | 'price' | 'rank' | 'reviews' | 'traits', number> & Record<'level_mask' | 'version', string>

const rowsAt = statement<Row>(
  'small_list',
  sql`select tutor_id, price, rank, reviews, traits, level_mask, coalesce(version, 0) as version from listings left join tutor_cards using (tutor_id)
    where subject = ${sql.placeholder('subject')}::int and place = ${sql.placeholder('place')}::int limit ${sql.raw(String(MOST_ROWS + 1))}`,
)

async function read(db: Reader, subject: number, place: number): Promise<SmallList | null> {
  const rows = await rowsAt(db, { subject, place })
  if (rows.length > MOST_ROWS) return null
  return listOf(
    subject,
    rows.sort((a, b) => a.tutor_id - b.tutor_id),
  )
}

function listOf(subject: number, rows: readonly Row[]): SmallList {
  const columns: Columns = {
    tutor_id: Int32Array.from(rows, (row) => row.tutor_id),
    price: Int32Array.from(rows, (row) => row.price),
    rank: Int32Array.from(rows, (row) => row.rank),
    reviews: Int32Array.from(rows, (row) => row.reviews),
    traits: Int32Array.from(rows, (row) => row.traits),
    level_mask: BigInt64Array.from(rows, (row) => BigInt(row.level_mask)),
    version: Float64Array.from(rows, (row) => Number(row.version)),
  }
  const orders = new Map<Order, Uint16Array>()
  return {
    ...columns,
    inOrder(order) {
      const known = orders.get(order) ?? sorted(columns, order)
      orders.set(order, known)
      return known
    },
    bytes: BYTES + BYTES_OF_ROW * rows.length,
    isTouched: (scopes) => isTouched(scopes, subject, columns.tutor_id),
  }
}

function isTouched(scopes: Bumped, subject: number, tutors: Int32Array): boolean {
  if (scopes === 'all') return true
  return scopes.some((scope) => {
    const [kind, id] = scope.split(':')
    return kind === 'tutor' ? tutors.includes(Number(id)) : kind === 'subject' && Number(id) === subject
  })
}

/** The orders of `search.ts`; rows that are equal stand as their tutors' ids do. */
function sorted({ price, rank, reviews, tutor_id }: Columns, order: Order): Uint16Array {
  const of = (column: Int32Array, row: number) => column[row] ?? 0
  const up = (column: Int32Array) => (a: number, b: number) => of(column, a) - of(column, b)
  const down = (column: Int32Array) => (a: number, b: number) => of(column, b) - of(column, a)
  const rules = {
    default: [down(rank)],
    rate_asc: [up(price), down(rank)],
    rate_desc: [down(price), down(rank)],
    reviews: [down(reviews)],
  }[order]
  return Uint16Array.from(tutor_id.keys()).sort((a, b) => rules.reduce((sum, rule) => sum || rule(a, b), 0))
}
