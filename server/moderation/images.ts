import { count, eq } from 'drizzle-orm'
import type { Upload } from '../../schemas/index.ts'
import type { Asking } from '../calls.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { FieldProblem, NotFound, Refusal } from '../errors.ts'
import { keepPicture, type Picture } from '../files/pictures.ts'
import { type Kind, SEEN } from './kind.ts'
import { presentImage } from './record.ts'
import { lockLiving } from './rows.ts'

interface Added {
  picture: Picture
  tutor_id: number
  /** The ad or post; undefined for one that is still to be made. */
  owner_id: number | undefined
}

/** Keeps what was sent, before `addImage`. Throws as `keepPicture` does. */
export const keepSent = ({ outside }: Asking, { image }: { image: Upload }) => keepPicture(outside.files.uploads, image)

/**
 * Adds a kept picture to an ad or a post. Throws `too_many_files` beyond what it may hold, and a field problem when it is another tutor's (spec: decisions
 * CNT-2, API-15).
 */
export async function addImage(context: Context, kind: Kind, { picture, tutor_id, owner_id }: Added) {
  const { tx } = context
  const { images } = kind
  if (owner_id !== undefined) {
    const owner = await lockLiving(tx, kind, owner_id)
    if (owner.tutor_id !== tutor_id) throw new FieldProblem({ tutor_id: 'not_found' })
    const [held] = await tx.select({ n: count() }).from(images).where(eq(images.owner_id, owner_id))
    if ((held?.n ?? 0) >= kind.most) throw new Refusal('too_many_files')
  }
  const [added] = await tx
    .insert(images)
    .values({ tutor_id, owner_id: owner_id ?? null, ...picture })
    .returning()
  if (!added) throw new Error('no picture was kept')
  if (owner_id !== undefined) await bumpCache(tx, SEEN)
  context.audit(owner_id === undefined ? `tutor ${tutor_id}` : `${kind.name} ${owner_id}`, {
    image: { before: null, after: presentImage(added).url },
  })
  return { image: presentImage(added) }
}

/** Takes a picture away; its file stays, for others may show the same. Throws `not_found`, and `wrong_status` when its ad or post is deleted. */
export async function removeImage(context: Context, kind: Kind, image_id: number): Promise<void> {
  const { tx } = context
  const { images } = kind
  const [found] = await tx.select().from(images).where(eq(images.id, image_id))
  if (!found) throw new NotFound()
  if (found.owner_id !== null) await lockLiving(tx, kind, found.owner_id)
  await tx.delete(images).where(eq(images.id, image_id))
  if (found.owner_id !== null) await bumpCache(tx, SEEN)
  const target = found.owner_id === null ? `tutor ${found.tutor_id}` : `${kind.name} ${found.owner_id}`
  context.audit(target, { image: { before: presentImage(found).url, after: null } })
}
