import type { Edition } from '../../editions/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Reader } from '../database/open.ts'

/** A page that a sitemap names. */
export interface Page {
  path: string
  /** When its words changed last, where that is known. */
  changed?: Date | undefined
}

/** The pages of a host by their kind, each kind with files of its own. */
export type Kinds = Readonly<Record<string, readonly Page[]>>

/** What pages are gathered with. */
export interface Asked {
  db: Reader
  cache: Cache
  edition: Edition
}

export const latest = (days: readonly Date[]) => days.reduce<Date | undefined>((last, day) => (last && last > day ? last : day), undefined)
