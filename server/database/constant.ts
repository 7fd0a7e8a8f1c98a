import { type SQL, sql } from 'drizzle-orm'

/**
 * A named number or set of numbers in a query: `status = ${constant(STATUS.paid)}`, `status in ${constant(OPEN)}`. Written out instead of sent as a
 * parameter, so that partial indexes are found by it.
 */
export const constant = (value: number | readonly number[]): SQL => sql.raw(typeof value === 'number' ? String(value) : `(${value.join(', ')})`)
