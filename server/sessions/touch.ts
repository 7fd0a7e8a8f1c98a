import { and, eq, lt } from 'drizzle-orm'
import type { Context, Session } from '../context.ts'
import { DAY_MS } from '../spans.ts'
import { endOfSession, SESSION_COOKIE } from './session.ts'
import { sessions } from './table.ts'

/** Writes the visit down; once a day it rolls the expiry on, the cookie's too (spec: decisions API-9). */
export async function touchSession(context: Pick<Context, 'aside' | 'now' | 'cookies' | 'setSession'>, session: Session) {
  const { aside, now, cookies, setSession } = context
  const seen = { last_seen_at: now, ...(session.admin && { admin_seen_at: now }) }
  const isMine = eq(sessions.id, session.id)
  const rolled = await aside(async (tx) => {
    await tx.update(sessions).set(seen).where(isMine)
    return tx
      .update(sessions)
      .set({ expires_at: endOfSession(now) })
      .where(and(isMine, lt(sessions.expires_at, new Date(endOfSession(now).getTime() - DAY_MS))))
      .returning({ id: sessions.id })
  })
  const token = cookies[SESSION_COOKIE]
  if (rolled.length > 0 && token) setSession(token)
}
