import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { AWAY_MINUTES, MSG_TYPE } from '../../schemas/index.ts'
import type { WordLink } from '../away/through.ts'
import { addressesOf } from '../clients/addresses.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { clientChatLink, tutorChatLink } from '../orders/links.ts'
import { namesOf } from '../orders/names.ts'
import { loadSaid, messageFor, type Said } from '../orders/said.ts'
import { siteLink } from '../outbox/links.ts'
import { sendAll, sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { DAY_MS, MINUTE_MS } from '../spans.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { listOfMail, takesMail } from '../tutors/choices.ts'
import { GONE } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'

/** What nobody could tell for so long, because the product stood still, is no news. */
const NEWS = DAY_MS
/** Letters of a message that stand in the mail. */
const EXCERPT = 300
/** Threads at a time; the others wait for the next minute. */
const MOST = 500

const sides = ['client', 'tutor'] as const
type Side = (typeof sides)[number]

/**
 * Tells by mail who has no page open that somebody wrote: at the first message, then at most once in 15 minutes a thread, and never of the same again
 * (spec: decisions MSG-11). That a message was delivered says that a page was open, in whichever process.
 */
export async function tellAway(context: Context): Promise<void> {
  for (const side of sides) for (const one of await waitingFor(context, side)) await tell(context, side, one)
}

/** The first message of each thread that waits for a side and was not told of, and the last one. */
async function waitingFor(context: Context, side: Side): Promise<{ first: Said; last_id: number }[]> {
  const { tx, now } = context
  const [at, id] = [chatThreads[`${side}_mailed_at`], chatThreads[`${side}_mailed_id`]]
  const waiting = await tx
    .select({ first_id: sql<number>`min(${chatMessages.id})`, last_id: sql<number>`max(${chatMessages.id})` })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(
      and(
        sql`${chatMessages.recipient} = ${sql.raw(`'${side}'`)} and not ${chatMessages.auto_msg}`,
        isNull(chatMessages.read_at),
        isNull(chatMessages.delivered_at),
        isNull(chatMessages.deleted_at),
        // what leaves by a messenger reaches them there
        isNull(chatMessages.outbox_id),
        gt(chatMessages.created_at, new Date(now.getTime() - NEWS)),
        or(isNull(at), and(gt(chatMessages.id, id), lte(at, new Date(now.getTime() - AWAY_MINUTES * MINUTE_MS)))),
      ),
    )
    .groupBy(chatMessages.thread_id)
    .limit(MOST)
  const lastOf = new Map(waiting.map(({ first_id, last_id }) => [first_id, last_id]))
  if (lastOf.size === 0) return []
  const found = await loadSaid(context, inArray(chatMessages.id, [...lastOf.keys()]), MOST)
  return found.map((first) => ({ first, last_id: lastOf.get(first.message.id) ?? first.message.id }))
}

async function tell(context: Context, side: Side, { first, last_id }: { first: Said; last_id: number }) {
  await context.tx
    .update(chatThreads)
    .set(
      side === 'client' ? { client_mailed_at: context.now, client_mailed_id: last_id } : { tutor_mailed_at: context.now, tutor_mailed_id: last_id },
    )
    .where(eq(chatThreads.id, first.thread.id))
  if (side === 'client') await tellClient(context, first)
  else await tellTutor(context, first)
}

async function tellClient(context: Context, one: Said) {
  const { client_id, tutor_id, order_id, kind } = one.thread
  const [client] = await context.tx
    .select()
    .from(clients)
    .where(eq(clients.id, client_id ?? 0))
  const addresses = client && !client.deleted_at ? addressesOf(client, 'reminders') : []
  if (!client || addresses.length === 0) return
  const words = { ...(await wordsOf(context, one, 'client', client.lang)), tutor_name: kind === 'client_tutor' ? (one.tutor?.name ?? '') : 'Docento' }
  const mail = { template: 'client_new_message' as const, lang: client.lang, name: client.name, words, order_id }
  const own = await clientChatLink(context, { client_id: client.id, order_id, tutor_id, lang: client.lang })
  // who reads another address of theirs may be somebody else, and signs in
  const plain = { url: siteLink(context, client.lang, sitePaths.clientChat(order_id, tutor_id)) }
  await sendAll(context, { mails: addresses.map((address) => ({ ...mail, ...address, link: address.to === client.email ? own : plain })) })
}

async function tellTutor(context: Context, one: Said) {
  const { tutor_id, order_id, kind } = one.thread
  const [tutor] = await context.tx
    .select()
    .from(tutors)
    .where(eq(tutors.id, tutor_id ?? 0))
  if (!tutor?.email || GONE.includes(tutor.status) || !takesMail(tutor, 'tutor_new_message')) return
  const isFromClient = kind === 'client_tutor'
  const words = { ...(await wordsOf(context, one, 'tutor', tutor.lang)), client_name: isFromClient ? (one.client?.name ?? '') : 'Docento' }
  const link = tutorChatLink(context, order_id, tutor.lang, isFromClient)
  await sendMail(context, {
    template: 'tutor_new_message',
    to: tutor.email,
    lang: tutor.lang,
    name: tutor.name,
    words,
    link,
    order_id,
    list: listOfMail(tutor, 'tutor_new_message'),
  })
}

/** What the mail says of it, without the contacts that its reader may not see. */
async function wordsOf({ tx, edition, siteUrl }: Context, one: Said, side: Side, lang: string) {
  const language = languageOf(edition, lang)
  const { order_id, msg_text, msg_type, links } = messageFor(one, side)
  const names = (await namesOf(tx, [order_id], language)).get(order_id)
  const picture = msg_type === MSG_TYPE.media ? textsOf(edition, language).mails.picture : ''
  return {
    order_id: String(order_id),
    lessons_name: names?.lessons.map(({ name }) => name).join(', ') ?? '',
    comment: msg_text ? excerptOf(msg_text, links, siteUrl) : picture,
  }
}

/** The first letters of a message, its links to other sites over `/away`; one that would be cut leads nowhere and is left out (spec: decisions AUTH-20). */
function excerptOf(text: string, links: readonly WordLink[], siteUrl: string): string {
  let at = 0
  let said = ''
  for (const link of links) {
    const from = text.indexOf(link.text, at)
    const to = from + link.text.length
    if (to > EXCERPT) return `${said}${text.slice(at, Math.min(from, EXCERPT)).toWellFormed()}…`
    said += text.slice(at, from) + (link.code === null ? link.text : siteUrl + sitePaths.away(link.code))
    at = to
  }
  return text.length > EXCERPT ? `${said}${text.slice(at, EXCERPT).toWellFormed()}…` : said + text.slice(at)
}
