import type { Edition } from '../../editions/index.ts'
import type { FieldErrors, Readable, sendFeedback } from '../../schemas/index.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import type { Input } from '../calls.ts'
import { phoneProblems } from '../clients/contacts.ts'
import type { Context } from '../context.ts'
import { isSentAgain } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'

/** The same words from the same address within ten minutes are the same press of the button, s. */
const SAME_PRESS = 600

/** Mails a visitor's words to support in the edition's own language, with how to answer them; pressed twice, once (spec: decisions CNT-13). */
export async function send(context: Context, { feedback }: Input<typeof sendFeedback>) {
  const { edition, ip } = context
  const { name, email, phone, text } = feedback
  if (await isSentAgain(context, 'feedback', [ip, feedback], SAME_PRESS)) return
  const [lang] = edition.locales
  await sendMail(context, {
    ...{ template: 'feedback', to: edition.supportEmail, lang },
    words: { client_name: name, title: phone ? `${email}, ${phone}` : email, comment: text },
    link: { url: siteLink(context, lang, sitePaths.contacts) },
  })
}

/** A phone may be left out; one that is given can be called (spec: public 5, phone). */
export function problemsOf({ feedback }: Readable<Input<typeof sendFeedback>>, edition: Edition): FieldErrors {
  const { phone_plain: phone } = feedback?.phone
    ? phoneProblems({ phone_plain: feedback.phone, phone_default_country_code: OWN_COUNTRY }, edition)
    : {}
  return phone === undefined ? {} : { phone }
}
