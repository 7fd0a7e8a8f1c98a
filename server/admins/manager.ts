import { and, eq, inArray } from 'drizzle-orm'
import { type FieldErrors, statusesOf } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { refuseProblems } from '../errors.ts'
import { admins } from './table.ts'

/** Staff who may be given an order: those who work here and may use orders (spec: decisions ADM-1). */
export const isManager = and(eq(admins.active, true), inArray(admins.status, [...statusesOf('orders')]))

/** A problem of the field for anybody else. */
export async function managerProblems(db: Reader, admin_id: number | null | undefined, field = 'admin_id'): Promise<FieldErrors> {
  if (admin_id == null) return {}
  return (await db.$count(admins, and(eq(admins.id, admin_id), isManager))) > 0 ? {} : { [field]: 'not_found' }
}

/** Throws that problem. */
export const requireManager = async (db: Reader, admin_id: number | null | undefined, field?: string) =>
  refuseProblems(await managerProblems(db, admin_id, field))
