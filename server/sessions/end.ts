import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { sessions } from './table.ts'

/** Ends every session of a tutor. */
export const endSessions = (tx: Tx, tutor_id: number) => tx.delete(sessions).where(eq(sessions.tutor_id, tutor_id))

/** Ends every session of a member of staff but one. */
export const endStaffSessions = (tx: Tx, admin_id: number, but = '') =>
  tx.delete(sessions).where(and(eq(sessions.admin_id, admin_id), ne(sessions.id, but)))
