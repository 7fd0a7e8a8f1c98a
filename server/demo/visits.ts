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

const WEEKS = 4
/** Of each variant a day: who came to see it, who opened the form, who sent a request. */
const compared = [
  { visits: 62, forms: 7, requests: 2 },
  { visits: 61, forms: 10, requests: 4 },
] as const

/** A comparison that is over, so that its pages are the same for everybody again; outside of kz too few came. */
export function makeExperiment({ edition, isFilled, now, random: chance }: World) {
  const random = chance.of('experiment')
  const days = isFilled ? WEEKS * 7 : 2
  const [key, run] = ['updated_tutor_schedule', 1] as const
  const counts = Array.from({ length: days }, (_, at) => isoDay(unixOf(before(now, (at + 5) * DAY)), edition)).flatMap((day) =>
    compared.flatMap((steps, variant) =>
      (Object.keys(steps) as (keyof typeof steps)[]).map((what) => ({
        day,
        what,
        experiment: key,
        run,
        variant,
        n: steps[what] + random.int(-1, 1),
      })),
    ),
  )
  const row = {
    ...{ key, run, weight_0: 1, weight_1: 1, weight_2: 0, running: false },
    started_at: before(now, (days + 4) * DAY),
    stopped_at: before(now, 4 * DAY),
  }
  return { row, counts }
}
