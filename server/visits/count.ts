import type { countVisit } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import type { Input } from '../calls.ts'
import { type Context, ownAdmin } from '../context.ts'
import { unixOf } from '../unix.ts'
import { countSeen } from './seen.ts'
import { dailyCounts } from './table.ts'

/** What each word of a browser counts as; a further page of a visit is none of everybody's steps. */
const steps = { visit: 'visits', page: 'visits', form: 'forms' } as const

/** Counts a step of a visit on the day it was made. */
export async function count(context: Context, { what, compared }: Input<typeof countVisit>) {
  const { tx, edition, now, session, isBot } = context
  if (isBot || ownAdmin(session)) return
  if (what !== 'page') await tx.insert(dailyCounts).values({ day: isoDay(unixOf(now), edition), what: steps[what], n: 1 })
  await countSeen(context, steps[what], compared)
}
