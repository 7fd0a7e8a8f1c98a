import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { sessions } from './table.ts'

/** Forgets the sessions that have ended. */
export async function forgetSessions({ tx, now }: Context) {
  await tx.delete(sessions).where(lt(sessions.expires_at, now))
}
