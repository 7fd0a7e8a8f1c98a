import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { admins } from '../admins/table.ts'
import type { Reader } from '../database/open.ts'
import { isIn, isWaiting } from './state.ts'
import { phoneCalls } from './table.ts'

/** Calls that came in since a moment and were missed, and those that wait for somebody, by whom they were for (spec: decisions ADM-8). */
export async function callFigures(db: Reader, today: Date, now: Date) {
  const [missed_today, waiting] = await Promise.all([
    db.$count(phoneCalls, and(eq(phoneCalls.direction, 'in'), isNull(phoneCalls.deleted_at), gte(phoneCalls.created_at, today), isIn('missed', now))),
    db
      .select({
        admin_id: phoneCalls.admin_id,
        name: admins.name,
        n: sql<number>`count(*)::int`,
        since: sql<Date | null>`min(${phoneCalls.created_at})`.mapWith(phoneCalls.created_at),
      })
      .from(phoneCalls)
      .leftJoin(admins, eq(admins.id, phoneCalls.admin_id))
      .where(and(isWaiting, isNull(phoneCalls.deleted_at)))
      .groupBy(phoneCalls.admin_id, admins.name)
      .orderBy(sql`3 desc`, admins.name),
  ])
  return { missed_today, waiting }
}
