import { DrizzleQueryError } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { Refusals } from '../database/refusals.ts'
import { NotFound, Refusal } from '../errors.ts'
import * as tables from '../tables.ts'

const FOREIGN_KEY = '23503'
const UNIQUE = '23505'
const CHECK = '23514'

const all: unknown[] = Object.values(tables)
const meanings = Object.assign({}, ...all.flatMap((one) => (one instanceof Refusals ? [one.meanings] : []))) as Refusals['meanings']

/** Name of a foreign key → its columns, which are called as the contract calls the fields that fill them. */
const references = new Map(
  all.flatMap((one) =>
    one instanceof PgTable
      ? getTableConfig(one).foreignKeys.map((key) => [key.getName(), key.reference().columns.map(({ name }) => name)] as const)
      : [],
  ),
)

/**
 * What the database's refusal of a row means to the caller; null when it is no refusal of theirs but a fault of ours. A reference to what is not there is
 * the problem of the field that named it, or `not_found` where none did; what is still referred to is `in_use`, with the table that does in `data.referrer`; the other rules say it beside their table.
 *
 * `sent` are the names of the fields that the call was given.
 */
export function refusalOf(error: unknown, sent: ReadonlySet<string>): Refusal | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof pg.DatabaseError) || !cause.constraint) return null
  if (cause.code === UNIQUE || cause.code === CHECK) {
    const meaning = meanings[cause.constraint]
    return meaning ? new Refusal(meaning) : null
  }
  if (cause.code !== FOREIGN_KEY) return null
  if (error instanceof DrizzleQueryError && /^\s*delete\b/i.test(error.query)) return new Refusal('in_use', { data: { referrer: cause.table } })
  const field = references.get(cause.constraint)?.find((column) => sent.has(column))
  return field ? new Refusal({ [field]: 'not_found' }) : new NotFound()
}
