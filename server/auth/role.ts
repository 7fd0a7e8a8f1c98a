import { eq } from 'drizzle-orm'
import type { setRole } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { Forbidden } from '../errors.ts'
import { sessions } from '../sessions/table.ts'

/** Who is signed in: the route answers it. */
export async function get() {}

/** Takes up the other of the session's roles. Throws `forbidden` for one that it does not hold, or that is none (spec: decisions AUTH-13). */
export async function set(context: Context, { role }: Input<typeof setRole>) {
  const { tx, session } = context
  const isHeld = (role === 'client' && session?.client_id != null) || (role === 'tutor' && session?.tutor_id != null)
  if (!session || !isHeld) throw new Forbidden()
  await tx.update(sessions).set({ current_role: role }).where(eq(sessions.id, session.id))
  context.session = { ...session, current_role: role }
}
