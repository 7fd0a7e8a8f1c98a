import { eq, sql } from 'drizzle-orm'
import { CONTENT_STATUS, ENDED, type removeTutor, TUTOR_STATUS } from '../../../schemas/index.ts'
import { tokens } from '../../auth/table.ts'
import { tutorBilling, tutorBillingDocuments } from '../../billing/table.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { bumpCache } from '../../database/cache/version.ts'
import { constant } from '../../database/constant.ts'
import { WrongStatus } from '../../errors.ts'
import { endSessions } from '../../sessions/end.ts'
import { tutorActivities, tutorDocuments, tutorHomes, tutorLessons } from '../../tutors/table.ts'
import { dropAvatar, dropDocuments, dropPictures } from '../../uploads/unused.ts'
import type { Tutor, TutorPatch } from '../rows.ts'
import { requireStep, takeStep } from '../step.ts'

type ById = Input<typeof removeTutor>

/** Deletes a tutor: nobody finds them or signs in as them, and what they left stays. Throws `wrong_status` while an open order has them (spec: decisions TUT-1). */
export async function remove(context: Context, { tutor_id }: ById) {
  const tutor = await requireStep(context, tutor_id, 'delete')
  await leave(context, tutor)
  return takeStep(context, tutor, 'delete')
}

/**
 * Takes name, contacts, texts, files and avatar for good, ads and posts with them; orders, payments and reviews stay with a tutor without a name. Throws `wrong_status` while an open
 * order has them (spec: decisions TUT-1).
 */
export async function anonymize(context: Context, { tutor_id }: ById) {
  const { tx, settings } = context
  const tutor = await requireStep(context, tutor_id, 'anonymize')
  await leave(context, tutor)
  const documents = await tx.delete(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id)).returning({ file: tutorDocuments.file })
  const proofs = await tx
    .delete(tutorBillingDocuments)
    .where(eq(tutorBillingDocuments.tutor_id, tutor_id))
    .returning({ file: tutorBillingDocuments.file })
  await tx.delete(tutorBilling).where(eq(tutorBilling.tutor_id, tutor_id))
  await tx.update(tutorLessons).set({ description: '', new_description: null }).where(eq(tutorLessons.tutor_id, tutor_id))
  await tx.update(tutorHomes).set({ address: '' }).where(eq(tutorHomes.tutor_id, tutor_id))
  // the log told what their name and contacts were
  await tx.update(tutorActivities).set({ changes: {}, ip: '' }).where(eq(tutorActivities.tutor_id, tutor_id))
  const pictures = await takeContent(context, tutor_id)
  const taken = await takeStep(context, tutor, 'anonymize', nobody(tutor_id))
  await dropAvatar(tx, settings, tutor.avatar)
  await dropPictures(tx, settings, pictures)
  await dropDocuments(
    tx,
    settings,
    [...documents, ...proofs].map(({ file }) => file),
  )
  return taken
}

/** The columns of somebody who is not known any more. */
const nobody = (tutor_id: number): TutorPatch => ({
  name: `Tutor ${tutor_id}`,
  last_name: '',
  birth_date: null,
  email: null,
  email_confirmed: false,
  phone: null,
  phone_confirmed: false,
  phones_extra: [],
  password_hash: null,
  client_id: null,
  avatar: null,
  short_description: '',
  description: '',
  speciality: '',
  new_short_description: null,
  new_description: null,
  new_speciality: null,
  youtube_video: '',
  university_name: '',
  communication_apps: [],
  school_tutor_id: null,
  admin_comment: '',
  revision_comment: '',
  billing_status: 0,
  verification_requested_at: null,
})

/** Ads and posts are texts of theirs too: what is left of each is its address, which is gone. Answers the files of their pictures. */
async function takeContent({ tx }: Context, tutor_id: number): Promise<string[]> {
  const nobodys = sql`name = ${`Tutor ${tutor_id}`}, text = '', revision_comment = '', status = ${CONTENT_STATUS.deleted}, version = version + 1`
  await tx.execute(sql`update ads set ${nobodys}, preview = '' where tutor_id = ${tutor_id}`)
  await tx.execute(sql`update blogs set ${nobodys}, description = '', letters = 0, shingles = '{}', uniqueness = null where tutor_id = ${tutor_id}`)
  const { rows } = await tx.execute<{ file: string }>(sql`
    with of_ads as (delete from ad_images where tutor_id = ${tutor_id} returning file),
      of_posts as (delete from blog_images where tutor_id = ${tutor_id} returning file)
    select file from of_ads union select file from of_posts`)
  await bumpCache(tx, ['content'])
  return rows.map(({ file }) => file)
}

/** Open orders must be free of the tutor; where they were only asked, they are asked no more. */
async function leave(context: Context, { id, status }: Tutor) {
  const { tx, now } = context
  if (status === TUTOR_STATUS.deleted) return
  const open = sql`o.status not in ${constant(ENDED)}`
  const { rows } = await tx.execute(sql`
    select from order_tutors row join orders o on o.id = row.order_id where row.tutor_id = ${id} and row.state = 'appointed' and ${open} limit 1`)
  if (rows.length > 0) throw new WrongStatus()
  await tx.execute(sql`
    update order_tutors row set state = 'closed', closed_at = ${now} from orders o
    where o.id = row.order_id and row.tutor_id = ${id} and row.state in ('asked', 'responded') and ${open}`)
  await endSessions(context, { tutor_id: id })
  await tx.delete(tokens).where(eq(tokens.tutor_id, id))
}
