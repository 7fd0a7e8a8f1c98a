import { eq } from 'drizzle-orm'
import type { findRedirect } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { awayLinks } from './table.ts'

/** Where a code leads. Throws `not_found` for one that we did not make. */
export async function find({ db }: Context, { code }: Input<typeof findRedirect>) {
  const [link] = await db.select({ url: awayLinks.url }).from(awayLinks).where(eq(awayLinks.code, code))
  if (!link) throw new NotFound()
  return link
}
