import { eq } from 'drizzle-orm'
import {
  activateSiteReview,
  checkSiteReview,
  createSiteReview,
  getReviews,
  getSiteReview,
  listSiteReviews,
  saveSiteReview,
  setSiteReviewActive,
  setSiteReviewDeleted,
  setSiteReviewInactive,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { NotFound } from '../errors.ts'
import { changeStatus, save } from './change.ts'
import { list, present } from './list.ts'
import { getPublic } from './public.ts'
import { siteReviews as table } from './table.ts'
import { activate, check, create, reviewProblems } from './write.ts'

export const siteReviews: Route[] = [
  on(getReviews, getPublic),
  on(createSiteReview, create, reviewProblems),
  on(activateSiteReview, activate),
  on(checkSiteReview, check),
  on(listSiteReviews, list),
  on(getSiteReview, async ({ db }, { id }) => {
    const [review] = await db.select().from(table).where(eq(table.id, id))
    if (!review) throw new NotFound()
    return { site_review: present(review) }
  }),
  on(saveSiteReview, save),
  on(setSiteReviewActive, (context, { id }) => changeStatus(context, 'set_active', id)),
  on(setSiteReviewInactive, (context, { id }) => changeStatus(context, 'set_inactive', id)),
  on(setSiteReviewDeleted, (context, { id }) => changeStatus(context, 'set_deleted', id)),
]
