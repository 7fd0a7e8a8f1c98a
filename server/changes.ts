import { isDeepStrictEqual } from 'node:util'
import { Conflict } from './errors.ts'

/** What a save changes, by field; so the trail tells of it. */
export type Changes = Record<string, { before: unknown; after: unknown }>

/**
 * The fields that were sent and differ from what is stored. Throws `conflict` with both values of each when a newer version than that of the form was saved
 * meanwhile; a form that names none is not asked (spec: decisions API-3).
 */
export function changesOf(
  { version, ...sent }: { version?: number | undefined },
  stored: Readonly<Record<string, unknown>> & { version: number },
): Changes {
  const changed = Object.entries(sent).filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, stored[name]))
  if (version !== undefined && version !== stored.version) {
    throw new Conflict(Object.fromEntries(changed.map(([name, yours]) => [name, { yours, theirs: stored[name] }])))
  }
  return Object.fromEntries(changed.map(([name, after]) => [name, { before: stored[name], after }]))
}

/** What staff had before them when they decided. */
export interface AsRead {
  version?: number | undefined
  status?: number | undefined
}

/** Throws `conflict` when staff decide on what somebody changed or decided after they had read it; who names neither is not asked (spec: decisions API-3). */
export function requireRead({ version, status }: AsRead, stored: { version: number; status: number }) {
  if ((version ?? stored.version) !== stored.version || (status ?? stored.status) !== stored.status) throw new Conflict({})
}

/** The fields that were sent, without the absent ones. */
export const givenOf = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }
