import { and, eq, gte, sql } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { dailyCounts } from './table.ts'

/** How many visits began since the first of these days, and in how many of them the order form was opened. */
export async function visitFigures(db: Reader, { dates: [first = ''] }: { dates: readonly string[] }) {
  const rows = await db
    .select({ what: dailyCounts.what, n: sql<number>`sum(${dailyCounts.n})::int` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.experiment, ''), eq(dailyCounts.run, 0), gte(dailyCounts.day, first)))
    .groupBy(dailyCounts.what)
  const counts = new Map(rows.map(({ what, n }) => [what, n]))
  return { visits: counts.get('visits') ?? 0, forms: counts.get('forms') ?? 0 }
}
