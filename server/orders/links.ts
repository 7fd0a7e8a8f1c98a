import { newLoginToken } from '../auth/tokens.ts'
import type { Context } from '../context.ts'
import { type Link, siteLink } from '../outbox/links.ts'
import { SECRET_PLACE } from '../outbox/secrets.ts'
import { sitePaths } from '../seo/site-paths.ts'

type Linking = Pick<Context, 'tx' | 'edition' | 'siteUrl' | 'now'>
interface About {
  client_id: number
  order_id: number
  lang: string
}

/** The client's page of an order, opened by a token that signs in once within 7 days (spec: decisions AUTH-5, MSG-11). */
export const orderLink = (context: Linking, about: About): Promise<Link> => clientLink(context, `${sitePaths.clientOrder(about.order_id)}?`, about)

/** The client's chat about an order with a tutor, or with staff, opened alike. */
export const clientChatLink = (context: Linking, { tutor_id, ...about }: About & { tutor_id: number | null }): Promise<Link> =>
  clientLink(context, `${sitePaths.clientChat(about.order_id, tutor_id)}&`, about)

async function clientLink(context: Linking, path: string, { client_id, lang }: About): Promise<Link> {
  return { url: siteLink(context, lang, `${path}ak=${SECRET_PLACE}`), secret: await newLoginToken(context, client_id) }
}

/** The tutor's chat about an order with its client or with staff. */
export const tutorChatLink = (context: Pick<Context, 'edition' | 'siteUrl'>, order_id: number, lang: string, isWithClient: boolean): Link => ({
  url: siteLink(context, lang, sitePaths.tutorChat(order_id, isWithClient)),
})

/** The tutor's page of an order; it asks a tutor who is not signed in to do so. */
export const tutorOrderLink = (context: Pick<Context, 'edition' | 'siteUrl'>, order_id: number, lang: string): Link => ({
  url: siteLink(context, lang, sitePaths.tutorOrder(order_id)),
})
