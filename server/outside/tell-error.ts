import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { EditionCode } from '../../editions/index.ts'
import { describeError } from '../database/describe-error.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { ShelfAway } from '../files/shelf.ts'
import { MINUTE_MS } from '../spans.ts'
import type { MetError } from './error-service.ts'
import type { Outside } from './open.ts'

/** Addresses, phones and numbers of records that slipped into an error's words. Places of a stack stay: `send@https://…` of some browsers, `…/@scope/…`. */
export const withoutPeople = (text: string) => text.replaceAll(/[^\s@/]+@(?!https?:)\S+/g, '…').replaceAll(/\+?\d[\d ()-]{4,}\d/g, '…')

/** Whether the database or the place of files is away, so that the same may succeed a little later; no fault to be found in the code. */
export const isAway = (thrown: unknown) => isUnavailable(thrown) || thrown instanceof ShelfAway

/** Gives an error to the service that collects them, where there is one; nobody waits for it. */
export function tellError({ log, outside }: { log: FastifyBaseLogger; outside: Pick<Outside, 'errors'> }, error: MetError) {
  outside.errors?.take(error).catch((failure: unknown) => log.warn({ err: failure }, 'an error did not reach the error service'))
}

/** What is broken fails with every request: each failure of a place is told once a minute. */
const told = new LRUCache<string, true>({ max: 1000, ttl: MINUTE_MS })

interface Failing {
  log: FastifyBaseLogger
  outside: Pick<Outside, 'errors'>
  edition: { code: EditionCode }
}

/**
 * Tells the service that collects errors what failed of ours, without input and people; the log has it from who calls this (spec: design 10). What is
 * away is told by the log alone.
 */
export function tellFailure({ log, outside, edition }: Failing, thrown: unknown, { screen, request_id }: { screen: string; request_id?: string }) {
  if (isAway(thrown)) return
  const { type, message, stack } = describeError(thrown instanceof Error ? thrown : new Error(String(thrown)))
  const error = { message: withoutPeople(`${type}: ${message}`), stack: withoutPeople(stack), screen: screen.replaceAll(/\d+/g, '0') }
  const key = `${edition.code} ${error.screen} ${error.message}`
  if (told.has(key)) return
  told.set(key, true)
  tellError({ log, outside }, { ...error, from: 'server', edition: edition.code, request_id })
}
