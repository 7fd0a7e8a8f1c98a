import { and, eq, gt, lte } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { isoDay } from '../../theme/dates.ts'
import type { Cache } from '../database/cache/cache.ts'
import { tops } from './table.ts'

/** A TOP begins and ends to the minute. */
const MINUTE = 60

/** Tutors with an active TOP. */
export async function activeTops({ cache, now }: { cache: Cache; now: Date }): Promise<ReadonlySet<number>> {
  const minute = Math.floor(now.getTime() / 1000 / MINUTE)
  return cache.keep(`tops ${minute}`, MINUTE, async ({ db, cache }) => {
    cache.note('subject:0') // whoever gets or loses a TOP changes their lists
    const rows = await db
      .selectDistinct({ id: tops.tutor_id })
      .from(tops)
      .where(and(eq(tops.active, true), lte(tops.date_from, now), gt(tops.date_to, now)))
    return new Set(rows.map(({ id }) => id))
  })
}

/** Says whose turn it is at the head of the lists: the order comes of the tutor and the edition's day (spec: decisions PAY-8). */
export interface Turn {
  now: Date
  /** 20261121. */
  day: number
}

export const turnOf = ({ edition, now }: { edition: Edition; now: Date }): Turn => ({
  now,
  day: Number(isoDay(now.getTime() / 1000, edition).replaceAll('-', '')),
})
