import { eq, sql } from 'drizzle-orm'
import { isHereStill } from '../../schemas/index.ts'
import { refreshTutors } from '../catalogue/refresh.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, WrongStatus } from '../errors.ts'
import { tutors } from '../tutors/table.ts'

export type Tutor = typeof tutors.$inferSelect
type Columns = typeof tutors.$inferInsert
/** Columns to be set; one that is undefined stays as it is. */
export type TutorPatch = { [Name in keyof Columns]?: Columns[Name] | undefined }

/** The tutor's row, locked until the change is done. Throws `not_found`. */
export async function lockTutor(tx: Tx, id: number): Promise<Tutor> {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, id)).for('update')
  if (!tutor) throw new NotFound()
  return tutor
}

/** The same of a tutor who is there to be changed. Throws `wrong_status` for one who is deleted or anonymised. */
export async function lockPresent(tx: Tx, id: number): Promise<Tutor> {
  const tutor = await lockTutor(tx, id)
  if (!isHereStill(tutor.status)) throw new WrongStatus()
  return tutor
}

/** Writes columns of a tutor and brings catalogue and cards up to date in the same transaction (spec: decisions API-18). */
export async function changeTutor(context: Pick<Context, 'tx' | 'edition' | 'now'>, id: number, patch: TutorPatch) {
  await context.tx
    .update(tutors)
    .set({ ...patch, version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, id))
  await refreshTutors(context.tx, [id], context)
}
