import { sql } from 'drizzle-orm'
import { rewriteListings } from '../../server/catalogue/listings.ts'
import type { Database } from '../../server/database/open.ts'
import type { Figure } from '../measure/figure.ts'
import { edition } from './databases.ts'
import { againstSelectOne } from './reference-query.ts'
import { median, percentile } from './timing.ts'

const TUTORS = 150

/** Changes a tutor's price and rewrites the listings in the same transaction, then puts the price back. */
export async function measureSaving(database: Database): Promise<Figure> {
  // all of a million are looked through, longer than a request may
  const { rows } = await database.patiently((tx) =>
    tx.execute<{ id: number; rate_id: number }>(
      sql`select id, rate_id from tutors where status in (3, 6) and rate_id is not null order by hashint4(id) limit ${TUTORS}`,
    ),
  )
  const save = (id: number, rate: number) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`update tutors set rate_id = ${rate} where id = ${id}`)
      await rewriteListings(tx, [id], edition)
    })
  const other = (rate: number) => edition.ratePoints.find((point) => point > rate) ?? edition.ratePoints[0] ?? rate
  const { times, one } = await againstSelectOne(database.reader, rows, async ({ id, rate_id }, time) => {
    const took = await time(() => save(id, other(rate_id)))
    await save(id, rate_id)
    return took
  })
  return {
    name: 'saving one tutor with the listings',
    values: [
      { is: median(times), unit: 'ms' },
      { is: median(times) / one, unit: 'x', most: 200 },
    ],
    note: `${times.length} tutors; p95 ${percentile(times, 0.95).toFixed(1)} ms; SELECT 1 takes ${one.toFixed(2)} ms`,
  }
}
