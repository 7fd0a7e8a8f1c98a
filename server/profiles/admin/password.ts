import { and, eq, isNull } from 'drizzle-orm'
import type { setPasswordOfTutor } from '../../../schemas/index.ts'
import { accountName } from '../../auth/login.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { tokens } from '../../auth/table.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { FieldProblem } from '../../errors.ts'
import { forgetTries } from '../../limits/attempts.ts'
import { endSessions } from '../../sessions/end.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { changeTutor, lockPresent } from '../rows.ts'

/** Sets a tutor's password; whoever was signed in with the old one, or holds a link to a new one, is out (spec: decisions AUTH-9). */
export async function setPassword(context: Context, { tutor_id, password }: Input<typeof setPasswordOfTutor>) {
  const { tx } = context
  const tutor = await lockPresent(tx, tutor_id)
  if (password.toLowerCase() === tutor.email?.toLowerCase()) throw new FieldProblem({ password: 'password' })
  await changeTutor(context, tutor_id, { password_hash: await hashPassword(password) })
  await endSessions(context, { tutor_id })
  await tx.delete(tokens).where(and(eq(tokens.tutor_id, tutor_id), isNull(tokens.used_at)))
  await forgetTries(context, accountName('tutor', tutor))
  await noteActivity(context, { tutor_id, action: 'password_set' })
  context.audit(`tutor ${tutor_id}`)
}
