import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { getVacancyRow, listVacancyRows } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { contains } from '../database/patterns.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { unixOf } from '../unix.ts'
import { vacancies } from './table.ts'

/** Vacancies by filters, newest first (spec: decisions CNT-7). */
export async function list({ db }: Context, { range, sort, filter = {} }: Input<typeof listVacancyRows>) {
  const { id, text, lang, employment, active } = filter
  const where = and(
    id && inArray(vacancies.id, id),
    text === undefined ? undefined : or(ilike(vacancies.name, contains(text)), ilike(vacancies.city, contains(text))),
    lang === undefined ? undefined : eq(vacancies.lang, lang),
    employment === undefined ? undefined : eq(vacancies.employment, employment),
    active === undefined ? undefined : eq(vacancies.active, active),
  )
  const { offset, limit } = windowOf(range)
  const rows = await db
    .select()
    .from(vacancies)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(vacancies.id) : desc(vacancies.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map(present), total_count: await boundedCount(db, vacancies, where) }
}

/** Throws `not_found`. */
export async function get({ db }: Context, { id }: Input<typeof getVacancyRow>) {
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.id, id))
  if (!vacancy) throw new NotFound()
  return { row: present(vacancy) }
}

/** A vacancy as staff see it. */
export const present = (vacancy: typeof vacancies.$inferSelect) => ({ ...vacancy, created_at: unixOf(vacancy.created_at) })
