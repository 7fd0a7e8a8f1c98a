import { type getDesktop, USUAL_DAYS } from '../../schemas/index.ts'
import { startOfDay } from '../../theme/zones.ts'
import { managersOnShift } from '../admins/on-shift.ts'
import type { Data } from '../calls.ts'
import type { Context } from '../context.ts'
import { dueFigures, managerFigures, orderFigures, ordersByDay, paidByDay } from '../orders/figures.ts'
import { callFigures } from '../telephony/figures.ts'
import { countUnread } from '../threads/unread.ts'
import { registeredSince, tutorFigures } from '../tutors/figures.ts'
import { dateOf, unixOf } from '../unix.ts'
import { contentFigures } from './content.ts'
import { lastDays } from './days.ts'

const WEEK = 7

/** The figures of now and of the last 30 days, by calendar days of the edition (spec: decisions ADM-8). */
export async function get({ db, edition, now }: Context): Promise<Data<typeof getDesktop>> {
  const days = lastDays(edition, now, USUAL_DAYS)
  const today = dateOf(startOfDay(edition.timeZone, unixOf(now)))
  const [orders, made, due, paid, managers, tutors, registered_7d, calls, content, onShift, chats_unread] = await Promise.all([
    orderFigures(db),
    ordersByDay(db, days),
    dueFigures(db, now),
    paidByDay(db, days),
    managerFigures(db, days),
    tutorFigures(db),
    registeredSince(db, lastDays(edition, now, WEEK).since),
    callFigures(db, today, now),
    contentFigures(db),
    managersOnShift(db, edition, now),
    countUnread(db),
  ])
  const madeIn = (days: number) => sumOf(made.slice(-days))
  const hundredths = paid.reduce((sum, day) => sum + day.hundredths, 0)
  return {
    on_shift: onShift.map(({ id, name }) => ({ id, name })),
    orders: { ...orders, new_today: madeIn(1), new_7d: madeIn(WEEK), new_30d: madeIn(USUAL_DAYS) },
    payments: { ...due, paid_today: sumOf(paid.slice(-1)), paid_30d: sumOf(paid), sum_30d: hundredths / 100, currency: edition.currency },
    tutors: { ...tutors, on_moderation: tutors.on_moderation.n, verification_requests: tutors.verification_requests.n, registered_7d },
    content: { ads: content.ads.n, blogs: content.blogs.n, site_reviews: content.site_reviews.n },
    calls_missed_today: calls.missed_today,
    chats_unread,
    managers,
    series: { orders: made, paid: paid.map(({ date, hundredths }) => ({ date, sum: hundredths / 100 })) },
  }
}

const sumOf = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0)
