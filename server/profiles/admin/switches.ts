import { and, eq } from 'drizzle-orm'
import type { saveTutorComment, setTutorFavorite, setTutorVerified } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { tutorFavorites } from '../../tutors/table.ts'
import { changeTutor, lockPresent, lockTutor } from '../rows.ts'

/** Gives or takes the label; either way a request for it is answered (spec: decisions TUT-9). */
export async function setVerified(context: Context, { tutor_id, verified }: Input<typeof setTutorVerified>) {
  const tutor = await lockPresent(context.tx, tutor_id)
  await changeTutor(context, tutor_id, { verified, verification_requested_at: null })
  if (tutor.verified !== verified)
    await noteActivity(context, { tutor_id, action: 'verified_set', changes: { verified: [tutor.verified, verified] } })
  context.audit(`tutor ${tutor_id}`, { verified: { before: tutor.verified, after: verified } })
  return { verified }
}

/** Favourites are each admin's own (spec: decisions ORD-15). */
export async function setFavorite(context: Context, { tutor_id, add_favorite }: Input<typeof setTutorFavorite>) {
  const { tx } = context
  const own = { admin_id: requireAdmin(context).id, tutor_id }
  await lockTutor(tx, tutor_id)
  if (add_favorite) await tx.insert(tutorFavorites).values(own).onConflictDoNothing()
  else await tx.delete(tutorFavorites).where(and(eq(tutorFavorites.admin_id, own.admin_id), eq(tutorFavorites.tutor_id, tutor_id)))
  context.audit(`tutor ${tutor_id}`, { add_favorite })
  return { favorite: add_favorite }
}

/** The comment is seen by staff alone, and may be about a tutor who is gone. */
export async function saveComment(context: Context, { tutor_id, admin_comment }: Input<typeof saveTutorComment>) {
  const tutor = await lockTutor(context.tx, tutor_id)
  await changeTutor(context, tutor_id, { admin_comment })
  context.audit(`tutor ${tutor_id}`, { admin_comment: { before: tutor.admin_comment, after: admin_comment } })
  return { admin_comment }
}
