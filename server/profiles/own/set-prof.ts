import type { setProf as declared } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { Forbidden } from '../../errors.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { changeTutor, lockPresent } from '../rows.ts'

/** Private tutor, or teacher at a school too. Throws `forbidden` for another tutor's number (spec: decisions TUT-3). */
export async function setProf(context: Context, { tutor_id, prof }: Input<typeof declared>) {
  if (tutor_id !== requireTutor(context)) throw new Forbidden()
  const { prof: before } = await lockPresent(context.tx, tutor_id)
  await changeTutor(context, tutor_id, { prof })
  if (before !== prof) await noteActivity(context, { tutor_id, action: 'profile_saved', changes: { prof: [before, prof] } })
  context.audit(`tutor ${tutor_id}`, { prof: { before, after: prof } })
  return { prof }
}
