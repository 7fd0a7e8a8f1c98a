import { and, eq, exists, inArray, lte, sql } from 'drizzle-orm'
import { STATUS } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { countWithin } from '../limits/attempts.ts'
import { orders } from '../orders/table.ts'
import { MINUTE_MS } from '../spans.ts'
import { requestGuards } from './table.ts'

const DUPLICATE_MINUTES = 10

/** At most three requests an hour for one phone; further ones at the same moment wait their turn. Throws `too_many_requests` (spec: decisions API-11). */
export const countRequest = (context: Context, phone: string) => countWithin(context, 'request', phone, [context.settings.rates.requestPhone])

/**
 * Throws `duplicate_request` when this client asked the same tutor for one of these lessons within 10 minutes; no tutor counts as one (spec: decisions
 * ORD-19). Who was told that the order of it is closed may ask anew. A second request sent at the same moment waits here for the first.
 */
export async function refuseDuplicate(
  { tx, now }: Context,
  { client_id, tutor_id, lessons }: { client_id: number; tutor_id: number | null; lessons: number[] },
) {
  const guards = lessons.toSorted((a, b) => a - b).map((lesson_id) => ({ client_id, tutor_id: tutor_id ?? 0, lesson_id, at: now }))
  const isOver = lte(requestGuards.at, new Date(now.getTime() - DUPLICATE_MINUTES * MINUTE_MS))
  const isClosed = exists(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.client_id, requestGuards.client_id),
          eq(orders.date_create, requestGuards.at),
          inArray(orders.status, [STATUS.lost, STATUS.deleted]),
        ),
      ),
  )
  const taken = await tx
    .insert(requestGuards)
    .values(guards)
    .onConflictDoUpdate({
      target: [requestGuards.client_id, requestGuards.tutor_id, requestGuards.lesson_id],
      set: { at: sql`excluded.at` },
      setWhere: sql`${isOver} or ${isClosed}`,
    })
    .returning({ lesson_id: requestGuards.lesson_id })
  if (taken.length < guards.length) throw new Refusal('duplicate_request')
}
