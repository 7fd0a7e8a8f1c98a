import type { Database } from '../../server/database/open.ts'
import { hashOf, newToken } from '../../server/sessions/session.ts'
import { sessions } from '../../server/sessions/table.ts'

type Row = typeof sessions.$inferInsert

/** A signed-in browser that was last seen at `now`; answers its cookie. */
export async function buildSession(database: Database, row: Partial<Row>, now: Date): Promise<string> {
  const token = newToken()
  await database.drizzle.insert(sessions).values({
    id: hashOf(token),
    current_role: row.tutor_id ? 'tutor' : row.client_id ? 'client' : '',
    created_at: now,
    last_seen_at: now,
    admin_seen_at: row.admin_id ? now : null,
    expires_at: new Date(now.getTime() + 30 * 86_400_000),
    ...row,
  })
  return token
}
