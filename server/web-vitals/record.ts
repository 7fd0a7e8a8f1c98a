import type { recordWebVitals } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { DAY } from '../spans.ts'
import { dateOf, unixOf } from '../unix.ts'
import { webVitals } from './table.ts'

/** A batch is sent a few seconds after it was measured, or as soon as there is a network again. */
const AHEAD = 300

/** Keeps what a browser measured. Its clock is believed within a day; a robot's pages are nobody's. */
export async function record({ tx, now, isBot }: Context, { rows }: Input<typeof recordWebVitals>) {
  if (isBot) return
  const today = unixOf(now)
  const isBelieved = (ts: number) => ts > today - DAY && ts <= today + AHEAD
  await tx.insert(webVitals).values(rows.map(({ ts, ...measured }) => ({ ...measured, at: isBelieved(ts) ? dateOf(ts) : now })))
}
