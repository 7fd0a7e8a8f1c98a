import { and, eq, inArray } from 'drizzle-orm'
import { wallTime } from '../../theme/zones.ts'
import type { Context } from '../context.ts'
import { changeOrder } from '../orders/change-order.ts'
import { TIMER } from '../orders/pending-change.ts'
import type { Order } from '../orders/rows.ts'
import { takesOrders } from '../orders/school.ts'
import { orderLessons } from '../orders/table.ts'
import { lessons } from '../reference/table.ts'
import { unixOf } from '../unix.ts'
import { lessonTransfers } from './table.ts'
import { isOfflineToo } from './transfers.ts'

type Setting = typeof lessonTransfers.$inferSelect

/**
 * Sends a new general order on to the partner school where the settings of all its subjects say so: their hours and levels, and the order's number within the
 * share. A personal order is never diverted (spec: decisions SCH-10). Answers whether it went.
 */
export async function divert(context: Context, order: Order): Promise<boolean> {
  const { tx, edition, now } = context
  if (!takesOrders(context) || order.kind !== 'general') return false
  if (!order.location_at_online && !(await isOfflineToo(tx))) return false
  const asked = await tx.select().from(orderLessons).where(eq(orderLessons.order_id, order.id))
  const ids = [...new Set(asked.map(({ lesson_id }) => lesson_id))]
  const settings = await tx
    .select({ setting: lessonTransfers })
    .from(lessonTransfers)
    .innerJoin(lessons, eq(lessons.id, lessonTransfers.lesson_id))
    .where(and(inArray(lessonTransfers.lesson_id, ids), eq(lessonTransfers.is_active, true), eq(lessons.is_school, true)))
  const clock = timeOf(wallTime(edition.timeZone, unixOf(now)))
  const isTaken = (setting: Setting) => isWithin(setting, clock) && order.id % 100 < setting.share_percent && hasLevels(setting, asked)
  if (settings.length < ids.length || !settings.every(({ setting }) => isTaken(setting))) return false
  await changeOrder(context, { side: 'timer', action: 'divert_to_school', order_id: order.id, by: TIMER })
  return true
}

const timeOf = ({ hour, minute }: { hour: number; minute: number }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** Texts of one length compare as the times do. */
function isWithin({ hours_from, hours_to }: Setting, clock: string): boolean {
  if (hours_from === hours_to) return true
  return hours_from < hours_to ? clock >= hours_from && clock < hours_to : clock >= hours_from || clock < hours_to
}

/** Any level is as good as none that is asked for. */
const hasLevels = ({ lesson_id, level_ids }: Setting, asked: (typeof orderLessons.$inferSelect)[]) =>
  level_ids.length === 0 ||
  asked.filter((one) => one.lesson_id === lesson_id).every(({ level_id }) => level_id !== null && level_ids.includes(level_id))
