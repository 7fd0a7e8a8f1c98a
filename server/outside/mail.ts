import type { Edition } from '../../editions/index.ts'
import { hostName } from '../hosts.ts'
import type { Settings } from '../settings.ts'

/** Who a mail comes from, and how an answer goes back. */
export interface Sender {
  name: string
  address: string
  replyTo: string
}

/** A message ready to leave. The key stays the same when it is sent again, so that a receiver can tell. */
export interface Outgoing {
  to: string
  /** Who a mail comes from; left out: whom the settings name. */
  sender?: Sender | undefined
  subject: string
  text: string
  html: string
  /** Address of the picture that goes along by a messenger. */
  media?: string | null
  /** Where mail programs take its reader off the list that a mail is of. */
  unsubscribe?: string | null
  idempotency_key: string
}
/** Resolves when the service took the message; rejects with why it did not. */
export type Carrier = (message: Outgoing, edition: Edition) => Promise<void>

const TIMEOUT = 15_000

/** Mail by the SMTP server of the settings; null when there is none and mails stay in the outbox. */
export function smtpCarrier({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Carrier | null {
  if (!smtpUrl) return null
  return carrierBy({ url: smtpUrl }, mailFrom)
}

/** An SMTP server that staff named. */
export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte; otherwise when the server offers it. */
  secure: boolean
  user: string
  password: string
}

/** Mail by a server that staff named. */
export const serverCarrier = ({ host, port, secure, user, password }: SmtpServer): Carrier =>
  carrierBy({ host, port, secure, ...(user && { auth: { user, pass: password } }) })

function carrierBy(server: object, mailFrom?: string): Carrier {
  return async ({ idempotency_key, sender, media: _, unsubscribe, ...message }, edition) => {
    const { name, address, replyTo } = sender ?? { name: 'Docento', address: mailFrom ?? edition.supportEmail, replyTo: '' }
    const messageId = `<${idempotency_key}@${hostName(edition.domain)}>`
    const headers = unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
    // read with the first mail: many a process sends none
    const { createTransport } = await import('nodemailer')
    await createTransport({ ...server, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT }).sendMail({
      ...message,
      headers,
      from: { name, address },
      replyTo: replyTo || (sender ? address : edition.supportEmail),
      messageId,
    })
  }
}
