import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { isoDay } from '../../theme/dates.ts'
import type { Cache } from '../database/cache/cache.ts'
import { tops } from './table.ts'

/** A TOP begins and ends to the minute. */
const MINUTE = 60

export interface ActiveTops {
  /** Each tutor once, by the hash of tutor and day, so that everybody comes to the head in turn. */
  order: readonly number[]
  tutors: ReadonlySet<number>
}

/** Tutors with an active TOP in the order of this day (spec: decisions PAY-8). */
export async function activeTops({ cache, edition, now }: { cache: Cache; edition: Edition; now: Date }): Promise<ActiveTops> {
  const minute = Math.floor(now.getTime() / 1000 / MINUTE)
  return cache.keep(`tops ${minute}`, MINUTE, async ({ db, cache }) => {
    cache.note('subject:0') // whoever gets or loses a TOP changes their lists
    const rows = await db
      .selectDistinct({ id: tops.tutor_id })
      .from(tops)
      .where(and(eq(tops.active, true), lte(tops.date_from, now), gt(tops.date_to, now)))
    const day = isoDay(now.getTime() / 1000, edition)
    const hashed = rows.map(({ id }) => ({ id, hash: createHash('md5').update(`${id}:${day}`).digest('hex') }))
    const order = hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ id }) => id)
    return { order, tutors: new Set(order) }
  })
}
