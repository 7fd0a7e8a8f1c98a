import type * as calls from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { countUploads } from '../../limits/attempts.ts'
import { cropAvatar, removeAvatar, setAvatar } from '../avatar.ts'

/** Takes the tutor's photo, cut in the middle until they cut it better (spec: decisions API-15). */
export async function setOwnAvatar(context: Context, { avatar }: Input<typeof calls.setOwnAvatar>) {
  const tutor_id = requireTutor(context)
  await countUploads(context, tutor_id, 1)
  return setAvatar(context, { tutor_id, avatar })
}

export const cropOwnAvatar = (context: Context, part: Input<typeof calls.cropOwnAvatar>) =>
  cropAvatar(context, { tutor_id: requireTutor(context), ...part })

export const removeOwnAvatar = (context: Context) => removeAvatar(context, { tutor_id: requireTutor(context) })
