import { sql } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import type { Cell } from './search.ts'
import { COVERED_BIT } from './traits.ts'

const column = (values: (number | null)[]) => sql`${sql.param(values)}::int[]`

/** For each cell whether it lists anybody, at a level where one is given. */
export async function areFilled(db: Reader, cells: readonly { cell: Cell; bit: number | null }[]): Promise<boolean[]> {
  if (cells.length === 0) return []
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

/** Numbers of tutors by subject anywhere (`place` 0) or in the place given, or by place for any subject (`subject` 0). */
export async function countBy(db: Reader, by: 'subject' | 'place', ids: readonly number[], within = 0): Promise<Map<number, number>> {
  const [key, fixed] = by === 'subject' ? [sql`subject`, sql`place`] : [sql`place`, sql`subject`]
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select ${key} as id, sum(n)::int as n from listing_counts where ${fixed} = ${within} and ${key} = any(${sql.param(ids)}::int[]) group by 1 having sum(n) > 0`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Numbers of tutors in districts and microdistricts, those who travel to all of a wider area included. */
export async function countIn(db: Reader, cells: readonly Pick<Cell, 'place' | 'wider'>[]): Promise<number[]> {
  if (cells.length === 0) return []
  const { rows } = await db.execute<{ n: number }>(sql`
    select coalesce((
      select sum(c.n) from listing_counts c where c.subject = 0
        and (c.place in (asked.wide, asked.wider) or c.place = asked.place and c.traits & ${sql.raw(String(COVERED_BIT))} = 0)
    ), 0)::int as n
    from unnest(${column(cells.map(({ place }) => place))}, ${column(cells.map(({ wider }) => wider[0] ?? null))},
      ${column(cells.map(({ wider }) => wider[1] ?? null))}) with ordinality asked (place, wide, wider, at)
    order by at`)
  return rows.map(({ n }) => n)
}
