import { and, eq, inArray } from 'drizzle-orm'
import { type Language, languageOf } from '../../editions/index.ts'
import { formatDay, formatTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { clients } from '../clients/table.ts'
import { siteLink } from '../outbox/links.ts'
import { type Sending, sendAll, sendMail, sendSms } from '../outbox/send.ts'
import type { MailTemplate, SmsTemplate, TemplateWords } from '../outbox/templates.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { choicesOf, listOfMail, showsPhone, takesMail } from '../tutors/choices.ts'
import { GONE, isHere } from '../tutors/gone.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { orderLink, tutorOrderLink } from './links.ts'
import { namesOf } from './names.ts'
import { orders } from './table.ts'

type ClientStep = Extract<MailTemplate & SmsTemplate, `client_${string}`>
type TutorStep = Extract<MailTemplate, `tutor_${string}`>
type TutorShort = Extract<SmsTemplate, TutorStep>
type OrderShort = Extract<SmsTemplate, `order_${string}`>

/** Steps after which a tutor sees the order no more: what is left to see stands elsewhere. */
const elsewhere: Readonly<Partial<Record<TutorStep, string>>> = { tutor_client_deleted: sitePaths.newOrders }

type Client = typeof clients.$inferSelect
type Tutor = typeof tutors.$inferSelect

interface About {
  order_id: number
  /** The tutor that the text speaks of. */
  tutor_id?: number | undefined
}

/**
 * Tells the client of a step of their order by mail, with a link that opens it; by SMS where there is no mail address, or by both (spec: decisions MSG-11).
 * The text takes its words from the order and the tutor. Who has deleted the account hears nothing more.
 */
export async function tellClient(
  sending: Sending,
  template: ClientStep,
  { bySms = false, order_id, tutor_id }: About & { bySms?: boolean },
): Promise<void> {
  const { client, wordsIn } = await wordsOf(sending, order_id)
  if (client.deleted_at) return
  const words = await wordsIn(client.lang, await tutorOf(sending, tutor_id))
  const message = { template, order_id, lang: client.lang, words }
  const link = () => orderLink(sending, { client_id: client.id, order_id, lang: client.lang })
  if (client.email) await sendMail(sending, { ...message, to: client.email, name: client.name, link: await link() })
  if (client.phone && (bySms || !client.email)) await sendSms(sending, { ...message, to: client.phone, link: await link() })
}

/** Tells the tutor of a step of an order by mail, and by the short message named in `sms`. */
export const tellTutor = (sending: Sending, template: TutorStep, { tutor_id, ...about }: { order_id: number; tutor_id: number; sms?: TutorShort }) =>
  tellTutors(sending, template, { ...about, tutor_ids: [tutor_id] })

/** Tells tutors of a step of an order as `tellTutor` does, in as many queries for twenty of them as for one. Who has left hears nothing more. */
export async function tellTutors(
  sending: Sending,
  template: TutorStep,
  { order_id, tutor_ids, sms }: { order_id: number; tutor_ids: readonly number[]; sms?: TutorShort },
): Promise<void> {
  if (tutor_ids.length === 0) return
  const { wordsIn } = await wordsOf(sending, order_id)
  const receivers = await sending.tx
    .select()
    .from(tutors)
    .where(and(inArray(tutors.id, [...tutor_ids]), isHere))
    .orderBy(tutors.id)
  const mails: Parameters<typeof sendMail>[1][] = []
  const texts: Parameters<typeof sendSms>[1][] = []
  for (const tutor of receivers) {
    const { lang, name, email, phone } = tutor
    const link = elsewhere[template] ? { url: siteLink(sending, lang, elsewhere[template]) } : tutorOrderLink(sending, order_id, lang)
    const message = { order_id, lang, words: await wordsIn(lang, tutor), link }
    if (email && takesMail(tutor, template)) mails.push({ ...message, template, to: email, name, list: listOfMail(tutor, template) })
    if (phone && sms && choicesOf(tutor).sms_subscribe) texts.push({ ...message, template: sms, to: phone })
  }
  await sendAll(sending, { mails, texts })
}

/** The short messages that staff send by hand (spec: decisions ORD-16). Answers whether there was a phone to send to; of who has left there is none. */
export async function smsAboutOrder(sending: Sending, template: OrderShort, { order_id, tutor_id }: About): Promise<boolean> {
  const { client, wordsIn } = await wordsOf(sending, order_id)
  const tutor = await tutorOf(sending, tutor_id)
  const isToTutor = template === 'order_tutor_client_contacts'
  const receiver = isToTutor ? tutor : client
  const hasLeft = isToTutor ? GONE.includes(tutor?.status ?? 0) : client.deleted_at
  if (hasLeft || !receiver?.phone) return false
  await sendSms(sending, { template, to: receiver.phone, lang: receiver.lang, words: await wordsIn(receiver.lang, tutor), order_id })
  return true
}

async function tutorOf({ tx }: Sending, tutor_id: number | undefined): Promise<Tutor | undefined> {
  const [tutor] = tutor_id === undefined ? [] : await tx.select().from(tutors).where(eq(tutors.id, tutor_id))
  return tutor
}

/** The client of an order, and all that the texts about it may say in a language, of a tutor too; names are read once for each language. */
async function wordsOf(
  { tx, edition, now }: Sending,
  order_id: number,
): Promise<{ client: Client; wordsIn: (lang: string, tutor: Tutor | undefined) => Promise<TemplateWords> }> {
  const [found] = await tx.select().from(orders).innerJoin(clients, eq(clients.id, orders.client_id)).where(eq(orders.id, order_id))
  if (!found) throw new Error(`no order ${order_id} to write about`)
  const { orders: order, clients: client } = found
  const lessons = new Map<Language, string>()
  const lessonsIn = async (language: Language) => {
    const known = lessons.get(language)
    if (known !== undefined) return known
    const names = (await namesOf(tx, [order_id], language)).get(order_id)
    const said = names?.lessons.map(({ name }) => name).join(', ') ?? ''
    lessons.set(language, said)
    return said
  }
  const firstClass = maybeUnix(order.first_class)
  const deadline = maybeUnix(order.date_payment_deadline)
  const wordsIn = async (lang: string, tutor: Tutor | undefined): Promise<TemplateWords> => {
    const language = languageOf(edition, lang)
    return {
      order_id: String(order_id),
      lessons_name: await lessonsIn(language),
      client_name: client.name,
      client_phone: client.phone ? showPhone(client.phone, edition) : (client.email ?? ''),
      tutor_name: tutor?.name ?? '',
      tutor_full_name: tutor ? wholeName(tutor) : '',
      tutor_phone: tutor?.phone && showsPhone(tutor) ? showPhone(tutor.phone, edition) : edition.supportEmail,
      first_class: firstClass === null ? '' : `${formatDay(firstClass, unixOf(now), edition, language)}, ${formatTime(firstClass, edition)}`,
      deadline: deadline === null ? '' : formatDay(deadline, unixOf(now), edition, language),
      sum: formatMoney(order.commission_sum, edition, language),
    }
  }
  return { client, wordsIn }
}
