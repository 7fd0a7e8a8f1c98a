import type { sendFeedback } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { isSentAgain } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'

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
    link: { url: siteLink(context, lang, '/contacts') },
  })
}
