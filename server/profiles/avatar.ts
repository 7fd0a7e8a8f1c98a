import type { cropTutorAvatar, removeTutorAvatar, setTutorAvatar } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { type AvatarFiles, cutAvatar, keepAvatar } from '../files/avatars.ts'
import { noteActivity } from '../tutors/activity.ts'
import { avatarOf, originalOf } from '../tutors/avatar.ts'
import { dropUnused } from '../uploads/unused.ts'
import { changeTutor, lockPresent, type Tutor } from './rows.ts'

/** Takes a photo, cut in the middle until somebody cuts it better (spec: decisions API-15). */
export async function setAvatar(context: Context, { tutor_id, avatar }: Input<typeof setTutorAvatar>) {
  const tutor = await lockPresent(context.tx, tutor_id)
  return put(context, tutor, await keepAvatar(context.outside.files.uploads, avatar))
}

/** Cuts the kept original anew. Throws `not_found` without a photo, field problems of a part that it does not have. */
export async function cropAvatar(context: Context, { tutor_id, ...part }: Input<typeof cropTutorAvatar>) {
  const tutor = await lockPresent(context.tx, tutor_id)
  if (!tutor.avatar) throw new NotFound()
  return put(context, tutor, await cutAvatar(context.outside.files.uploads, tutor.avatar.original, part))
}

/** Takes the photo away; its files go too. Throws as `lockPresent` does. */
export async function removeAvatar(context: Context, { tutor_id }: Input<typeof removeTutorAvatar>) {
  return put(context, await lockPresent(context.tx, tutor_id), null)
}

async function put(context: Context, { id, avatar: before }: Tutor, avatar: AvatarFiles | null) {
  await changeTutor(context, id, { avatar })
  await noteActivity(context, { tutor_id: id, action: avatar ? 'avatar_set' : 'avatar_removed' })
  context.audit(`tutor ${id}`)
  await dropUnused(context.tx, Object.values(before ?? {}))
  return { avatar: avatarOf(avatar), avatar_original: originalOf(avatar) }
}
