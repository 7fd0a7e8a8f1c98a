import { type SQL, sql } from 'drizzle-orm'
import type { Level } from '../../reference/reference.ts'
import { teaches } from '../listed.ts'
import type { Cell } from '../search.ts'
import { COVERED_BIT } from '../traits.ts'

/** Figures of many are those of so many who stand first: reading all of a million takes a second, and says the same. */
const MOST = 2000

/** A cell, and the traits that the tutors of a list in it have. */
export interface Narrowed extends Cell {
  traits?: number
}

/** Rows of `listings` from which the figures of a list are drawn, everyone once; `subject` stands in for the cell's own. */
export function sampleOf({ subject, ...where }: Narrowed, { level = null, of = sql`${subject}` }: { level?: Level | null; of?: SQL } = {}): SQL {
  const at = (one: number, passes: SQL) =>
    sql`(select tutor_id, price, level_mask from listings where subject = ${of} and place = ${one} ${passes} ${teaches(level)} order by rank desc, tutor_id limit ${MOST})`
  return inAll(where, at)
}

/** Who teaches what in the place of a list, those who travel to all of a wider area included. */
export const taughtIn = (where: Omit<Narrowed, 'subject'>): SQL =>
  inAll(where, (one, passes) => sql`(select subject from listings where place = ${one} ${passes})`)

/** Rows of a place that no wider one stands for, and of the wider ones. */
const inAll = ({ place, wider, traits = 0 }: Omit<Narrowed, 'subject'>, at: (place: number, passes: SQL) => SQL): SQL =>
  sql.join([at(place, having(traits, wider.length > 0 ? COVERED_BIT : 0)), ...wider.map((one) => at(one, having(traits)))], sql` union all `)

/** Of rows of `listings`, and of `listing_counts`, keeps those that have all of these traits and none of the lacking ones. */
export const having = (traits: number, lacking = 0): SQL =>
  traits || lacking ? sql`and traits & ${sql.raw(String(traits | lacking))} = ${sql.raw(String(traits))}` : sql``
