import type { Context } from '../context.ts'
import { siteLink } from './links.ts'
import { sendMail } from './send.ts'

/** Tells the address of before that an account has left it, in case it was not its owner who did that: where it went is not said. */
export async function tellOldAddress(context: Context, { email, name, lang }: { email: string | null; name: string; lang: string }) {
  if (email) await sendMail(context, { template: 'email_changed', to: email, name, lang, link: { url: siteLink(context, lang, '/') } })
}
