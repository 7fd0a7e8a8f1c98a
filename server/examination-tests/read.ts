import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { getExaminationTestRow, listExaminationTestRows } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { contains } from '../database/patterns.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { unixOf } from '../unix.ts'
import { examinationTests } from './table.ts'

/** Examination tests by filters, newest first (spec: decisions CNT-7). */
export async function list(
  { db }: Context,
  { range, sort: [field, direction] = ['id', 'DESC'], filter = {} }: Input<typeof listExaminationTestRows>,
) {
  const { id, text, lesson_id, year, active } = filter
  const where = and(
    id && inArray(examinationTests.id, id),
    text === undefined ? undefined : or(ilike(examinationTests.name, contains(text)), ilike(examinationTests.description, contains(text))),
    lesson_id === undefined ? undefined : eq(examinationTests.lesson_id, lesson_id),
    year === undefined ? undefined : eq(examinationTests.year, year),
    active === undefined ? undefined : eq(examinationTests.active, active),
  )
  const turn = direction === 'ASC' ? asc : desc
  const { offset, limit } = windowOf(range)
  const rows = await db
    .select()
    .from(examinationTests)
    .where(where)
    .orderBy(...(field === 'year' ? [sql`${turn(examinationTests.year)} nulls last`] : []), turn(examinationTests.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map(present), total_count: await boundedCount(db, examinationTests, where) }
}

/** Throws `not_found`. */
export async function get({ db }: Context, { id }: Input<typeof getExaminationTestRow>) {
  const [test] = await db.select().from(examinationTests).where(eq(examinationTests.id, id))
  if (!test) throw new NotFound()
  return { row: present(test) }
}

/** An examination test as staff see it. */
export const present = (test: typeof examinationTests.$inferSelect) => ({ ...test, created_at: unixOf(test.created_at) })
