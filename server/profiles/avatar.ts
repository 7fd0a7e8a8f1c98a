import { eq } from 'drizzle-orm'
import type { cropTutorAvatar, removeTutorAvatar, setTutorAvatar } from '../../schemas/index.ts'
import { type Asking, after, type Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { type AvatarFiles, type Crop, cutAvatar, keepAvatar } from '../files/avatars.ts'
import { noteActivity } from '../tutors/activity.ts'
import { avatarOf, originalOf } from '../tutors/avatar.ts'
import { tutors } from '../tutors/table.ts'
import { dropUnused } from '../uploads/unused.ts'
import { changeTutor, lockPresent, type Tutor } from './rows.ts'

type Whose = Pick<Input<typeof removeTutorAvatar>, 'tutor_id'>

/** Takes a photo, cut in the middle until somebody cuts it better (spec: decisions API-15). */
export const setAvatar = after(({ outside }, { avatar }: Input<typeof setTutorAvatar>) => keepAvatar(outside.files.uploads, avatar), putKept)

export async function putKept(context: Context, { tutor_id }: Whose, kept: AvatarFiles) {
  return put(context, await lockPresent(context.tx, tutor_id), kept)
}

/** Cuts the kept original anew. Throws `not_found` without a photo, field problems of a part that it does not have. */
export const cropAvatar = after((at, { tutor_id, ...part }: Input<typeof cropTutorAvatar>) => cut(at, tutor_id, part), putCut)

export async function cut({ db, outside }: Asking, tutor_id: number, part: Crop) {
  const [tutor] = await db.select({ avatar: tutors.avatar }).from(tutors).where(eq(tutors.id, tutor_id))
  if (!tutor?.avatar) throw new NotFound()
  return cutAvatar(outside.files.uploads, tutor.avatar.original, part)
}

/** Throws `not_found` where the photo was changed meanwhile. */
export async function putCut(context: Context, { tutor_id }: Whose, kept: AvatarFiles) {
  const tutor = await lockPresent(context.tx, tutor_id)
  if (tutor.avatar?.original !== kept.original) throw new NotFound()
  return put(context, tutor, kept)
}

/** Takes the photo away; its files go too. Throws as `lockPresent` does. */
export async function removeAvatar(context: Context, { tutor_id }: Whose) {
  return put(context, await lockPresent(context.tx, tutor_id), null)
}

async function put(context: Context, { id, avatar: before }: Tutor, avatar: AvatarFiles | null) {
  await changeTutor(context, id, { avatar })
  await noteActivity(context, { tutor_id: id, action: avatar ? 'avatar_set' : 'avatar_removed' })
  context.audit(`tutor ${id}`)
  await dropUnused(context.tx, Object.values(before ?? {}))
  return { avatar: avatarOf(avatar), avatar_original: originalOf(avatar) }
}
