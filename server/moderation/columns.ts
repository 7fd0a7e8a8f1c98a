import type { BuildColumns } from 'drizzle-orm'
import { type AnyPgColumn, boolean, integer, type PgColumnBuilderBase, type PgTableWithColumns, smallint, text } from 'drizzle-orm/pg-core'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { id, now, time } from '../database/columns.ts'
import { lessons } from '../reference/table.ts'
import { tutors } from '../tutors/table.ts'

const tutorId = () =>
  integer()
    .notNull()
    .references(() => tutors.id, { onDelete: 'cascade' })

/** Columns of what tutors publish once staff have looked through it: ads and posts. */
export const moderated = () => ({
  id: id(),
  tutor_id: tutorId(),
  /** Its part of an address. */
  alias: text().notNull().unique(),
  name: text().notNull(),
  lesson_id: integer()
    .notNull()
    .references(() => lessons.id),
  text: text().notNull(),
  status: smallint().notNull().default(CONTENT_STATUS.moderation),
  /** Staff have let it through as it stands: the tutor's own saving takes that back. */
  approved: boolean().notNull().default(false),
  /** What the tutor is to mend; stays until it is published, so that the next reader knows what was asked for. */
  revision_comment: text().notNull().default(''),
  /** How often it was sent back. */
  revisions: smallint().notNull().default(0),
  /** When it last came to be looked through. */
  sent_at: now(),
  published_at: time(),
  created_at: now(),
  version: integer().notNull().default(1),
})

/** Columns of their pictures; the owner is the ad or post, null for one that is still to be made. */
export const pictured = (owner: string, ownerId: () => AnyPgColumn) => ({
  id: id(),
  tutor_id: tutorId(),
  owner_id: integer(owner).references(ownerId, { onDelete: 'cascade' }),
  /** Its name under /api/uploads. */
  file: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: now(),
})

type TableOf<C extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: string
  schema: undefined
  columns: BuildColumns<string, C, 'pg'>
  dialect: 'pg'
}>
export type Moderated = TableOf<ReturnType<typeof moderated>>
export type Pictured = TableOf<ReturnType<typeof pictured>>
