import { sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import type { Relay } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { seal } from '../seal.ts'
import { composeMail, composeSms, type MailWords } from './compose.ts'
import type { Link } from './links.ts'
import { mailWordsOf, sendersOf, smsWordsOf } from './own-words.ts'
import { outbox } from './table.ts'
import type { MailTemplate, SmsTemplate, TemplateWords } from './templates.ts'
import { type Subscription, unsubscribing } from './unsubscribe.ts'

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

type Mail<Template extends string = MailTemplate> = Message<Template> & {
  /** How the receiver is greeted. */
  name?: string | undefined
  /** The list that it is of; it says how to leave that. */
  list?: Subscription | undefined
}
type Sms = Message<SmsTemplate>
type Row = typeof outbox.$inferInsert

/** Puts a mail into the outbox, to leave when the transaction is committed (record 6). */
export const sendMail = (sending: Sending, mail: Mail) => sendAll(sending, { mails: [mail] })

/** Puts a short message into the outbox, by each way that staff want it to go, to leave when the transaction is committed (record 6). */
export const sendSms = (sending: Sending, text: Sms) => sendAll(sending, { texts: [text] })

/** Puts messages into the outbox, in a few queries however many they are, to leave when the transaction is committed (record 6). */
export async function sendAll(sending: Sending, { mails = [], texts = [] }: { mails?: Mail[]; texts?: Sms[] }) {
  const { tx, edition } = sending
  const mailWords = mails.length ? await mailWordsOf(tx, edition, mails) : undefined
  const smsWords = texts.length ? await smsWordsOf(tx, edition, texts) : undefined
  const rows = [
    ...mails.flatMap((mail) => (mailWords ? [mailRow(sending, mail, mailWords(mail))] : [])),
    ...texts.flatMap((text) => (smsWords ? smsRows(sending, text, smsWords(text)) : [])),
  ]
  await put(sending, rows)
}

interface Written {
  lang: string
  words: MailWords
  link?: Link | undefined
}

/** Puts a mail that staff wrote themselves into the outbox, from the default sender and behind what somebody waits for. */
export async function sendWritten(sending: Sending, { words, ...written }: Written, receivers: readonly Pick<Mail, 'to' | 'name' | 'list'>[]) {
  const profile = (await sendersOf(sending.tx))()
  const rows = receivers.map((receiver) => mailRow(sending, { template: 'mailing', ...written, ...receiver }, { words, profile }))
  await put(sending, rows, BEHIND)
}

/** Jobs with a higher number begin later. */
const BEHIND = 10

async function put({ tx }: Sending, rows: Row[], priority = 0): Promise<number[]> {
  if (rows.length === 0) return []
  const written = await tx.insert(outbox).values(rows).returning({ id: outbox.id, state: outbox.state })
  const waiting = written.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  if (waiting.length > 0) await hurry(tx, waiting, priority)
  return written.map(({ id }) => id)
}

/** Has messages delivered as soon as the transaction is committed. */
export const hurry = (tx: Sending['tx'], ids: readonly number[], priority = 0) =>
  tx.execute(sql`
    select graphile_worker.add_job('deliver', json_build_object('id', id), priority => ${priority}) from unnest(${sql.param(ids)}::int[]) with ordinality as one (id, n) order by n`)

interface Ready {
  template: string
  to: string
  lang: string
  subject: string
  text: string
  html: string
  profile_id: number | null
}

/** Puts a mail that is composed already into the outbox; without a sender of its own it goes by the default one. */
export async function sendAsIs(sending: Sending, { template, to, ...mail }: Ready) {
  const { tx, settings } = sending
  const profile = (await sendersOf(tx))(mail.profile_id)
  const row = rowOf(
    sending,
    { channel: 'mail', ...mail, profile_id: profile?.id ?? null },
    { template, to, lang: mail.lang },
    Boolean(profile?.smtp_host || settings.smtpUrl),
  )
  await put(sending, [row])
}

interface Relayed {
  channel: Relay
  /** A phone as it is stored. */
  to: string
  lang: string
  /** What somebody wrote; empty where a picture says all. */
  text: string
  media?: string | undefined
  order_id: number
}

/** Puts a message of a chat into the outbox, to leave by a messenger or as an SMS; answers its number there (spec: decisions MSG-5). */
export async function sendRelayed(sending: Sending, { channel, to, lang, text, media, order_id }: Relayed): Promise<number> {
  const row = rowOf(
    sending,
    { channel, lang, text: text || (media ?? '') },
    { template: 'chat', to, lang, order_id },
    Boolean(sending.settings[`${channel}Url`]),
  )
  const [id] = await put(sending, [{ ...row, media: media ?? null }])
  if (id === undefined) throw new Error('no message was put into the outbox')
  return id
}

function mailRow(sending: Sending, message: Mail<string>, { words, profile }: ReturnType<Awaited<ReturnType<typeof mailWordsOf>>>): Row {
  const { edition, siteUrl } = sending
  const language = languageOf(edition, message.lang)
  const values = filled(message.words)
  const leave = message.list && unsubscribing(sending, message.lang, message.list)
  const { name, link } = message
  const parts = composeMail(edition, words, { language, values, name, link, unsubscribe: leave?.page, siteUrl })
  const isCarried = Boolean(profile?.smtp_host || sending.settings.smtpUrl)
  const row = {
    channel: 'mail' as const,
    lang: language,
    variables: values,
    profile_id: profile?.id ?? null,
    ...parts,
    unsubscribe: leave?.post ?? null,
  }
  return rowOf(sending, row, message, isCarried)
}

/** One for each way that has a service; an SMS where none of them has. */
function smsRows(sending: Sending, message: Sms, { words, channels }: ReturnType<Awaited<ReturnType<typeof smsWordsOf>>>): Row[] {
  const { edition, settings } = sending
  const values = filled(message.words)
  const row = { lang: languageOf(edition, message.lang), variables: values, text: composeSms(words, { values, link: message.link }) }
  const carried = channels.filter((channel) => settings[`${channel}Url`])
  if (carried.length === 0) return [rowOf(sending, { channel: 'sms', ...row }, message, Boolean(settings.smsUrl))]
  return carried.map((channel) => rowOf(sending, { channel, ...row }, message, true))
}

function rowOf(
  { settings, now }: Sending,
  row: Pick<Row, 'channel' | 'lang' | 'text' | 'subject' | 'html' | 'variables' | 'profile_id' | 'unsubscribe'>,
  { template, to, order_id, link, secret = link?.secret }: Message<string>,
  isCarried: boolean,
): Row {
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
