import { eq } from 'drizzle-orm'
import { admins } from '../../admins/table.ts'
import type { Context } from '../../context.ts'
import { refuseProblems } from '../../errors.ts'

/** Throws a problem of `admin_id` for a manager who is not there; none at all is fine. */
export async function requireManager({ tx }: Context, admin_id: number | null | undefined) {
  if (admin_id == null) return
  const [admin] = await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, admin_id))
  if (!admin) refuseProblems({ admin_id: 'not_found' })
}
