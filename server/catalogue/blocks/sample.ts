import { type SQL, sql } from 'drizzle-orm'
import type { Level } from '../../reference/reference.ts'
import { teaches } from '../listed.ts'
import type { Cell } from '../search.ts'
import { COVERED_BIT } from '../traits.ts'

/** Figures of many are those of so many who stand first: reading all of a million takes a second, and says the same. */
const MOST = 2000

const bit = sql.raw(String(COVERED_BIT))

/** Rows of `listings` from which the figures of a cell are drawn, everyone once; `subject` stands in for the cell's own. */
export function sampleOf({ subject, place, wider }: Cell, { level = null, of = sql`${subject}` }: { level?: Level | null; of?: SQL } = {}): SQL {
  const at = (one: number, covered: SQL) =>
    sql`(select tutor_id, price, level_mask from listings where subject = ${of} and place = ${one} ${covered} ${teaches(level)} order by rank desc, tutor_id limit ${MOST})`
  return inAll({ place, wider }, at)
}

/** Who teaches what in the place of a cell, those who travel to all of a wider area included. */
export const taughtIn = (cell: Pick<Cell, 'place' | 'wider'>): SQL =>
  inAll(cell, (one, covered) => sql`(select subject from listings where place = ${one} ${covered})`)

/** Rows of a place that no wider one stands for, and of the wider ones. */
const inAll = ({ place, wider }: Pick<Cell, 'place' | 'wider'>, at: (place: number, covered: SQL) => SQL): SQL =>
  sql.join([at(place, wider.length > 0 ? sql`and traits & ${bit} = 0` : sql``), ...wider.map((one) => at(one, sql``))], sql` union all `)
