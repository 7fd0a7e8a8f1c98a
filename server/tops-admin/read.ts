import { and, asc, desc, eq, gt, inArray, lte, not, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { getTop, listTops, Top, TopFilters } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { allOf } from '../database/all-of.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { NotFound } from '../errors.ts'
import { tops } from '../tops/table.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { dateOf, unixOf } from '../unix.ts'

/** TOPs by filters, those that began last first (spec: decisions PAY-8). */
export async function list({ db, now, edition }: Context, { page, filters }: Input<typeof listTops>) {
  const where = conditions(filters, now)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const turn = filters.sort_dir === 'asc' ? asc : desc
  const rows = await rowsWhere(db, where).orderBy(turn(tops.date_from), turn(tops.id)).limit(limit).offset(offset)
  const total_count = await boundedCount(db, tops, where)
  return { tops: rows.map((row) => present(row, { now, edition })), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get(context: Pick<Context, 'db' | 'now' | 'edition'>, { id }: Input<typeof getTop>) {
  const [row] = await rowsWhere(context.db, eq(tops.id, id))
  if (!row) throw new NotFound()
  return { top: present(row, context) }
}

const rowsWhere = (db: Reader, where: SQL | undefined) =>
  db
    .select({ top: tops, name: tutors.name, last_name: tutors.last_name })
    .from(tops)
    .innerJoin(tutors, eq(tutors.id, tops.tutor_id))
    .where(where)
    .$dynamic()

/** One whose time is over is not active, whoever looks. */
const runsOn = (now: Date) => allOf(eq(tops.active, true), gt(tops.date_to, now))

function conditions({ ids, tutor_id, active, date_from, date_to }: TopFilters, now: Date) {
  return and(
    ids && inArray(tops.id, ids),
    tutor_id === undefined ? undefined : eq(tops.tutor_id, tutor_id),
    active === undefined ? undefined : active ? runsOn(now) : not(runsOn(now)),
    date_from === undefined ? undefined : gt(tops.date_to, dateOf(date_from)),
    date_to === undefined ? undefined : lte(tops.date_from, dateOf(date_to)),
  )
}

interface Row {
  top: typeof tops.$inferSelect
  name: string
  last_name: string
}

function present({ top, name, last_name }: Row, { now, edition }: Pick<Context, 'now' | 'edition'>): z.input<typeof Top> {
  return {
    ...top,
    tutor_name: wholeName({ name, last_name }),
    date_from: unixOf(top.date_from),
    date_to: unixOf(top.date_to),
    created_at: unixOf(top.created_at),
    active: top.active && top.date_to > now,
    currency: edition.currency,
  }
}
