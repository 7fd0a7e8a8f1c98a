import { eq } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { sessions } from './table.ts'

/** Ends every session of a tutor. */
export const endSessions = (tx: Tx, tutor_id: number) => tx.delete(sessions).where(eq(sessions.tutor_id, tutor_id))
