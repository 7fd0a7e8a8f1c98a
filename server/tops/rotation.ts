import { and, type Column, eq, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { isoDay } from '../../theme/dates.ts'
import type { Cache } from '../database/cache/cache.ts'
import { MINUTE } from '../spans.ts'
import { unixOf } from '../unix.ts'
import { tops } from './table.ts'

/** So many of those whose turn it is are known by name: enough for the head of any list that is large. */
export const FIRST = 60

/** The TOPs that run. */
interface Running {
  tutors: ReadonlySet<number>
  /** Of these, the ones whose turn comes first today. */
  first: readonly number[]
  /** The edition's today: 20261121. */
  day: number
}

/** Says whose turn it is at the head of the lists: the order comes of the tutor and the edition's day (spec: decisions PAY-8). */
export interface Turn extends Pick<Running, 'first' | 'day'> {
  now: Date
}

interface At {
  cache: Cache
  edition: Edition
  now: Date
}

/** Tutors with an active TOP. */
export const activeTops = async (at: At): Promise<ReadonlySet<number>> => (await running(at)).tutors

/** Whose turn it is today, the first ones by name (spec: decisions PAY-8). */
export async function turnOf(at: At): Promise<Turn> {
  const { first, day } = await running(at)
  return { now: at.now, first, day }
}

/** In the order of today: as `search.ts` has it. */
export const inTurn = (tutor: SQL | Column, day: SQL | Placeholder | number): SQL => sql`hashint4extended(${tutor}, ${day}::bigint), ${tutor}`

function running({ cache, edition, now }: At): Promise<Running> {
  // a TOP begins and ends to the minute
  const minute = Math.floor(unixOf(now) / MINUTE)
  return cache.keep(`tops ${minute}`, MINUTE, async ({ db, cache }) => {
    cache.note('tops')
    const day = dayOf({ edition, now })
    const rows = await db
      .select({ id: tops.tutor_id })
      .from(tops)
      .where(and(eq(tops.active, true), lte(tops.date_from, now), gt(tops.date_to, now)))
      .groupBy(tops.tutor_id)
      .orderBy(inTurn(tops.tutor_id, day))
    const ids = rows.map(({ id }) => id)
    return { tutors: new Set(ids), first: ids.slice(0, FIRST), day }
  })
}

const dayOf = ({ edition, now }: Pick<At, 'edition' | 'now'>): number => Number(isoDay(unixOf(now), edition).replaceAll('-', ''))
