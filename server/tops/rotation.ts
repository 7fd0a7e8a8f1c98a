import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { cached } from '../cache/cache.ts'
import type { Reader } from '../database/open.ts'
import { tops } from './table.ts'

/** A TOP bought without a bump of the cache is seen after so long. */
const SECONDS = 60

/** Tutors with an active TOP, each once, in the order of this day: by the hash of tutor and day, so that everybody comes to the head in turn (spec: decisions PAY-8). */
export async function topsOfDay({ db, edition, now }: { db: Reader; edition: Edition; now: Date }): Promise<number[]> {
  const day = isoDay(now.getTime() / 1000, edition)
  const rows = await cached(edition, `tops ${day}`, SECONDS, async () => {
    const active = await db
      .select({ tutor_id: tops.tutor_id, date_from: tops.date_from, date_to: tops.date_to })
      .from(tops)
      .where(and(eq(tops.active, true), gt(tops.date_to, now), lte(tops.date_from, new Date(now.getTime() + SECONDS * 1000))))
    const hashed = active.map((row) => ({ ...row, hash: createHash('md5').update(`${row.tutor_id}:${day}`).digest('hex') }))
    return hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1))
  })
  const current = rows.filter(({ date_from, date_to }) => date_from <= now && date_to > now)
  return [...new Set(current.map(({ tutor_id }) => tutor_id))]
}
