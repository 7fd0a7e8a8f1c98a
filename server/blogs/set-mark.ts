import { eq } from 'drizzle-orm'
import type { setBlogMark } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { lockLiving } from '../moderation/rows.ts'
import { get } from './get.ts'
import { blogKind } from './kind.ts'
import { blogs } from './table.ts'

/** Gives a post its mark of quality. Throws `not_found`, and `wrong_status` for a deleted one (spec: decisions CNT-3). */
export async function setMark(context: Context, { id, mark }: Input<typeof setBlogMark>) {
  const { tx } = context
  await lockLiving(tx, blogKind, id)
  const [before] = await tx.select({ mark: blogs.mark }).from(blogs).where(eq(blogs.id, id))
  await tx.update(blogs).set({ mark }).where(eq(blogs.id, id))
  context.audit(`blog ${id}`, { mark: { before: before?.mark ?? null, after: mark } })
  return get(context, { id })
}
