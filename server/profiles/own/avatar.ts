import type * as calls from '../../../schemas/index.ts'
import { after, type Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { keepAvatar } from '../../files/avatars.ts'
import { countUploads, requireUploadsLeft } from '../../limits/attempts.ts'
import { cut, putCut, putKept, removeAvatar } from '../avatar.ts'

/** Takes the tutor's photo, cut in the middle until they cut it better (spec: decisions API-15). */
export const setOwnAvatar = after(
  async (at, { avatar }: Input<typeof calls.setOwnAvatar>) => {
    await requireUploadsLeft(at, `tutor ${requireTutor(at)}`)
    return keepAvatar(at.outside.files.uploads, avatar)
  },
  async (context, _, kept) => {
    const tutor_id = requireTutor(context)
    await countUploads(context, tutor_id, 1)
    return putKept(context, { tutor_id }, kept)
  },
)

export const cropOwnAvatar = after(
  (at, part: Input<typeof calls.cropOwnAvatar>) => cut(at, requireTutor(at), part),
  (context, _, kept) => putCut(context, { tutor_id: requireTutor(context) }, kept),
)

export const removeOwnAvatar = (context: Context) => removeAvatar(context, { tutor_id: requireTutor(context) })
