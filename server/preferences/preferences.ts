import { eq, sql } from 'drizzle-orm'
import { MOST_PREFERENCES, type setPreferences } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { FieldProblem } from '../errors.ts'
import { adminPreferences } from './table.ts'

/** How one's lists are set up; nothing where they never were. */
export async function get(context: Context) {
  const [kept] = await context.db
    .select()
    .from(adminPreferences)
    .where(eq(adminPreferences.admin_id, requireAdmin(context).id))
  return { preferences: kept?.preferences ?? {} }
}

/** Lists that are not named stay as they are. Throws the field when there would be too many. */
export async function set(context: Context, { preferences }: Input<typeof setPreferences>) {
  const [kept] = await context.tx
    .insert(adminPreferences)
    .values({ admin_id: requireAdmin(context).id, preferences })
    .onConflictDoUpdate({ target: adminPreferences.admin_id, set: { preferences: sql`${adminPreferences.preferences} || excluded.preferences` } })
    .returning()
  if (Object.keys(kept?.preferences ?? {}).length > MOST_PREFERENCES) throw new FieldProblem({ preferences: 'too_big' })
}
