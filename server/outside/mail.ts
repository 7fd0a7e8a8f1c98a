import nodemailer from 'nodemailer'
import type { Edition } from '../../editions/index.ts'
import { hostName } from '../hosts.ts'
import type { Settings } from '../settings.ts'

/** A message ready to leave. The key stays the same when it is sent again, so that a receiver can tell. */
export interface Outgoing {
  to: string
  subject: string
  text: string
  html: string
  idempotency_key: string
}
/** Resolves when the service took the message; rejects with why it did not. */
export type Carrier = (message: Outgoing, edition: Edition) => Promise<void>

const TIMEOUT = 15_000

/** Mail by the SMTP server of the settings; null when there is none and mails stay in the outbox (design 10). */
export function smtpCarrier({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Carrier | null {
  if (!smtpUrl) return null
  const transport = nodemailer.createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT })
  return async ({ idempotency_key, ...message }, edition) => {
    const from = { name: 'Docento', address: mailFrom ?? edition.supportEmail }
    const messageId = `<${idempotency_key}@${hostName(edition.domain)}>`
    await transport.sendMail({ ...message, from, replyTo: edition.supportEmail, messageId })
  }
}
