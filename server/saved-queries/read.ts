import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Area, areas, type getSavedQuery, type listSavedQueries, mayUse, type SavedQuery } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { savedQueries } from './table.ts'

/** The menu of a list shows them all. */
const PAGE = 200
type Admin = ReturnType<typeof requireAdmin>

const areasOf = ({ status }: Admin): Area[] => areas.filter((area) => mayUse(area, status))
/** One's own and the shared ones, of lists that one may use. */
const visibleTo = (admin: Admin) =>
  and(inArray(savedQueries.resource, areasOf(admin)), or(eq(savedQueries.admin_id, admin.id), eq(savedQueries.shared, true)))

const rowsWhere = (db: Context['db'], where: SQL | undefined) =>
  db
    .select({ query: savedQueries, owner_name: admins.name })
    .from(savedQueries)
    .innerJoin(admins, eq(admins.id, savedQueries.admin_id))
    .where(where)
    .orderBy(asc(savedQueries.name), asc(savedQueries.id))
    .$dynamic()

/** Saved filters that the signed-in member of staff may open, by name. */
export async function list(context: Context, { range, filter = {} }: Input<typeof listSavedQueries>) {
  const admin = requireAdmin(context)
  const where = and(visibleTo(admin), filter.resource ? eq(savedQueries.resource, filter.resource) : undefined)
  const { offset, limit } = windowOf(range ?? [0, PAGE - 1], PAGE)
  const rows = await rowsWhere(context.db, where).offset(offset).limit(limit)
  return { rows: rows.map((row) => present(row, admin)), total_count: await context.db.$count(savedQueries, where) }
}

/** Throws `not_found` for what is another's alone. */
export async function get(context: Context, { id }: Input<typeof getSavedQuery>) {
  const admin = requireAdmin(context)
  const [found] = await rowsWhere(context.db, and(visibleTo(admin), eq(savedQueries.id, id)))
  if (!found) throw new NotFound()
  return { row: present(found, admin) }
}

/** A saved filter as one of staff sees it: whether it is their own. */
export function present(
  { query, owner_name }: { query: typeof savedQueries.$inferSelect; owner_name: string },
  admin: Admin,
): z.input<typeof SavedQuery> {
  const { id, resource, name, value, shared } = query
  return { id, resource, name, value, shared, owner_name, is_own: query.admin_id === admin.id }
}
