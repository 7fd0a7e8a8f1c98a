import { sql } from 'drizzle-orm'
import type { Reader } from '../../server/database/open.ts'
import { median, timed } from './timing.ts'

type Time = (work: () => Promise<unknown>) => Promise<number>

/**
 * Times the work on each item, and `SELECT 1` between them: the least that a query can cost, under the same load of the machine.
 * `measure` times what counts with the function it is given. Milliseconds; `one` is the median of SELECT 1.
 */
export async function againstSelectOne<Item>(
  db: Reader,
  items: readonly Item[],
  measure: (item: Item, time: Time) => Promise<number>,
): Promise<{ times: number[]; one: number }> {
  const times: number[] = []
  const ones: number[] = []
  for (const item of items) {
    ones.push(await timed(() => db.execute(sql`select 1`)))
    times.push(await measure(item, timed))
  }
  return { times, one: median(ones) }
}
