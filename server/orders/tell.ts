import { eq } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { formatDayMonth, formatTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { showPhone } from '../../theme/phones.ts'
import { clients } from '../clients/table.ts'
import { type Sending, sendMail, sendSms } from '../outbox/send.ts'
import type { MailTemplate, SmsTemplate, TemplateWords } from '../outbox/templates.ts'
import { tutors } from '../tutors/table.ts'
import { orderLink, tutorOrderLink } from './links.ts'
import { namesOf } from './names.ts'
import { orders } from './table.ts'

type ClientStep = Extract<MailTemplate & SmsTemplate, `client_${string}`>
type TutorStep = Extract<MailTemplate, `tutor_${string}`>
type TutorShort = Extract<SmsTemplate, TutorStep>
type OrderShort = Extract<SmsTemplate, `order_${string}`>

interface About {
  order_id: number
  /** The tutor that the text speaks of, or to. */
  tutor_id?: number | undefined
}

/**
 * Tells the client of a step of their order by mail, with a link that opens it; by SMS where there is no mail address, or by both (spec: decisions MSG-11).
 * The text takes its words from the order and the tutor.
 */
export async function tellClient(sending: Sending, template: ClientStep, { bySms = false, ...about }: About & { bySms?: boolean }) {
  const { order, client, words } = await factsOf(sending, about, 'client')
  const message = { order_id: order.id, lang: client.lang, words }
  const link = () => orderLink(sending, { client_id: client.id, order_id: order.id, lang: client.lang })
  if (client.email) await sendMail(sending, { ...message, template, to: client.email, name: client.name, link: await link() })
  if (client.phone && (bySms || !client.email)) await sendSms(sending, { ...message, template, to: client.phone, link: await link() })
}

/** Tells the tutor of a step of an order by mail, and by the short message named in `sms`. */
export async function tellTutor(sending: Sending, template: TutorStep, { sms, ...about }: About & { tutor_id: number; sms?: TutorShort }) {
  const { order, tutor, words } = await factsOf(sending, about, 'tutor')
  if (!tutor) return
  const message = { order_id: order.id, lang: tutor.lang, words, link: tutorOrderLink(sending, order.id, tutor.lang) }
  if (tutor.email) await sendMail(sending, { ...message, template, to: tutor.email, name: tutor.name })
  if (tutor.phone && sms) await sendSms(sending, { ...message, template: sms, to: tutor.phone })
}

/** The short messages that staff send by hand (spec: decisions ORD-16). Answers whether there was a phone to send to. */
export async function smsAboutOrder(sending: Sending, template: OrderShort, about: About): Promise<boolean> {
  const isToTutor = template === 'order_tutor_client_contacts'
  const { order, client, tutor, words } = await factsOf(sending, about, isToTutor ? 'tutor' : 'client')
  const receiver = isToTutor ? tutor : client
  if (!receiver?.phone) return false
  await sendSms(sending, { template, to: receiver.phone, lang: receiver.lang, words, order_id: order.id })
  return true
}

/** All that the texts of an order may say, in the receiver's language. */
async function factsOf({ tx, edition }: Sending, { order_id, tutor_id }: About, receiver: 'client' | 'tutor') {
  const [found] = await tx.select().from(orders).innerJoin(clients, eq(clients.id, orders.client_id)).where(eq(orders.id, order_id))
  if (!found) throw new Error(`no order ${order_id} to write about`)
  const { orders: order, clients: client } = found
  const [tutor] = tutor_id === undefined ? [] : await tx.select().from(tutors).where(eq(tutors.id, tutor_id))
  const language = languageOf(edition, (receiver === 'client' ? client : tutor)?.lang)
  const names = (await namesOf(tx, [order_id], language)).get(order_id)
  const seconds = (date: Date | null) => (date ? date.getTime() / 1000 : null)
  const firstClass = seconds(order.first_class)
  const deadline = seconds(order.date_payment_deadline)
  const words: TemplateWords = {
    order_id: String(order_id),
    lessons_name: names?.lessons.map(({ name }) => name).join(', ') ?? '',
    client_name: client.name,
    client_phone: client.phone ? showPhone(client.phone, edition) : (client.email ?? ''),
    tutor_name: tutor?.name ?? '',
    tutor_full_name: tutor ? `${tutor.name} ${tutor.last_name}`.trim() : '',
    tutor_phone: tutor?.phone && !tutor.toggles.hide_phone_in_orders ? showPhone(tutor.phone, edition) : edition.supportEmail,
    first_class: firstClass === null ? '' : `${formatDayMonth(firstClass, edition, language)}, ${formatTime(firstClass, edition)}`,
    deadline: deadline === null ? '' : formatDayMonth(deadline, edition, language),
    sum: formatMoney(order.commission_sum, edition),
  }
  return { order, client, tutor, words }
}
