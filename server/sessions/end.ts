import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Channel } from '../database/notices.ts'
import { endActing } from './acting.ts'
import { sessions } from './table.ts'

const CHANNEL: Channel = 'sessions'

type Ground = Pick<Context, 'tx' | 'now' | 'ip'>

/** Staff who act for somebody whose sessions end go back to themselves. */
async function end(context: Ground, theirs: SQL | undefined, but: string, also?: SQL) {
  await endActing(context, or(theirs, also) as SQL)
  await context.tx.delete(sessions).where(and(theirs, ne(sessions.id, but)))
}

/** Ends every session of a client or a tutor but one. */
export const endSessions = (context: Ground, whose: { client_id: number } | { tutor_id: number }, but = '') =>
  end(context, 'client_id' in whose ? eq(sessions.client_id, whose.client_id) : eq(sessions.tutor_id, whose.tutor_id), but)

/** Ends every session of a member of staff but one, those in which they act for others too. */
export const endStaffSessions = (context: Ground, admin_id: number, but = '') =>
  end(context, eq(sessions.admin_id, admin_id), but, eq(sessions.impersonator_admin_id, admin_id))

/** Has whoever holds something open for a member of staff look at their rights again. */
export const tellOfRights = ({ tx }: Pick<Ground, 'tx'>, admin_id: number) =>
  tx.execute(sql`select pg_notify(${CHANNEL}, ${sessions.id}) from ${sessions} where ${sessions.admin_id} = ${admin_id}`)
