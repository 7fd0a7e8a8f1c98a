import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type AdminStatus, type getStaff, type listStaff, STAFF_STATUS, type StaffFilters, type StaffMember } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains, holds } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import { uploadUrl } from '../files/urls.ts'
import { openOrdersOf } from '../orders/figures.ts'
import { originalOf } from '../tutors/avatar.ts'
import { maybeUnix, unixOf } from '../unix.ts'

/** Members of staff, those who work here first, each kind by name (spec: decisions ADM-6). */
export async function list(context: Context, { page, filters }: Input<typeof listStaff>) {
  const { db } = context
  const { status } = requireAdmin(context)
  const where = conditions(filters, status)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select()
    .from(admins)
    .where(where)
    .orderBy(desc(admins.active), asc(admins.status), asc(admins.name), asc(admins.id))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, admins, where)
  const open = await openOrdersOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    admins: rows.map((row) => present(row, status, open.get(row.id))),
    ...pagingOf(total_count, page_size),
  }
}

/** Throws `not_found`. */
export async function get(context: Context, { admin_id }: Input<typeof getStaff>) {
  const [row] = await context.db
    .select()
    .from(admins)
    .where(and(eq(admins.id, admin_id), isNull(admins.deleted_at)))
  if (!row) throw new NotFound()
  return { admin: await presentWithOrders(context, row) }
}

function conditions({ ids, text, status, active }: StaffFilters, reader: AdminStatus) {
  const pattern = text && contains(text)
  // nobody finds by a contact that they may not read
  const whose = reader === STAFF_STATUS.owner ? undefined : ne(admins.status, STAFF_STATUS.owner)
  return and(
    isNull(admins.deleted_at),
    ids && inArray(admins.id, ids),
    text && pattern ? or(ilike(admins.name, pattern), and(or(ilike(admins.email, pattern), holds(sql`${admins.phone}`, text)), whose)) : undefined,
    status && inArray(admins.status, status),
    active === undefined ? undefined : eq(admins.active, active),
  )
}

/** As the reader sees them. */
export const presentWithOrders = async (context: Context, row: typeof admins.$inferSelect) =>
  present(row, requireAdmin(context).status, (await openOrdersOf(context.db, [row.id])).get(row.id))

/** As a colleague of this status sees them. */
export function present(row: typeof admins.$inferSelect, reader: AdminStatus, open_orders = 0): z.input<typeof StaffMember> {
  const { password_hash: _, deleted_at: __, ...shown } = row
  return {
    ...shown,
    open_orders,
    ...(row.status === STAFF_STATUS.owner && reader !== STAFF_STATUS.owner && { email: '', phone: '' }),
    status: row.status as AdminStatus,
    avatar: row.avatar && uploadUrl(row.avatar.preview),
    avatar_original: originalOf(row.avatar),
    created_at: unixOf(row.created_at),
    last_login_at: maybeUnix(row.last_login_at),
  }
}
