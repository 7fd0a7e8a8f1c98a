import { type getDesktopPlots, PLOTTED_DAYS, USUAL_DAYS } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { refuseProblems } from '../errors.ts'
import { type Days, ordersByDay, paidByDay } from '../orders/figures.ts'
import { answersByDay, orderProgress, orderStays } from '../orders/progress.ts'
import { HOUR } from '../spans.ts'
import { unixOf } from '../unix.ts'
import { visitFigures } from '../visits/figures.ts'
import { daysFrom, daysIn, firstOf } from './days.ts'

/**
 * The plots from one day to another; without a last day until today, without a first those of 30 days. What was counted is kept for an hour (spec: decisions
 * Z-10). Throws field problems of `from`.
 */
export async function plots({ cache, edition, now }: Context, asked: Input<typeof getDesktopPlots>): Promise<Data<typeof getDesktopPlots>> {
  const { to = isoDay(unixOf(now), edition), from = firstOf(to, USUAL_DAYS) } = asked
  const n = daysIn(from, to)
  refuseProblems({ ...(n < 1 && { from: 'too_big' }), ...(n > PLOTTED_DAYS && { from: 'too_small' }) })
  return cache.keep(`plots of the desktop from ${from} to ${to}`, HOUR, async ({ db }) => ({
    ...{ from, to, counted_at: unixOf(now) },
    ...(await count(db, daysFrom(edition, from, to), now)),
  }))
}

async function count(db: Reader, days: Days, now: Date) {
  const [made, paid, answers, stays, visits, { funnel, first_answer, managers }] = await Promise.all([
    ordersByDay(db, days),
    paidByDay(db, days),
    answersByDay(db, days),
    orderStays(db, now),
    visitFigures(db, days),
    orderProgress(db, days),
  ])
  const sums = paid.map(({ date, hundredths }) => ({ date, sum: hundredths / 100 }))
  return { funnel: { ...visits, ...funnel }, managers, stays, series: { orders: made, paid: sums, answers, first_answer } }
}
