import { type SQL, sql } from 'drizzle-orm'
import type { Cell } from '../search.ts'
import { COVERED_BIT } from '../traits.ts'

/** Figures of many are those of so many who stand first: reading all of a million takes a second, and says the same. */
const MOST = 2000

const bit = sql.raw(String(COVERED_BIT))

/** Rows of `listings` from which the figures of a cell are drawn, everyone once; `subject` stands in for the cell's own. */
export function sampleOf({ subject, place, wider }: Cell, { level = null, of = sql`${subject}` }: { level?: number | null; of?: SQL } = {}): SQL {
  const taught = level === null ? sql`` : sql`and level_mask & (1::bigint << ${level}) <> 0`
  const at = (one: number, covered: SQL) =>
    sql`(select tutor_id, price, level_mask from listings where subject = ${of} and place = ${one} ${covered} ${taught} order by rank desc, tutor_id limit ${MOST})`
  const own = wider.length > 0 ? sql`and traits & ${bit} = 0` : sql``
  return sql.join([at(place, own), ...wider.map((one) => at(one, sql``))], sql` union all `)
}
