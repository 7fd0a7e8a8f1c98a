import { and, eq, gt, ne, or } from 'drizzle-orm'
import {
  type activateSiteReview,
  type checkSiteReview,
  type createSiteReview,
  REVIEW_CONFIRM_DAYS,
  REVIEW_PAUSE_DAYS,
  SITE_REVIEW_STATUS,
} from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { maskContacts, nameProblems } from '../contacts/mask-contacts.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { queueUp } from '../database/queue-up.ts'
import { Refusal } from '../errors.ts'
import { domainsOf } from '../hosts.ts'
import { countSending, isSentAgain } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { hashOf, newToken } from '../sessions/session.ts'
import { DAY_MS } from '../spans.ts'
import { siteReviews } from './table.ts'

/** Words that come again so soon are the same press of the button, s. */
const SAME_PRESS = 60
const { unconfirmed, active } = SITE_REVIEW_STATUS

export const reviewProblems: Problems<typeof createSiteReview> = ({ site_review = {} }) => nameProblems(site_review, ['name'])

/**
 * Keeps a review of the site, without contacts, until the link is followed that its author is mailed. Throws `duplicate_request` where the last one of the
 * address or of the signed-in client is younger than 90 days, and `too_many_requests`; the button pressed twice sends one (spec: decisions CNT-10).
 */
export async function create(context: Context, { site_review: { email, name, mark, text } }: Input<typeof createSiteReview>) {
  const { tx, now, language, session } = context
  const client_id = session?.client_id ?? null
  const author = hashOf(email)
  await refuseSecond(context, { author, client_id })
  if (await isSentAgain(context, 'site review', [author, name, mark, text], SAME_PRESS)) return
  await countSending(context, email)
  const token = newToken()
  const shown = maskContacts(text, domainsOf(context.settings))
  await tx
    .insert(siteReviews)
    .values({ client_id, client_name: name, mark, text: shown, lang: language, author, token: hashOf(token), created_at: now })
  await sendMail(context, {
    ...{ template: 'site_review_confirm', to: email, lang: language, name },
    link: { url: siteLink(context, language, sitePaths.confirmReview(token)) },
  })
}

/** Shows a review. Throws `duplicate_request` as `create` does, also of what staff took away; `token_invalid` for a token that is not ours or too old. */
export async function activate(context: Context, { token }: Input<typeof activateSiteReview>) {
  const { tx } = context
  // one after the other: two links of one author would not see each other's review
  await queueUp(tx, 'site_reviews')
  const [found] = await tx
    .select()
    .from(siteReviews)
    .where(eq(siteReviews.token, hashOf(token)))
    .for('update')
  const review = await requireGood(context, found)
  if (review.status === active) return
  await tx.update(siteReviews).set({ status: active }).where(eq(siteReviews.id, review.id))
  await bumpCache(tx, ['content'])
}

/** Whether a press of the link's button would show the review. Throws as that does. */
export async function check(context: Context, { token }: Input<typeof checkSiteReview>) {
  const [review] = await context.db
    .select()
    .from(siteReviews)
    .where(eq(siteReviews.token, hashOf(token)))
  await requireGood(context, review)
}

type Review = typeof siteReviews.$inferSelect

/** What cannot be shown is to be written again, so whoever may not write another hears that first. */
async function requireGood(context: Context, review: Review | undefined): Promise<Review> {
  if (review?.status === active) return review
  if (review) await refuseSecond(context, review)
  const isInTime = review?.status === unconfirmed && review.created_at.getTime() + REVIEW_CONFIRM_DAYS * DAY_MS > context.now.getTime()
  if (!isInTime) throw new Refusal('token_invalid')
  return review
}

/** What nobody has confirmed may be anybody's, and holds back no other. */
async function refuseSecond({ db, now }: Context, { author, client_id }: { author: string | null; client_id: number | null }) {
  const [recent] = await db
    .select({ id: siteReviews.id })
    .from(siteReviews)
    .where(
      and(
        or(author === null ? undefined : eq(siteReviews.author, author), client_id === null ? undefined : eq(siteReviews.client_id, client_id)),
        ne(siteReviews.status, unconfirmed),
        gt(siteReviews.created_at, new Date(now.getTime() - REVIEW_PAUSE_DAYS * DAY_MS)),
      ),
    )
    .limit(1)
  if (recent) throw new Refusal('duplicate_request')
}
