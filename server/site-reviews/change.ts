import { eq } from 'drizzle-orm'
import { mayReview, SITE_REVIEW_STATUS, type SiteReviewAction, type saveSiteReview, siteReviewLife } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, WrongStatus } from '../errors.ts'
import { present } from './list.ts'
import { siteReviews } from './table.ts'

type Row = typeof siteReviews.$inferSelect

/** Every change of a review's status goes through here. Throws `not_found`, and `wrong_status` where its life has no such way (spec: decisions CNT-10). */
export async function changeStatus(context: Context, action: SiteReviewAction, id: number) {
  const before = await lock(context.tx, id)
  if (!mayReview(action, before.status)) throw new WrongStatus()
  const { to } = siteReviewLife[action]
  context.audit(`site_review ${id}`, { site_review_status: { before: before.status, after: to } })
  return write(context, before, { status: to })
}

/** Saves what a review says; its status stays. Throws `not_found`, `wrong_status` for a deleted one, `conflict` over a newer version. */
export async function save(context: Context, { site_review: { id, ...fields } }: Input<typeof saveSiteReview>) {
  const before = await lock(context.tx, id)
  if (before.status === SITE_REVIEW_STATUS.deleted) throw new WrongStatus()
  context.audit(`site_review ${id}`, changesOf(fields, before))
  const { version: _, ...written } = fields
  return write(context, before, { ...written, version: before.version + 1 })
}

async function lock(tx: Tx, id: number): Promise<Row> {
  const [review] = await tx.select().from(siteReviews).where(eq(siteReviews.id, id)).for('update')
  if (!review) throw new NotFound()
  return review
}

async function write({ tx }: Context, before: Row, changes: Partial<Row>) {
  const [after] = await tx.update(siteReviews).set(changes).where(eq(siteReviews.id, before.id)).returning()
  if (!after) throw new NotFound()
  if ([before.status, after.status].includes(SITE_REVIEW_STATUS.active)) await bumpCache(tx, ['content'])
  return { site_review: present(after) }
}
