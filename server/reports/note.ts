import { LRUCache } from 'lru-cache'
import type { reportError } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { tellError, withoutPeople } from '../outside/tell-error.ts'
import { HOUR_MS } from '../spans.ts'

/** Whoever meets an error meets it often: each stands in the log once an hour. */
const noted = new LRUCache<string, true>({ max: 1000, ttl: HOUR_MS })

/** Writes an error of a browser into the log, and tells a share of them to the service that collects errors (spec: decisions OPS-4). */
export async function note(
  { log, edition, outside }: Pick<Context, 'log' | 'edition' | 'outside'>,
  { message, stack, screen }: Input<typeof reportError>,
) {
  const error = { message: withoutPeople(message), stack: withoutPeople(stack), screen: screen.replaceAll(/\d+/g, '0') }
  tellError({ log, outside }, { ...error, from: 'browser', edition: edition.code })
  const key = `${edition.code} ${error.screen} ${error.message}`
  if (noted.has(key)) return
  noted.set(key, true)
  log.error({ browser: error, edition: edition.code }, 'an error in a browser')
}
