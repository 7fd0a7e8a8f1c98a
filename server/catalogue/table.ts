import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { tutors } from '../tutors/table.ts'
import type { CardRow } from './card-row.ts'

/**
 * The catalogue as it is searched: one narrow row per tutor, subject and place, with rows for any subject (0) and any place (0) (record 4).
 * A negative place is all of that city or district, for those who travel anywhere in it; `listings.ts` says how the two are read together.
 * Each order has its covering so a page is an index-only scan.
 */
export const listings = pgTable(
  'listings',
  {
    subject: integer().notNull(),
    place: integer().notNull(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    /** Bits of the levels taught in this subject (`levels.bit`). */
    level_mask: bigint({ mode: 'bigint' }).notNull(),
    /** Bits, named in `traits.ts`: 1 online, 2 at the tutor's here, 4 travels here, 8 verified, 16 covered by a wider row, 32 has a TOP. */
    traits: smallint().notNull(),
    price: integer().notNull(),
    /** Score x 1000; tutors who take no new requests come last, below zero. */
    rank: integer().notNull(),
    /** Number of reviews x 10 000 + Bayesian mark x 1000. */
    reviews: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tutor_id, table.subject, table.place] })],
)

/**
 * How many rows of `listings` there are of a price and traits in the cells that grow with the number of tutors: any subject at each place, and each subject
 * anywhere and online. Differences that a trigger writes and a job adds up (record 11).
 */
export const listingCounts = pgTable(
  'listing_counts',
  { subject: integer().notNull(), place: integer().notNull(), price: integer().notNull(), traits: smallint().notNull(), n: integer().notNull() },
  (table) => [index('listing_counts_cell').on(table.subject, table.place, table.price, table.traits, table.n)],
)

/** What the card of a tutor shows, ready to be worded: rewritten with the listings (record 10). */
export const tutorCards = pgTable('tutor_cards', {
  tutor_id: integer()
    .primaryKey()
    .references(() => tutors.id, { onDelete: 'cascade' }),
  /** Another one whenever the card shows anything else; none comes again. */
  version: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  data: jsonb().$type<CardRow>().notNull(),
})
