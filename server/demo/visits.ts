import { count, gte } from 'drizzle-orm'
import { isoDay } from '../../theme/dates.ts'
import type { Tx } from '../database/open.ts'
import { type dailyCounts, orders } from '../tables.ts'
import { unixOf } from '../unix.ts'
import { before, DAY, type World } from './world.ts'

const DAYS = 90
/** Visits for each request, of a day without requests too, and how many of them open the form. */
const FEWEST = 30
const VISITS = [18, 30] as const
const FORMS = [1.5, 2.4] as const

/** The visits out of which the requests of the last months came. */
export async function makeVisits(tx: Tx, { edition, now, random: chance }: World): Promise<(typeof dailyCounts.$inferInsert)[]> {
  const random = chance.of('visits')
  const between = ([least, most]: readonly [number, number]) => least + random.next() * (most - least)
  const since = isoDay(unixOf(before(now, (DAYS - 1) * DAY)), edition)
  const found = await tx
    .select({ day: orders.created_day, n: count() })
    .from(orders)
    .where(gte(orders.created_day, since))
    .groupBy(orders.created_day)
  const requests = new Map(found.map(({ day, n }) => [day, n]))
  return Array.from({ length: DAYS }, (_, at) => isoDay(unixOf(before(now, at * DAY)), edition)).flatMap((day) => {
    const n = requests.get(day) ?? 0
    return [
      { day, what: 'visits' as const, n: FEWEST + random.int(0, FEWEST) + Math.round(n * between(VISITS)) },
      { day, what: 'forms' as const, n: Math.ceil(n * between(FORMS)) + random.int(1, 3) },
    ]
  })
}
