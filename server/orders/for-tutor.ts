import { and, eq } from 'drizzle-orm'
import { type OrderForTutor, openActions, STATUS } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import { maskContacts } from '../contacts/mask-contacts.ts'
import type { Context } from '../context.ts'
import { Forbidden, NotFound } from '../errors.ts'
import { maybeUnix } from '../unix.ts'
import { balanceOf } from '../wallet/ledger.ts'
import { fittingOrders } from './matching.ts'
import { namesOf } from './names.ts'
import { chatsAbout, messagesAbout, type Side } from './own-chats.ts'
import { presentBase } from './present.ts'
import { factsOf, type Order, requireOrder, tutorRowsOf } from './rows.ts'
import { orderTutors } from './table.ts'
import { termsOf } from './terms.ts'

/** Does an offered order suit this tutor, whom nobody asked? Asked only when there is no row, for it costs a query. */
async function fitsTutor({ db }: Pick<Context, 'db'>, order_id: number, tutor_id: number): Promise<boolean> {
  return (await fittingOrders(db, tutor_id, [order_id])).has(order_id)
}

/**
 * Throws `forbidden` unless the tutor has a row on the order or it is open and suits them, so that nobody learns which numbers there are; `not_found` for an own
 * one that was deleted (spec: decisions ORD-10).
 */
export async function requireTutorOrder(context: Pick<Context, 'db'>, order_id: number, tutor_id: number): Promise<{ order: Order; fits: boolean }> {
  const [own] = await context.db
    .select({ id: orderTutors.id })
    .from(orderTutors)
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, tutor_id)))
  const fits = !own && (await fitsTutor(context, order_id, tutor_id))
  if (!own && !fits) throw new Forbidden()
  const order = await requireOrder(context.db, order_id)
  if (order.status === STATUS.deleted) throw new NotFound()
  return { order, fits }
}

/** An order as a tutor may see it: the client's contacts and address only while appointed (spec: decisions ORD-8, ORD-10). */
export async function presentForTutor(context: Context, order: Order, tutor_id: number, fits = false): Promise<OrderForTutor> {
  const { db, edition, language, now } = context
  const side: Side = { role: 'tutor', id: tutor_id }
  const [rows, names, [client], wallet_balance, terms, chats, messages] = await Promise.all([
    tutorRowsOf(db, [order.id]),
    namesOf(db, [order.id], language),
    db.select().from(clients).where(eq(clients.id, order.client_id)),
    balanceOf(db, tutor_id),
    termsOf(db, tutor_id, edition),
    chatsAbout(context, side, order.id),
    messagesAbout(context, side, order.id),
  ])
  const [words] = names.values()
  if (!words || !client) throw new Error(`order ${order.id} has lost its client or lessons`)
  const own = rows.find((row) => row.tutor_id === tutor_id)
  const open = own?.state === 'appointed'
  const base = presentBase(order, words, edition, language)
  const lesson_ids = words.lessons.map(({ id }) => id)
  const review = open ? {} : { review_mark: null, review_text: '', review_date: null, review_response_text: '' }
  return {
    ...base,
    ...review,
    wishes: open ? order.wishes : maskContacts(order.wishes),
    commission: { ...base.commission, ...terms.commission(order, lesson_ids, own?.rate_id) },
    // The exact address lies in the places too.
    locations: open ? base.locations : { ...base.locations, client_place: base.locations.client_place.map(({ address: _, ...place }) => place) },
    client: {
      id: client.id,
      name: client.name,
      phone_plain: open ? client.phone : null,
      phone_default_country_code: open ? client.phone_country : null,
      email: open ? client.email : null,
      messengers: open ? { viber: client.viber, whatsapp: client.whatsapp } : { viber: false, whatsapp: false },
    },
    address: open ? order.address : null,
    own: own
      ? {
          response_id: own.id,
          tutor_id,
          kind: own.kind,
          state: own.state,
          response_text: own.response_text,
          rate_id: own.rate_id,
          first_class: maybeUnix(own.first_class),
          refused_reason_id: own.refused_reason_id,
          refused_comment: own.refused_comment,
          asked_at: maybeUnix(own.asked_at),
          responded_at: maybeUnix(own.responded_at),
          appointed_at: maybeUnix(own.appointed_at),
        }
      : null,
    tutor_rate_id: terms.rate(lesson_ids),
    responses_count: rows.filter(({ state }) => state === 'responded').length,
    first_class_changes: order.first_class_changes,
    wallet_balance,
    chats,
    messages,
    actions: openActions('tutor', factsOf(order, rows, now, { tutor_id, fits })),
  }
}
