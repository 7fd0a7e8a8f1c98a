import type { getDesktop } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import type { Data } from '../calls.ts'
import type { Context } from '../context.ts'
import { managerFigures, orderFigures, paymentFigures } from '../orders/figures.ts'
import { tutorFigures } from '../tutors/figures.ts'
import { dateOf, unixOf } from '../unix.ts'

const DAYS = 30
const WEEK = 7

/** The figures and plots of the last 30 days, by calendar days of the edition (spec: decisions ADM-8). */
export async function get({ db, edition, now }: Context): Promise<Data<typeof getDesktop>> {
  const { timeZone, currency } = edition
  const today = startOfDay(timeZone, unixOf(now))
  const daysAgo = (days: number) => addDays(timeZone, today, -days)
  const dates = Array.from({ length: DAYS }, (_, index) => isoDay(daysAgo(DAYS - 1 - index), edition))
  const days = { dates, since: dateOf(daysAgo(DAYS - 1)), timeZone }
  const [ordered, paid, managers, tutors] = await Promise.all([
    orderFigures(db, days),
    paymentFigures(db, days, now),
    managerFigures(db, days),
    tutorFigures(db, dateOf(daysAgo(WEEK - 1))),
  ])
  return { orders: ordered.orders, payments: { ...paid.payments, currency }, tutors, managers, series: { orders: ordered.series, paid: paid.series } }
}
