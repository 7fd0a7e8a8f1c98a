import * as z from 'zod/mini'
import { call, Id, JsonText, some, Words } from './common.ts'
import { PLOTTED_DAYS, waitingKinds } from './desktop-terms.ts'
import { area } from './rights.ts'

const Managed = z.object({ admin_id: z.nullable(z.int()), name: z.nullable(z.string()), n: z.int(), since: z.nullable(z.int()) })
/** What waits for somebody: how much, since when (or when the first of it is due), and whose it is; nobody's has no manager. */
const Waiting = z.object({ name: z.enum(waitingKinds), n: z.int(), since: z.nullable(z.int()), whose: z.array(Managed) })
const seconds = z.nullable(z.number())

const about = { allow: area('desktop') }
const perDay = z.array(z.object({ date: z.string(), n: z.int() }))
const paidPerDay = z.array(z.object({ date: z.string(), sum: z.number() }))

/** Figures of now and of the last 30 days (spec: decisions ADM-8). */
export const getDesktop = call('GET', '/admin/desktop', {
  about: 'The figures of the desktop (decisions ADM-8)',
  ...about,
  answer: {
    on_shift: z.array(z.object({ id: z.int(), name: z.string() })),
    orders: z.object({
      by_status: z.record(z.string(), z.int()),
      new_today: z.int(),
      new_7d: z.int(),
      new_30d: z.int(),
      without_manager: z.int(),
    }),
    payments: z.object({ due_near: z.int(), overdue: z.int(), paid_today: z.int(), paid_30d: z.int(), sum_30d: z.number(), currency: z.string() }),
    chats_unread: z.int(),
    tutors: z.object({ on_moderation: z.int(), verification_requests: z.int(), billing_sent: z.int(), registered_7d: z.int() }),
    content: z.object({ ads: z.int(), blogs: z.int(), site_reviews: z.int() }),
    calls_missed_today: z.int(),
    managers: z.array(z.object({ admin_id: z.int(), name: z.string(), in_work: z.int(), paid_30d: z.int() })),
    series: z.object({ orders: perDay, paid: paidPerDay }),
  },
})

export const getDesktopQueue = call('GET', '/admin/desktop/queue', {
  about: 'What waits for staff, since when and whose it is, as it stands now (decisions Z-10)',
  ...about,
  answer: { queue: z.array(Waiting) },
})

/** Of the orders made in some days, without the deleted; kept for an hour. */
export const getDesktopPlots = call('GET', '/admin/desktop/plots', {
  about: `The plots of some days of the edition, ${PLOTTED_DAYS} at most: orders, answers, payments, response times and the road from a visit to a review (decisions Z-10)`,
  ...about,
  query: { from: some(z.iso.date()), to: some(z.iso.date()) },
  answer: {
    /** The first and the last of the days, and when they were counted. */
    from: z.string(),
    to: z.string(),
    counted_at: z.int(),
    /** Visits, those of them that opened the order form, and the orders by how far they came. */
    funnel: z.object({
      visits: z.int(),
      forms: z.int(),
      requests: z.int(),
      answered: z.int(),
      appointed: z.int(),
      first_class: z.int(),
      paid: z.int(),
      reviewed: z.int(),
    }),
    /** How many of the orders are theirs, the middle time until they took one, how many of them were paid. */
    managers: z.array(z.object({ admin_id: z.int(), n: z.int(), taken_in: seconds, paid: z.int() })),
    /** How long orders stand in a status that goes on, today: how many, and the middle of their times. */
    stays: z.array(z.object({ status: z.int(), n: z.int(), seconds })),
    series: z.object({
      orders: perDay,
      paid: paidPerDay,
      answers: perDay,
      /** The middle time until a tutor answered an order of that day. */
      first_answer: z.array(z.object({ date: z.string(), seconds })),
    }),
  },
})

export const readableNotifications = ['personal_response', 'potential_response', 'client_terms_declined', 'client_deleted'] as const
const ofTutor = z.array(z.object({ order_id: z.int(), response_id: z.int(), tutor_name: z.string() }))
const ofClient = z.array(z.object({ order_id: z.int(), response_id: z.int(), client_name: z.string() }))
/** A manager of status 2 sees orders without a manager and their own (spec: decisions MSG-6). */
const notifications = {
  notifications: z.object({
    personal_orders: ofTutor,
    potential_orders: ofTutor,
    client_terms_declined_orders: ofClient,
    client_deleted_orders: ofClient,
    /** Messages to staff that nobody has read, by order: how many, and who wrote last. */
    new_chat_from_client: z.array(z.object({ order_id: z.int(), count: z.int(), name: z.string() })),
    /** Calls that came in and nobody took or called back; an order where the caller has one. */
    income_calls: z.array(z.object({ id: z.int(), order_id: z.nullable(z.int()), phone: z.string(), name: z.string() })),
    timer_notifications: z.array(z.object({ order_id: z.int(), reason: z.string() })),
  }),
  count: z.int(),
}
export const getList = call('GET', '/admin/get_list', {
  about: 'Who is signed in and what waits; read on every change of route (decisions MSG-6)',
  allow: area('session'),
  answer: notifications,
  auth: true,
})
export const getAdminNotifications = call('GET', '/admin/on_site_notifications', {
  about: 'What waits for staff (decisions MSG-6)',
  allow: area('session'),
  answer: notifications,
})
export const setNotificationsRead = call('POST', '/admin/on_site_notification/set_all_read', {
  about: 'Marks what the bell showed read for all staff: these, and none that came meanwhile (back-office 4.10)',
  allow: area('set_read'),
  body: { entries: JsonText(z.array(z.object({ type: Words(readableNotifications), response_id: Id })).check(z.minLength(1), z.maxLength(200))) },
})
export const setNotificationRead = call('POST', '/admin/on_site_notification/set_read', {
  about: 'Marks a notification read for all staff (back-office 4.10)',
  allow: area('set_read'),
  query: { type: Words(readableNotifications), response_id: Id },
  errors: ['not_found'],
})
