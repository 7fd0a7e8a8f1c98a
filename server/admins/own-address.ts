import { eq } from 'drizzle-orm'
import { type Context, requireAdmin } from '../context.ts'
import { NotFound } from '../errors.ts'
import { admins } from './table.ts'

/** Where mails go that staff send to themselves, to try them. Throws `not_found`. */
export async function ownAddress(context: Pick<Context, 'db' | 'session'>): Promise<{ to: string; name: string }> {
  const [admin] = await context.db
    .select({ to: admins.email, name: admins.name })
    .from(admins)
    .where(eq(admins.id, requireAdmin(context).id))
  if (!admin) throw new NotFound()
  return admin
}
