import { sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import type { Context } from '../context.ts'
import { composeMail, composeSms } from './compose.ts'
import type { Link } from './links.ts'
import { seal } from './secrets.ts'
import { outbox } from './table.ts'
import type { MailTemplate, SmsTemplate, TemplateWords } from './templates.ts'

/** What sending needs; every `Context` and every job has it. */
export type Sending = Pick<Context, 'tx' | 'edition' | 'settings' | 'siteUrl' | 'now'>

interface Message<Template extends string> {
  template: Template
  /** An e-mail address, or a phone as it is stored. */
  to: string
  /** Language of the receiver; one that the edition does not speak becomes its own. */
  lang: string
  words?: TemplateWords
  link?: Link | undefined
  /** A code or password that stands in the text. */
  secret?: string | undefined
  order_id?: number | undefined
}

/** Puts a mail into the outbox, to leave when the transaction is committed (design 10). `name` is how the receiver is greeted. */
export async function sendMail(sending: Sending, message: Message<MailTemplate> & { name?: string | undefined }) {
  const language = languageOf(sending.edition, message.lang)
  const words = filled(message.words)
  const parts = composeMail(sending.edition, { template: message.template, language, words, name: message.name, link: message.link })
  await write(sending, { channel: 'mail', lang: language, variables: words, ...parts }, message)
}

/** Puts a short message into the outbox, to leave when the transaction is committed (design 10). */
export async function sendSms(sending: Sending, message: Message<SmsTemplate>) {
  const language = languageOf(sending.edition, message.lang)
  const words = filled(message.words)
  const text = composeSms({ template: message.template, language, words, link: message.link })
  await write(sending, { channel: 'sms', lang: language, variables: words, text }, message)
}

type Row = typeof outbox.$inferInsert

async function write(
  { tx, settings, now }: Sending,
  row: Pick<Row, 'channel' | 'lang' | 'text' | 'subject' | 'html' | 'variables'>,
  { template, to, order_id, link, secret = link?.secret }: Message<string>,
) {
  const isCarried = row.channel === 'mail' ? settings.smtpUrl : settings.smsUrl
  const isSecretKept = isCarried || settings.mode === 'demo'
  const [written] = await tx
    .insert(outbox)
    .values({
      ...row,
      template,
      recipient: to,
      order_id: order_id ?? null,
      secret: secret && isSecretKept ? seal(secret, settings.secret) : null,
      state: isCarried ? 'waiting' : 'kept',
      created_at: now,
      next_try_at: isCarried ? now : null,
    })
    .returning({ id: outbox.id })
  if (isCarried) await tx.execute(sql`select graphile_worker.add_job('deliver', json_build_object('id', ${written?.id}::int))`)
}

/** Braces typed by people would be taken for places of the text. */
const filled = (words: TemplateWords = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value.replaceAll(/[{}]/g, '')]))
