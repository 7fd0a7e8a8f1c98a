import { defaultLanguage, languageOf } from '../../editions/index.ts'
import type { Context } from '../context.ts'
import { hashOf, newToken } from '../sessions/session.ts'
import { tokens } from '../sessions/table.ts'
import { SECRET_PLACE } from './secrets.ts'

const TOKEN_DAYS = 7

/** An address in a message. Its `{secret}`, if it has one, is put in at delivery. */
export interface Link {
  url: string
  secret?: string
}

type Sender = Pick<Context, 'tx' | 'edition' | 'siteUrl' | 'now'>

/** A page of the site in the receiver's language: a language that is not the edition's first has its prefix (spec: decisions WEB-3). */
export function siteLink({ edition, siteUrl }: Pick<Sender, 'edition' | 'siteUrl'>, lang: string, path: string): string {
  const language = languageOf(edition, lang)
  return siteUrl + (language === defaultLanguage(edition) ? '' : `/${language}`) + path
}

/** The client's page of an order, opened by a token that signs in once within 7 days (spec: decisions AUTH-5, MSG-11). */
export async function orderLink(
  context: Sender,
  { client_id, order_id, lang }: { client_id: number; order_id: number; lang: string },
): Promise<Link> {
  const token = newToken()
  const expires_at = new Date(context.now.getTime() + TOKEN_DAYS * 86_400_000)
  await context.tx.insert(tokens).values({ hash: hashOf(token), purpose: 'login', client_id, created_at: context.now, expires_at })
  return { url: siteLink(context, lang, `/o/${order_id}?ak=${SECRET_PLACE}`), secret: token }
}

/** The tutor's page of an order; it asks a tutor who is not signed in to do so. */
export const tutorOrderLink = (context: Pick<Sender, 'edition' | 'siteUrl'>, order_id: number, lang: string): Link => ({
  url: siteLink(context, lang, `/zayavka/${order_id}/`),
})
