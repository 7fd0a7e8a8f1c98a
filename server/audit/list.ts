import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type AuditLine, auditTargets, type getAuditLine, type listAudit } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { dateOf, unixOf } from '../unix.ts'
import { adminLog } from './table.ts'

const linesOf = (db: Reader) =>
  db.select({ line: adminLog, admin_name: admins.name }).from(adminLog).innerJoin(admins, eq(admins.id, adminLog.admin_id)).$dynamic()

/** What staff changed, newest first (spec: decisions ADM-15). */
export async function list({ db }: Context, { range, sort, filter = {} }: Input<typeof listAudit>) {
  const where = and(
    filter.admin_id ? eq(adminLog.admin_id, filter.admin_id) : undefined,
    filter.call ? eq(adminLog.call, filter.call) : undefined,
    filter.target ? eq(adminLog.target, filter.target) : undefined,
    filter.record
      ? inArray(
          adminLog.target,
          auditTargets.map((kind) => `${kind} ${filter.record}`),
        )
      : undefined,
    filter.at_from ? gte(adminLog.at, dateOf(filter.at_from)) : undefined,
    filter.at_to ? lte(adminLog.at, dateOf(filter.at_to)) : undefined,
  )
  const { offset, limit } = windowOf(range)
  const rows = await linesOf(db)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(adminLog.id) : desc(adminLog.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map(present), total_count: await boundedCount(db, adminLog, where) }
}

/** Throws `not_found` for an unknown line. */
export async function get({ db }: Context, { id }: Input<typeof getAuditLine>) {
  const [found] = await linesOf(db).where(eq(adminLog.id, id))
  if (!found) throw new NotFound()
  return { row: present(found) }
}

function present({ line, admin_name }: { line: typeof adminLog.$inferSelect; admin_name: string }): z.input<typeof AuditLine> {
  return { ...line, admin_name, at: unixOf(line.at) }
}
