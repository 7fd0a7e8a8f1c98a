import { and, eq, inArray } from 'drizzle-orm'
import { statusesOf } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { FieldProblem } from '../errors.ts'
import { admins } from './table.ts'

/** Staff who may be given an order: those who work here and may use orders (spec: decisions ADM-1). */
export const isManager = and(eq(admins.active, true), inArray(admins.status, [...statusesOf('orders')]))

/** Throws a problem of the field for anybody else. */
export async function requireManager(db: Reader, admin_id: number | null | undefined, field = 'admin_id') {
  if (admin_id == null) return
  const [manager] = await db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.id, admin_id), isManager))
  if (!manager) throw new FieldProblem({ [field]: 'not_found' })
}
