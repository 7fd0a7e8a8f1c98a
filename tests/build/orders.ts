import { editionOf } from '../../editions/index.ts'
import type { RowKind, RowState, Status } from '../../schemas/index.ts'
import type { Database } from '../../server/database/open.ts'
import { paymentDeadline } from '../../server/orders/deadline.ts'
import { orderLessons, orderPlaces, orders, orderTutors } from '../../server/orders/table.ts'
import { isoDay } from '../../theme/dates.ts'

interface Attached {
  id: number
  state: RowState
  kind?: RowKind
  /** When they answered and were chosen; else when the order was made. */
  responded_at?: Date
  appointed_at?: Date
}
type Row = Partial<typeof orders.$inferInsert> & {
  client_id: number
  status?: Status
  /** Levels by lesson; the first lesson of kz without a level unless said otherwise. */
  lessons?: Record<number, number[]>
  /** Cities of the tutor's or the client's place. */
  places?: { at: 'client' | 'tutor'; city_id: number; district_id?: number; subdistrict_id?: number }[]
  tutors?: Attached[]
}

const DAY = 86_400_000

/** A believable order of any status: what the status demands is filled in. Online and general unless said otherwise; wants `buildReference` first. */
export async function buildOrder(database: Database, now: Date, { lessons = { 8: [] }, places = [], tutors = [], ...row }: Row) {
  const edition = editionOf(database.edition)
  const created = row.date_create ?? new Date(now.getTime() - 2 * DAY)
  const status = row.status ?? 1
  const first_class = status === 5 || status === 7 ? new Date(now.getTime() - DAY) : null
  const demanded = {
    ...(first_class && { first_class }),
    ...(status === 5 && first_class && { date_payment_deadline: paymentDeadline(first_class, edition) }),
    ...(status === 6 && { prev_status: 2 as const, date_pause_off: new Date(now.getTime() + 5 * DAY), paused_at: created }),
    ...(status === 7 && {
      paid_at: now,
      payment_data: {
        sum: 6000,
        currency: edition.currency,
        method: 'cash' as const,
        payer: 'tutor' as const,
        date: Math.floor(now.getTime() / 1000),
        comment: '',
      },
    }),
    ...(status === 8 && { prev_status: 2 as const, remove_reasons: { reasons: [3 as const], comment: '' } }),
  }
  return database.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        kind: status >= 10 ? 'school' : 'general',
        lang: edition.locales[0],
        location_at_online: true,
        commission_sum: 6000,
        date_create: created,
        created_day: isoDay(Math.floor(created.getTime() / 1000), edition),
        status_at: created,
        ...demanded,
        ...row,
      })
      .returning()
    if (!order) throw new Error('no order was made')
    const taught = Object.entries(lessons).flatMap(([lesson, levels]) =>
      (levels.length > 0 ? levels : [null]).map((level_id) => ({ lesson_id: Number(lesson), level_id })),
    )
    await tx.insert(orderLessons).values(taught.map((one) => ({ order_id: order.id, ...one })))
    if (places.length > 0) await tx.insert(orderPlaces).values(places.map((place) => ({ order_id: order.id, ...place })))
    for (const { id, state, kind = 'personal', ...moments } of tutors)
      await tx.insert(orderTutors).values({
        order_id: order.id,
        tutor_id: id,
        kind,
        state,
        asked_at: created,
        ...(state === 'responded' && { responded_at: created, rate_id: 5000, response_text: 'Готова начать на этой неделе' }),
        ...(state === 'appointed' && { appointed_at: created }),
        ...moments,
      })
    return order
  })
}
