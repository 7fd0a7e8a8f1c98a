import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type ContentFilters, contentStatuses } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { boundedCount, COUNTED } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import type { Kind } from './kind.ts'

interface Asked {
  page: number
  filters: ContentFilters
}

/**
 * A page of ads or posts with what both show, the newest first unless asked otherwise, and how many there are of each status under the other filters.
 * Totals are exact up to 10,000 (spec: decisions ADM-13, API-14).
 */
export async function listItems(context: Context, kind: Kind, { page, filters }: Asked) {
  const { db, edition } = context
  const { table } = kind
  const where = and(ofStatus(kind, filters.status), conditions(kind, filters))
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const direction = filters.sort_dir === 'asc' ? asc : desc
  const [rows, total_count, counts, { lessons }] = await Promise.all([
    db
      .select({
        id: table.id,
        alias: table.alias,
        tutor_id: table.tutor_id,
        name: table.name,
        lesson_id: table.lesson_id,
        status: table.status,
        revisions: table.revisions,
        sent_at: table.sent_at,
        published_at: table.published_at,
        created_at: table.created_at,
        version: table.version,
        letters: kind.letters,
        images_count: sql<number>`(select count(*)::int from ${kind.images} where ${kind.images.owner_id} = ${table.id})`,
        tutor: { name: tutors.name, last_name: tutors.last_name },
      })
      .from(table)
      .innerJoin(tutors, eq(tutors.id, table.tutor_id))
      .where(where)
      .orderBy(direction(filters.sort_by === 'sent_at' ? table.sent_at : table.id), direction(table.id))
      .limit(limit)
      .offset(offset),
    boundedCount(db, table, where),
    countStatuses(context, kind, filters),
    referenceOf(context),
  ])
  return {
    rows: rows.map(({ tutor, published_at, ...row }) => ({
      ...row,
      tutor_name: wholeName(tutor),
      lesson_name: nameIn(lessons.get(row.lesson_id)?.name ?? {}, edition.panelLanguage),
      sent_at: unixOf(row.sent_at),
      created_at: unixOf(row.created_at),
      published: maybeUnix(published_at),
    })),
    counts,
    ...pagingOf(total_count, page_size),
  }
}

const ofStatus = ({ table }: Kind, status: ContentFilters['status']) => status && inArray(table.status, status)

function conditions({ table, searched }: Kind, { id, ids, tutor_id, text, lesson_id }: ContentFilters): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(table.id, id),
    ids && inArray(table.id, ids),
    tutor_id === undefined ? undefined : eq(table.tutor_id, tutor_id),
    text === undefined ? undefined : or(ilike(searched, contains(text)), /^[1-9]\d{0,8}$/.test(text) ? eq(table.id, Number(text)) : undefined),
    lesson_id === undefined ? undefined : eq(table.lesson_id, lesson_id),
  )
}

async function countStatuses({ db }: Context, kind: Kind, filters: ContentFilters): Promise<Record<string, number>> {
  const { table } = kind
  const where = conditions(kind, filters)
  const one = (status: number) =>
    sql`select ${sql.raw(String(status))} as status, count(*)::int as n from (
      select from ${table} where ${and(eq(table.status, status), where)} limit ${sql.raw(String(COUNTED))}) of_it`
  const { rows } = await db.execute<{ status: number; n: number }>(sql.join(contentStatuses.map(one), sql` union all `))
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}
