import { eq } from 'drizzle-orm'
import { type Context, requireTutor } from '../context.ts'
import { Unauthorized } from '../errors.ts'
import { tutors } from '../tutors/table.ts'

/** The signed-in tutor's row, locked until the change is done. Throws `unauthorized`. */
export async function lockOwn(context: Context) {
  const [tutor] = await context.tx
    .select()
    .from(tutors)
    .where(eq(tutors.id, requireTutor(context)))
    .for('update')
  if (!tutor) throw new Unauthorized()
  return tutor
}
