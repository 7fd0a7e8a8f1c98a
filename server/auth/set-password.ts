import { and, eq, isNull, sql } from 'drizzle-orm'
import type { resetTutorPassword, setTutorPassword } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { FieldProblem, Unauthorized } from '../errors.ts'
import { countTry, forgetTries } from '../limits/attempts.ts'
import { endSessions } from '../sessions/end.ts'
import { sessions } from '../sessions/table.ts'
import { MINUTE_MS } from '../spans.ts'
import { tutors } from '../tutors/table.ts'
import { accountName } from './login.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { tokens } from './table.ts'

/** Who has just signed in need not say the present password again, ms. */
const JUST_SIGNED_IN = 15 * MINUTE_MS

/** A new password that was typed twice is twice the same (spec: decisions AUTH-9). */
export const repeatProblems: Problems<typeof setTutorPassword | typeof resetTutorPassword> = ({ password, confirm_password = password }) => ({
  ...(password !== undefined && confirm_password !== password && { confirm_password: 'password_mismatch' }),
})

/**
 * Sets a new password of the signed-in tutor, ends their other sessions and the links that are on their way. The present one is asked for, if there is
 * one, and counted like a try to sign in. Throws `too_many_requests`, or a problem of a field (spec: decisions AUTH-9, AUTH-10).
 */
export async function setPassword(context: Context, { old_password, password }: Input<typeof setTutorPassword>) {
  const { tx, session } = context
  const id = requireTutor(context)
  if (!session) throw new Unauthorized()
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, id)).for('update')
  if (!tutor) throw new Unauthorized()
  if (password.toLowerCase() === tutor.email?.toLowerCase()) throw new FieldProblem({ password: 'password' })
  if (tutor.password_hash) await requireOldPassword(context, session.id, tutor, old_password)
  await tx
    .update(tutors)
    .set({ password_hash: await hashPassword(password), version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, id))
  await endSessions(context, { tutor_id: id }, session.id)
  await tx.delete(tokens).where(and(eq(tokens.tutor_id, id), isNull(tokens.used_at)))
}

async function requireOldPassword(context: Context, session_id: string, tutor: Owner, old_password?: string) {
  const { tx, now } = context
  if (old_password === undefined) {
    const [session] = await tx.select({ since: sessions.created_at }).from(sessions).where(eq(sessions.id, session_id))
    if (session && now.getTime() - session.since.getTime() <= JUST_SIGNED_IN) return
    throw new FieldProblem({ old_password: 'required' })
  }
  await requirePassword(context, tutor, 'old_password', old_password)
}

type Owner = { id: number; password_hash: string | null }

/** The tutor's own password, typed into a field; a try at it counts like one to sign in. Throws the field, and `too_many_requests`. */
export async function requirePassword(context: Context, tutor: Owner, field: string, typed: string) {
  const name = accountName('tutor', tutor)
  await countTry(context, name)
  if (!(await isPassword(typed, tutor.password_hash))) throw new FieldProblem({ [field]: 'password_wrong' })
  await forgetTries(context, name)
}
