import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { AdminStatus } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { GONE } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'
import { bothRoles } from './link.ts'
import { sessions } from './table.ts'

export const SESSION_COOKIE = 'sid'
const SESSION_DAYS = 30
const ADMIN_IDLE_HOURS = 12
/** How often a visit is written down. */
const SEEN_MINUTES = 10

/** A signed-in browser: up to three identities at once (spec: decisions API-9). */
export interface Session {
  /** Hash of the cookie. */
  id: string
  client_id: number | null
  tutor_id: number | null
  admin: { id: number; status: AdminStatus; name: string } | null
  current_role: 'tutor' | 'client' | ''
  impersonator_admin_id: number | null
  /** Time to write down the visit. */
  stale: boolean
}

/** What the database keeps instead of a cookie, token or code. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** 32 random bytes as text, for cookies and tokens. */
export const newToken = () => randomBytes(32).toString('base64url')

const later = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

/** The session of a cookie, or null: unknown, expired, or nobody left in it. Blocked or idle staff, blocked tutors and deleted clients drop out of it. */
export async function sessionOf(db: Reader, cookie: string | undefined, now: Date): Promise<Session | null> {
  if (!cookie || cookie.length > 200) return null
  const [row] = await db
    .select({
      session: sessions,
      admin: { id: admins.id, status: admins.status, name: admins.name, active: admins.active },
      tutor_status: tutors.status,
      client_deleted_at: clients.deleted_at,
    })
    .from(sessions)
    .leftJoin(admins, eq(admins.id, sessions.admin_id))
    .leftJoin(tutors, eq(tutors.id, sessions.tutor_id))
    .leftJoin(clients, eq(clients.id, sessions.client_id))
    .where(and(eq(sessions.id, hashOf(cookie)), gt(sessions.expires_at, now)))
  if (!row) return null
  const { session, admin } = row
  const idle = now.getTime() - (session.admin_seen_at?.getTime() ?? 0) > ADMIN_IDLE_HOURS * 3_600_000
  const found: Session = {
    id: session.id,
    client_id: row.client_deleted_at ? null : session.client_id,
    tutor_id: GONE.includes(row.tutor_status ?? 0) ? null : session.tutor_id,
    admin: admin?.active && !idle ? { id: admin.id, status: admin.status as AdminStatus, name: admin.name } : null,
    current_role: session.current_role,
    impersonator_admin_id: session.impersonator_admin_id,
    stale: now.getTime() - session.last_seen_at.getTime() > SEEN_MINUTES * 60_000,
  }
  return (found.client_id ?? found.tutor_id ?? found.admin) ? found : null
}

/** Writes the visit down; once a day it rolls the expiry on, the cookie's too (spec: decisions API-9). */
export async function touchSession(context: Pick<Context, 'aside' | 'now' | 'cookies' | 'setSession'>, session: Session) {
  const { aside, now, cookies, setSession } = context
  const seen = { last_seen_at: now, ...(session.admin && { admin_seen_at: now }) }
  const isMine = eq(sessions.id, session.id)
  const rolled = await aside(async (tx) => {
    await tx.update(sessions).set(seen).where(isMine)
    return tx
      .update(sessions)
      .set({ expires_at: later(now, SESSION_DAYS) })
      .where(and(isMine, lt(sessions.expires_at, later(now, SESSION_DAYS - 1))))
      .returning({ id: sessions.id })
  })
  const token = cookies[SESSION_COOKIE]
  if (rolled.length > 0 && token) setSession(token)
}

/** Signs an identity in beside those the session already holds. The cookie changes at every sign-in, so a planted one is worth nothing. */
export async function signIn(context: Context, identity: { client_id?: number; tutor_id?: number; admin_id?: number }) {
  const { tx, now, session } = context
  const { client_id, tutor_id, admin_id } = identity
  const linked = admin_id === undefined ? await bothRoles(tx, { client_id, tutor_id }) : { client_id, tutor_id }
  const token = newToken()
  const held = {
    client_id: linked.client_id ?? session?.client_id ?? null,
    tutor_id: linked.tutor_id ?? session?.tutor_id ?? null,
    admin_id: identity.admin_id ?? session?.admin?.id ?? null,
  }
  const current_role = identity.tutor_id ? 'tutor' : identity.client_id ? 'client' : (session?.current_role ?? '')
  if (session) await tx.delete(sessions).where(eq(sessions.id, session.id))
  const id = hashOf(token)
  await tx.insert(sessions).values({
    id,
    ...held,
    current_role,
    created_at: now,
    last_seen_at: now,
    admin_seen_at: held.admin_id ? now : null,
    expires_at: later(now, SESSION_DAYS),
  })
  context.setSession(token)
  context.session = await sessionOf(tx, token, now)
}

/** Takes one identity out of the session; the last one ends it. */
export async function signOut(context: Context, identity: 'client_id' | 'tutor_id' | 'admin_id') {
  const { tx, session } = context
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
