import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminStatus } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import type { Acting, Session } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../spans.ts'
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
export const endOfSession = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/** 32 random bytes as text, for cookies and tokens. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Whom a session's owner acts for, of its columns; null where nobody acts. */
export function actedFor({ client_id, tutor_id, admin_id, impersonator_admin_id }: typeof sessions.$inferSelect): Pick<Acting, 'as' | 'id'> | null {
  if (impersonator_admin_id === null) return null
  if (client_id !== null) return { as: 'client', id: client_id }
  if (tutor_id !== null) return { as: 'tutor', id: tutor_id }
  return { as: 'admin', id: admin_id ?? 0 }
}

const impersonators = alias(admins, 'impersonator')

/**
 * The session of a cookie, or null: unknown, expired, or nobody left in it. Blocked or idle staff, blocked tutors and deleted clients drop out of it. Whoever
 * acted for somebody is themself again when the time is up, or the other is gone.
 */
export async function sessionOf(db: Reader, cookie: string | undefined, now: Date): Promise<Session | null> {
  if (!cookie || cookie.length > 200) return null
  const id = hashOf(cookie)
  return (await sessionsOf(db, [id], now)).get(id) ?? null
}

/** The same of many by what the database knows them by, in one query; those that are none any more are left out. */
export async function sessionsOf(db: Reader, ids: readonly string[], now: Date): Promise<Map<string, Session>> {
  const rows = await db
    .select({
      session: sessions,
      admin: { id: admins.id, status: admins.status, name: admins.name, active: admins.active },
      own: { id: impersonators.id, status: impersonators.status, name: impersonators.name, active: impersonators.active },
      tutor_status: tutors.status,
      client_deleted_at: clients.deleted_at,
    })
    .from(sessions)
    .leftJoin(admins, eq(admins.id, sessions.admin_id))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonator_admin_id))
    .leftJoin(tutors, eq(tutors.id, sessions.tutor_id))
    .leftJoin(clients, eq(clients.id, sessions.client_id))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expires_at, now)))
  return new Map(
    rows.flatMap((row) => {
      const found = present(row, now)
      return found ? [[found.id, found] as const] : []
    }),
  )
}

interface Person {
  id: number
  status: number
  name: string
  active: boolean
}
interface Row {
  session: typeof sessions.$inferSelect
  admin: Person | null
  own: Person | null
  tutor_status: number | null
  client_deleted_at: Date | null
}

/** Null where nobody is left in it. */
function present(row: Row, now: Date): Session | null {
  const { session, own } = row
  const idle = now.getTime() - (session.admin_seen_at?.getTime() ?? 0) > ADMIN_IDLE_HOURS * HOUR_MS
  const staff = (one: typeof own) => (one?.active && !idle ? { id: one.id, status: one.status as AdminStatus, name: one.name } : null)
  const client_id = row.client_deleted_at ? null : session.client_id
  const tutor_id = GONE.includes(row.tutor_status ?? 0) ? null : session.tutor_id
  const found: Session = {
    id: session.id,
    client_id,
    tutor_id,
    admin: staff(row.admin),
    current_role: session.current_role,
    acting: null,
    stale: now.getTime() - session.last_seen_at.getTime() > SEEN_MINUTES * MINUTE_MS,
  }
  const acted = actedFor(session)
  if (acted) {
    const by = staff(own)
    const isThere = { client: client_id, tutor: tutor_id, admin: found.admin }[acted.as] !== null
    const until = session.acting_until ?? now
    if (!by || !isThere || until <= now) Object.assign(found, { client_id: null, tutor_id: null, admin: by, current_role: '' })
    else found.acting = { by: { id: by.id, name: by.name }, ...acted, until }
  }
  return (found.client_id ?? found.tutor_id ?? found.admin) ? found : null
}
