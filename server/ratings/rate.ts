import { randomBytes } from 'node:crypto'
import { and, avg, count, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { countWithin } from '../limits/attempts.ts'
import { hashOf } from '../sessions/session.ts'
import { DAY } from '../spans.ts'
import type { RatingsTable } from './table.ts'

/** What a browser is known by; experiments know it by the same (spec: decisions API-9). */
const COOKIE = 'vid'
const YEAR = 365 * DAY
/** Readers behind one address that may give marks in a day: cookies are easily thrown away. */
const A_DAY = { max: 60, seconds: DAY }

export interface Rating {
  avg: number | null
  count: number
}

/** Keeps a browser's mark, in place of the one it gave before; robots give none. Answers what all give together. Throws `too_many_requests` (spec: decisions CNT-4). */
export async function rate(context: Context, ratings: RatingsTable, { id: owner_id, rating: mark }: { id: number; rating: number }): Promise<Rating> {
  const { tx, now, ip, isBot } = context
  if (!isBot) {
    const visitor = visitorOf(context)
    const own = and(eq(ratings.owner_id, owner_id), eq(ratings.visitor, visitor))
    const changed = await tx.update(ratings).set({ mark, created_at: now }).where(own).returning()
    if (changed.length === 0) {
      await countWithin(context, 'rating', hashOf(ip), [A_DAY])
      await tx.insert(ratings).values({ owner_id, visitor, mark, created_at: now })
    }
  }
  const [all] = await tx
    .select({ avg: avg(ratings.mark), count: count() })
    .from(ratings)
    .where(eq(ratings.owner_id, owner_id))
  return { avg: all?.avg ? Number(all.avg) : null, count: all?.count ?? 0 }
}

/** A browser without an id gets one. */
function visitorOf({ cookies, setCookie }: Context): string {
  const known = cookies[COOKIE]
  if (known && /^[\w-]{16,64}$/.test(known)) return hashOf(known)
  const vid = randomBytes(16).toString('base64url')
  setCookie(COOKIE, vid, YEAR)
  return hashOf(vid)
}
