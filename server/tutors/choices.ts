import { type SQL, sql } from 'drizzle-orm'
import type { TutorMailList, TutorPrivacy } from '../../schemas/index.ts'
import type { MailTemplate } from '../outbox/templates.ts'
import type { Subscription } from '../outbox/unsubscribe.ts'
import { tutors } from './table.ts'

export type Choice = TutorMailList | TutorPrivacy | 'sms_subscribe'
type Chosen = Pick<typeof tutors.$inferSelect, 'settings'>

/** What holds for who has chosen nothing: what the work needs comes, what advertises does not. */
const unchosen: Readonly<Record<Choice, boolean>> = {
  new_orders: true,
  potential_orders: true,
  news: true,
  promo: false,
  sms_subscribe: true,
  phone_visible_after_appointment: true,
  photo_in_ads: true,
  marketing_emails: false,
  profile_in_search_engines: true,
}

/** What a tutor chose for themself (spec: decisions TUT-12, TUT-13). */
export const choicesOf = ({ settings }: Chosen): Readonly<Record<Choice, boolean>> => ({ ...unchosen, ...settings })

/** Which list a mail to tutors is of; all others concern a tutor's own doings, and always come. Mailings of staff name theirs. */
const lists: Readonly<Partial<Record<MailTemplate, TutorMailList>>> = {
  tutor_personal_order: 'new_orders',
  tutor_new_message: 'new_orders',
  tutor_potential_order: 'potential_orders',
}

/** Whether a tutor takes the mails of a list; offers only who agrees to advertising at all (spec: decisions TUT-12, TUT-13). */
export function takesList(tutor: Chosen, list: TutorMailList): boolean {
  const choices = choicesOf(tutor)
  return choices[list] && (list !== 'promo' || choices.marketing_emails)
}

/** The same of many, in a query. */
export function takingList(list: TutorMailList): SQL {
  const chosen = (choice: Choice) => sql`coalesce((${tutors.settings} ->> ${choice})::boolean, ${unchosen[choice]})`
  return list === 'promo' ? sql`${chosen('promo')} and ${chosen('marketing_emails')}` : chosen(list)
}

/** The list that a mail to a tutor is of, for the way out of it. */
export function listOfMail({ id }: { id: number }, template: MailTemplate): Subscription | undefined {
  const list = lists[template]
  return list && { role: 'tutor', id, list }
}

/** Whether a tutor takes a mail. */
export function takesMail(tutor: Chosen, template: MailTemplate): boolean {
  const list = lists[template]
  return list === undefined || takesList(tutor, list)
}

/** Whether the client of an order sees the phone of its tutor: neither staff nor the tutor hide it. */
export const showsPhone = ({ toggles, ...tutor }: Chosen & Pick<typeof tutors.$inferSelect, 'toggles'>): boolean =>
  !toggles.hide_phone_in_orders && choicesOf(tutor).phone_visible_after_appointment
