import { eq } from 'drizzle-orm'
import type { cropStaffAvatar, removeStaffAvatar, setStaffAvatar } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { after, type Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { type AvatarFiles, cutAvatar, keepAvatar } from '../files/avatars.ts'
import { avatarOf, originalOf } from '../tutors/avatar.ts'
import { dropUnused } from '../uploads/unused.ts'
import { hold } from './write.ts'

/** Takes a photo, cut in the middle until somebody cuts it better. Throws as `hold` does (spec: decisions API-15). */
export const setAvatar = after(
  ({ outside }, { avatar }: Input<typeof setStaffAvatar>) => keepAvatar(outside.files.uploads, avatar),
  async (context, { admin_id }, kept) => put(context, await hold(context, admin_id), kept),
)

/** Cuts the kept original anew. Throws `not_found` without a photo, or where it was changed meanwhile, and field problems of a part that it does not have. */
export const cropAvatar = after(
  async ({ db, outside }, { admin_id, ...part }: Input<typeof cropStaffAvatar>) => {
    const [row] = await db.select({ avatar: admins.avatar }).from(admins).where(eq(admins.id, admin_id))
    if (!row?.avatar) throw new NotFound()
    return cutAvatar(outside.files.uploads, row.avatar.original, part)
  },
  async (context, { admin_id }, kept) => {
    const row = await hold(context, admin_id)
    if (row.avatar?.original !== kept.original) throw new NotFound()
    return put(context, row, kept)
  },
)

/** Takes the photo away; its files go too. Throws as `hold` does. */
export async function removeAvatar(context: Context, { admin_id }: Input<typeof removeStaffAvatar>) {
  return put(context, await hold(context, admin_id), null)
}

async function put(context: Context, { id, avatar: before }: Awaited<ReturnType<typeof hold>>, avatar: AvatarFiles | null) {
  const { tx } = context
  await tx.update(admins).set({ avatar }).where(eq(admins.id, id))
  context.audit(`admin ${id}`)
  await dropUnused(tx, Object.values(before ?? {}))
  return { avatar: avatarOf(avatar), avatar_original: originalOf(avatar) }
}
