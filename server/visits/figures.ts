import { and, between, eq, sql } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { dailyCounts } from './table.ts'

/** How many visits began in these days, and in how many of them the order form was opened. */
export async function visitFigures(db: Reader, { dates }: { dates: readonly string[] }) {
  const rows = await db
    .select({ what: dailyCounts.what, n: sql<number>`sum(${dailyCounts.n})::int` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.experiment, ''), eq(dailyCounts.run, 0), between(dailyCounts.day, dates[0] ?? '', dates.at(-1) ?? '')))
    .groupBy(dailyCounts.what)
  const counts = new Map(rows.map(({ what, n }) => [what, n]))
  return { visits: counts.get('visits') ?? 0, forms: counts.get('forms') ?? 0 }
}
