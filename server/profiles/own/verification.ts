import { and, eq } from 'drizzle-orm'
import { type Context, requireTutor } from '../../context.ts'
import { WrongStatus } from '../../errors.ts'
import { tutorDocuments, tutors } from '../../tutors/table.ts'
import { mayAskVerification, verificationPoints } from '../../tutors/verification.ts'
import { maybeUnix } from '../../unix.ts'
import { changeTutor, lockTutor, type Tutor } from '../rows.ts'

/** What a verification takes, and how far the tutor is (spec: decisions TUT-9). */
export async function getVerification(context: Context) {
  const [tutor] = await context.db
    .select()
    .from(tutors)
    .where(eq(tutors.id, requireTutor(context)))
  return present(context, tutor as Tutor)
}

/** Asks staff for it. Throws `wrong_status` before its conditions hold, and for a second request (spec: decisions TUT-9). */
export async function askVerification(context: Context) {
  const tutor = await lockTutor(context.tx, requireTutor(context))
  if (!(await mayAsk(context, tutor))) throw new WrongStatus()
  const asked = { verification_requested_at: context.now }
  await changeTutor(context, tutor.id, asked)
  return present(context, { ...tutor, ...asked })
}

const mayAsk = async ({ db }: Pick<Context, 'db'>, tutor: Tutor) => tutor.verification_requested_at === null && (await mayAskVerification(db, tutor))

async function present(context: Context, tutor: Tutor) {
  const { db } = context
  const approved = await db.$count(tutorDocuments, and(eq(tutorDocuments.tutor_id, tutor.id), eq(tutorDocuments.approved, true)))
  return {
    verified: tutor.verified,
    is_allow_verification: await mayAsk(context, tutor),
    points: verificationPoints(tutor, approved > 0),
    requested_at: maybeUnix(tutor.verification_requested_at),
  }
}
