import { eq } from 'drizzle-orm'
import type { Acting, Context } from '../context.ts'
import { endActing, leaveActing } from './acting.ts'
import { bothRoles } from './link.ts'
import { endOfSession, hashOf, newToken, SESSION_COOKIE, sessionOf } from './session.ts'
import { sessions } from './table.ts'

/**
 * Signs an identity in beside those the session already holds. The cookie changes at every sign-in, so a planted one is worth nothing. Who was in it
 * before has shown nothing anew: what asks for somebody who has just signed in asks them all the same (spec: decisions AUTH-10, CLI-5).
 */
export async function signIn(context: Context, identity: { client_id?: number; tutor_id?: number; admin_id?: number }) {
  const { tx, now } = context
  const session = await ownSession(context)
  const { client_id, tutor_id, admin_id } = identity
  const linked = admin_id === undefined ? await bothRoles(tx, { client_id, tutor_id }) : { client_id, tutor_id }
  const token = newToken()
  const held = {
    client_id: linked.client_id ?? session?.client_id ?? null,
    tutor_id: linked.tutor_id ?? session?.tutor_id ?? null,
    admin_id: identity.admin_id ?? session?.admin?.id ?? null,
  }
  const current_role = identity.tutor_id ? 'tutor' : identity.client_id ? 'client' : (session?.current_role ?? '')
  const [before] = session ? await tx.delete(sessions).where(eq(sessions.id, session.id)).returning({ since: sessions.created_at }) : []
  const isShared = held.client_id !== (linked.client_id ?? null) || held.tutor_id !== (linked.tutor_id ?? null)
  const id = hashOf(token)
  await tx.insert(sessions).values({
    id,
    ...held,
    current_role,
    created_at: (isShared && before?.since) || now,
    last_seen_at: now,
    admin_seen_at: held.admin_id ? now : null,
    expires_at: endOfSession(now),
  })
  context.setSession(token)
  context.session = await sessionOf(tx, token, now)
}

/** The session without whom its owner acts for: nobody takes them along into a session of their own. */
async function ownSession(context: Context) {
  const { tx, session } = context
  if (!session) return null
  await endActing(context, eq(sessions.id, session.id))
  return session.acting ? sessionOf(tx, context.cookies[SESSION_COOKIE], context.now) : session
}

/** Takes one identity out of the session; the last one ends it. Whoever acts for somebody only leaves that one, and is themself again. */
export async function signOut(context: Context, identity: `${Acting['as']}_id`) {
  const { tx } = context
  if (context.session?.acting && identity === `${context.session.acting.as}_id`) return leaveActing(context)
  const session = await ownSession(context)
  if (!session) return
  const left = {
    client_id: identity === 'client_id' ? null : session.client_id,
    tutor_id: identity === 'tutor_id' ? null : session.tutor_id,
    admin_id: identity === 'admin_id' ? null : (session.admin?.id ?? null),
  }
  if (left.client_id === null && left.tutor_id === null && left.admin_id === null) {
    await tx.delete(sessions).where(eq(sessions.id, session.id))
    context.setSession(null)
    context.session = null
    return
  }
  const current_role = left.tutor_id && session.current_role === 'tutor' ? 'tutor' : left.client_id ? 'client' : left.tutor_id ? 'tutor' : ''
  await tx
    .update(sessions)
    .set({ ...left, current_role })
    .where(eq(sessions.id, session.id))
  context.session = { ...session, client_id: left.client_id, tutor_id: left.tutor_id, admin: left.admin_id ? session.admin : null, current_role }
}
