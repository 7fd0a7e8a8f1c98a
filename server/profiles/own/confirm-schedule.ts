import { type Context, requireTutor } from '../../context.ts'
import { unixOf } from '../../unix.ts'
import { changeTutor, lockPresent } from '../rows.ts'

/** The free time is still right: it counts as fresh from now on (spec: decisions TUT-17). */
export async function confirmSchedule(context: Context) {
  const { tx, now } = context
  const { id } = await lockPresent(tx, requireTutor(context))
  await changeTutor(context, id, { schedule_updated_at: now })
  context.audit(`tutor ${id}`)
  return { schedule_updated_at: unixOf(now) }
}
