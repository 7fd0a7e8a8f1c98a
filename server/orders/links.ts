import { newLoginToken } from '../auth/tokens.ts'
import type { Context } from '../context.ts'
import { type Link, siteLink } from '../outbox/links.ts'
import { SECRET_PLACE } from '../outbox/secrets.ts'
import { sitePaths } from '../seo/site-paths.ts'

/** The client's page of an order, opened by a token that signs in once within 7 days (spec: decisions AUTH-5, MSG-11). */
export async function orderLink(
  context: Pick<Context, 'tx' | 'edition' | 'siteUrl' | 'now'>,
  { client_id, order_id, lang }: { client_id: number; order_id: number; lang: string },
): Promise<Link> {
  return { url: siteLink(context, lang, `${sitePaths.clientOrder(order_id)}?ak=${SECRET_PLACE}`), secret: await newLoginToken(context, client_id) }
}

/** The tutor's page of an order; it asks a tutor who is not signed in to do so. */
export const tutorOrderLink = (context: Pick<Context, 'edition' | 'siteUrl'>, order_id: number, lang: string): Link => ({
  url: siteLink(context, lang, sitePaths.tutorOrder(order_id)),
})
