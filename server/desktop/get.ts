import type { getDesktop, WaitingKind } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import { managersOnShift } from '../admins/on-shift.ts'
import type { Data } from '../calls.ts'
import type { Context } from '../context.ts'
import { managerFigures, orderFigures, paymentFigures } from '../orders/figures.ts'
import { answersByDay, orderProgress, orderStays } from '../orders/progress.ts'
import { orderQueues, type Queued } from '../orders/queues.ts'
import { callFigures } from '../telephony/figures.ts'
import { countUnread } from '../threads/unread.ts'
import { tutorFigures } from '../tutors/figures.ts'
import { dateOf, maybeUnix, unixOf } from '../unix.ts'
import { visitFigures } from '../visits/figures.ts'
import { contentFigures } from './content.ts'

const DAYS = 30
const WEEK = 7

/** What waits, the figures and the plots of the last 30 days, by calendar days of the edition (spec: decisions ADM-8). */
export async function get({ db, edition, now }: Context): Promise<Data<typeof getDesktop>> {
  const { timeZone, currency } = edition
  const today = startOfDay(timeZone, unixOf(now))
  const daysAgo = (days: number) => addDays(timeZone, today, -days)
  const dates = Array.from({ length: DAYS }, (_, index) => isoDay(daysAgo(DAYS - 1 - index), edition))
  const days = { dates, since: dateOf(daysAgo(DAYS - 1)), timeZone }
  const [
    ordered,
    paid,
    managers,
    tutors,
    queues,
    { funnel, first_answer, byManager },
    answers,
    stays,
    calls,
    content,
    onShift,
    chats_unread,
    visits,
  ] = await Promise.all([
    orderFigures(db, days),
    paymentFigures(db, days, now),
    managerFigures(db, days),
    tutorFigures(db, dateOf(daysAgo(WEEK - 1))),
    orderQueues(db, now),
    orderProgress(db, days),
    answersByDay(db, days),
    orderStays(db, now),
    callFigures(db, dateOf(today), now),
    contentFigures(db),
    managersOnShift(db, edition, now),
    countUnread(db),
    visitFigures(db, days),
  ])
  const of_former_managers = sumOf(queues.of_former_managers)
  return {
    on_shift: onShift.map(({ id, name }) => ({ id, name })),
    queue: [
      ofManagers('without_manager', queues.without_manager),
      ofManagers('overdue', queues.overdue),
      ofManagers('missed_calls', calls.waiting),
      ofManagers('chats', queues.chats),
      ofManagers('of_former_managers', queues.of_former_managers),
      ofManagers('due_near', queues.due_near),
      ofAll('on_moderation', tutors.on_moderation),
      ofAll('verification_requests', tutors.verification_requests),
      ofAll('billing_sent', { n: tutors.billing_sent, since: content.billing_since }),
      ofAll('payment_doubts', content.payment_doubts),
      ofAll('ads', content.ads),
      ofAll('blogs', content.blogs),
      ofAll('site_reviews', content.site_reviews),
    ].filter(({ n }) => n > 0),
    orders: { ...ordered.orders, of_former_managers },
    payments: { ...paid.payments, currency },
    tutors: { ...tutors, on_moderation: tutors.on_moderation.n, verification_requests: tutors.verification_requests.n },
    content: { ads: content.ads.n, blogs: content.blogs.n, site_reviews: content.site_reviews.n },
    calls_missed_today: calls.missed_today,
    chats_unread,
    managers: managers.map((manager) => {
      const own = byManager.get(manager.admin_id)
      return { ...manager, new_30d: own?.n ?? 0, taken_in: own?.taken_in ?? null, paid_of_new: own?.paid ?? 0 }
    }),
    stays,
    funnel: { ...visits, ...funnel },
    series: { orders: ordered.series, paid: paid.series, answers, first_answer },
  }
}

const sumOf = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** What is somebody's: by manager, those with the most first. */
function ofManagers(name: WaitingKind, rows: readonly Queued[]) {
  const moments = rows.flatMap(({ since }) => (since ? [unixOf(since)] : []))
  return {
    name,
    n: sumOf(rows),
    since: moments.length > 0 ? Math.min(...moments) : null,
    whose: rows.map(({ admin_id, name, n, since }) => ({ admin_id, name, n, since: maybeUnix(since) })),
  }
}

/** What any of the team may do. */
const ofAll = (name: WaitingKind, { n, since }: { n: number; since: Date | null }) => ({ name, n, since: maybeUnix(since), whose: [] })
