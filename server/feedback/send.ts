import type { sendFeedback } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'

/** Mails a visitor's words to support in the edition's own language, with how to answer them (spec: decisions CNT-13). */
export async function send(context: Context, { feedback: { name, email, phone, text } }: Input<typeof sendFeedback>) {
  const { edition } = context
  const [lang] = edition.locales
  await sendMail(context, {
    ...{ template: 'feedback', to: edition.supportEmail, lang },
    words: { client_name: name, title: phone ? `${email}, ${phone}` : email, comment: text },
    link: { url: siteLink(context, lang, '/contacts') },
  })
}
