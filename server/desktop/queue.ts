import type { getDesktopQueue, WaitingKind } from '../../schemas/index.ts'
import { startOfDay } from '../../theme/zones.ts'
import type { Data } from '../calls.ts'
import type { Context } from '../context.ts'
import { orderQueues, type Queued } from '../orders/queues.ts'
import { callFigures } from '../telephony/figures.ts'
import { tutorFigures } from '../tutors/figures.ts'
import { dateOf, maybeUnix, unixOf } from '../unix.ts'
import { contentFigures } from './content.ts'

/** What waits, the most urgent first; what nothing is of is left out (spec: decisions Z-10). */
export async function queue({ db, edition, now }: Context): Promise<Data<typeof getDesktopQueue>> {
  const today = dateOf(startOfDay(edition.timeZone, unixOf(now)))
  const [queues, calls, tutors, content] = await Promise.all([
    orderQueues(db, now),
    callFigures(db, today, now),
    tutorFigures(db),
    contentFigures(db),
  ])
  const waiting = [
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
  ]
  return { queue: waiting.filter(({ n }) => n > 0) }
}

/** What is somebody's: by manager, those with the most first. */
function ofManagers(name: WaitingKind, rows: readonly Queued[]) {
  const moments = rows.flatMap(({ since }) => (since ? [unixOf(since)] : []))
  return {
    name,
    n: rows.reduce((sum, { n }) => sum + n, 0),
    since: moments.length > 0 ? Math.min(...moments) : null,
    whose: rows.map(({ admin_id, name, n, since }) => ({ admin_id, name, n, since: maybeUnix(since) })),
  }
}

/** What any of the team may do. */
const ofAll = (name: WaitingKind, { n, since }: { n: number; since: Date | null }) => ({ name, n, since: maybeUnix(since), whose: [] })
