import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Job } from '../jobs/job.ts'
import type { SchoolCandidate } from '../outside/school.ts'
import { isTeaching } from '../tutors/available.ts'
import { tutors } from '../tutors/table.ts'
import { namesOf, takeAnswer } from './candidates.ts'
import { schoolCandidates } from './table.ts'

/** Hands a request over to the partner school, which may answer at once; nothing when it is answered already or its tutor has left. Rejects to be tried again (spec: decisions SCH-6). */
export async function tellCandidate(
  { edition, outside, transact, clock }: Pick<Job, 'edition' | 'outside' | 'transact' | 'clock'>,
  id: number,
): Promise<void> {
  const candidate = await transact((context) => toldOf(context, id))
  if (!candidate) return
  const answer = await outside.school.enrol(edition.code, candidate)
  if (answer.status === 'received') return
  const { status, ...said } = answer
  await transact((context) => takeAnswer({ ...context, now: clock() }, { ...said, status, tutor_id: candidate.tutor_id }))
}

async function toldOf(context: Context, id: number): Promise<SchoolCandidate | null> {
  const [found] = await context.tx
    .select({ sent: schoolCandidates, tutor: tutors })
    .from(schoolCandidates)
    .innerJoin(tutors, eq(tutors.id, schoolCandidates.tutor_id))
    .where(and(eq(schoolCandidates.id, id), eq(schoolCandidates.state, 'sent')))
  if (!found) return null
  const { sent, tutor } = found
  if (!isTeaching(tutor.status)) {
    // who comes back may ask anew
    await context.tx.delete(schoolCandidates).where(eq(schoolCandidates.id, id))
    return null
  }
  const { id: tutor_id, name, last_name, email, phone, lang } = tutor
  const { practice_id, about, schedule } = sent
  return { ...{ id, tutor_id, name, last_name, email, phone, lang, practice_id, about, schedule }, ...(await namesOf(context, sent, lang)) }
}
