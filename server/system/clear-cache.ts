import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { unixOf } from '../unix.ts'

/** Makes every process of the edition forget what it keeps, as soon as the change is committed (spec: decisions API-18). */
export async function clear(context: Context) {
  const { tx, now } = context
  await bumpCache(tx, 'all')
  context.audit('cache')
  return { cleared_at: unixOf(now) }
}
