import { sql } from 'drizzle-orm'
import { integer, numeric, timestamp } from 'drizzle-orm/pg-core'

/** Generated integer key. Ids of reference data and demo accounts may be given. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
export const time = () => timestamp({ withTimezone: true, mode: 'date' })
export const now = () => time().notNull().default(sql`now()`)
/** Major currency units; sums are made in integer minor units. */
export const money = () => numeric({ precision: 12, scale: 2, mode: 'number' })
/** A name in each language of the edition: `{ ru: 'Алматы' }`. */
export type Names = Record<string, string>

export type { AvatarFiles } from '../files/avatars.ts'
