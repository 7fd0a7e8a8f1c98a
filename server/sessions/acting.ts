import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm'
import { ACTING_MINUTES } from '../../schemas/index.ts'
import { END_OF_ACTING, writeEndOfActing } from '../audit/write.ts'
import type { Acting, Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { MINUTE_MS } from '../spans.ts'
import { actedFor, endOfSession, hashOf, newToken, SESSION_COOKIE, sessionOf } from './session.ts'
import { sessions } from './table.ts'

/** Lets staff go on as somebody else, for an hour at most; whom else the session held is left out of it, and themself they are again afterwards (spec: decisions AUTH-19). */
export async function beginActing(context: Context, by: number, { as, id: whom }: Pick<Acting, 'as' | 'id'>) {
  const { tx, now, session } = context
  if (session) {
    await endActing(context, eq(sessions.id, session.id))
    await tx.delete(sessions).where(eq(sessions.id, session.id))
  }
  const token = newToken()
  await tx.insert(sessions).values({
    id: hashOf(token),
    client_id: as === 'client' ? whom : null,
    tutor_id: as === 'tutor' ? whom : null,
    admin_id: as === 'admin' ? whom : by,
    current_role: as === 'admin' ? '' : as,
    impersonator_admin_id: by,
    acting_until: new Date(now.getTime() + ACTING_MINUTES * MINUTE_MS),
    created_at: now,
    last_seen_at: now,
    admin_seen_at: now,
    expires_at: endOfSession(now),
  })
  context.setSession(token)
  context.session = await sessionOf(tx, token, now)
}

/** Ends the acting of this session by a call of its own, which is then the line of the end. */
export async function leaveActing(context: Context) {
  const { tx, session, cookies, now } = context
  if (!session?.acting) return
  const { as, id } = session.acting
  await restore(tx, eq(sessions.id, session.id))
  context.audit(`${as} ${id}`, undefined, END_OF_ACTING)
  context.session = await sessionOf(tx, cookies[SESSION_COOKIE], now)
}

/** Ends the acting of sessions, each with its line in the journal: no later than its time was up. */
export async function endActing({ tx, now, ip }: Pick<Context, 'tx' | 'now' | 'ip'>, which: SQL) {
  for (const row of await restore(tx, which)) {
    const acted = actedFor(row)
    if (!acted || !row.impersonator_admin_id || !row.acting_until) continue
    const at = row.acting_until < now ? row.acting_until : now
    await writeEndOfActing({ tx, ip }, { admin_id: row.impersonator_admin_id, acting_as: `${acted.as} ${acted.id}`, at })
  }
}

/** Ends the acting whose time is up; sessions themselves know it without (spec: decisions AUTH-19). */
export const endActingInTime = (context: Context) => endActing({ ...context, ip: '' }, lte(sessions.acting_until, context.now))

/** Gives sessions back to who really acts in them; answers how they were. */
async function restore(tx: Tx, which: SQL) {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(isNotNull(sessions.impersonator_admin_id), which))
    .for('update')
  for (const { id, impersonator_admin_id } of rows)
    await tx
      .update(sessions)
      .set({ client_id: null, tutor_id: null, admin_id: impersonator_admin_id, current_role: '', impersonator_admin_id: null, acting_until: null })
      .where(eq(sessions.id, id))
  return rows
}
