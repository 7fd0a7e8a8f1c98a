import { sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import type { Context } from '../context.ts'
import { seal } from '../seal.ts'
import { composeMail, composeSms } from './compose.ts'
import type { Link } from './links.ts'
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

type Mail = Message<MailTemplate> & {
  /** How the receiver is greeted. */
  name?: string | undefined
}
type Sms = Message<SmsTemplate>
type Row = typeof outbox.$inferInsert

/** Puts a mail into the outbox, to leave when the transaction is committed (design 10). */
export const sendMail = (sending: Sending, mail: Mail) => sendAll(sending, { mails: [mail] })

/** Puts a short message into the outbox, to leave when the transaction is committed (design 10). */
export const sendSms = (sending: Sending, text: Sms) => sendAll(sending, { texts: [text] })

/** Puts messages into the outbox, in two queries however many they are, to leave when the transaction is committed (design 10). */
export async function sendAll(sending: Sending, { mails = [], texts = [] }: { mails?: Mail[]; texts?: Sms[] }) {
  const rows = [...mails.map((mail) => mailRow(sending, mail)), ...texts.map((text) => smsRow(sending, text))]
  if (rows.length === 0) return
  const { tx } = sending
  const written = await tx.insert(outbox).values(rows).returning({ id: outbox.id, state: outbox.state })
  const waiting = written.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  if (waiting.length === 0) return
  await tx.execute(sql`
    select graphile_worker.add_job('deliver', json_build_object('id', id)) from unnest(${sql.param(waiting)}::int[]) with ordinality as one (id, n) order by n`)
}

function mailRow(sending: Sending, message: Mail): Row {
  const { edition } = sending
  const language = languageOf(edition, message.lang)
  const words = filled(message.words)
  const parts = composeMail(edition, { template: message.template, language, words, name: message.name, link: message.link })
  return rowOf(sending, { channel: 'mail', lang: language, variables: words, ...parts }, message)
}

function smsRow(sending: Sending, message: Sms): Row {
  const { edition } = sending
  const language = languageOf(edition, message.lang)
  const words = filled(message.words)
  const text = composeSms(edition, { template: message.template, language, words, link: message.link })
  return rowOf(sending, { channel: 'sms', lang: language, variables: words, text }, message)
}

function rowOf(
  { settings, now }: Sending,
  row: Pick<Row, 'channel' | 'lang' | 'text' | 'subject' | 'html' | 'variables'>,
  { template, to, order_id, link, secret = link?.secret }: Message<string>,
): Row {
  const isCarried = row.channel === 'mail' ? settings.smtpUrl : settings.smsUrl
  const isSecretKept = isCarried || settings.mode === 'demo'
  return {
    ...row,
    template,
    recipient: to,
    order_id: order_id ?? null,
    secret: secret && isSecretKept ? seal(secret, settings.secret, 'outbox') : null,
    state: isCarried ? 'waiting' : 'kept',
    created_at: now,
    next_try_at: isCarried ? now : null,
  }
}

/** Braces typed by people would be taken for places of the text. */
const filled = (words: TemplateWords = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value.replaceAll(/[{}]/g, '')]))
