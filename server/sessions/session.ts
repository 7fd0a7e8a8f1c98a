import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { AdminStatus } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import type { Session } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { GONE } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'
import { sessions } from './table.ts'

export const SESSION_COOKIE = 'sid'
export const SESSION_DAYS = 30
const ADMIN_IDLE_HOURS = 12
/** How often a visit is written down. */
const SEEN_MINUTES = 10

/** What the database keeps instead of a cookie, token or code. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** When a session ends that is used now. */
export const endOfSession = (now: Date) => new Date(now.getTime() + SESSION_DAYS * 86_400_000)

/** 32 random bytes as text, for cookies and tokens. */
export const newToken = () => randomBytes(32).toString('base64url')

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
