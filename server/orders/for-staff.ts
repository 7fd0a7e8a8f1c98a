import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { type OrderForStaff, type OrderTutorForStaff, openActions } from '../../schemas/index.ts'
import { isManager } from '../admins/manager.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireAdmin } from '../context.ts'
import { uploadUrl } from '../files/urls.ts'
import { outbox } from '../outbox/table.ts'
import { historyOf } from '../threads/history.ts'
import { wholeName } from '../tutors/names.ts'
import { oneDecimal } from '../tutors/reviews.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { askedPrice } from './asked-price.ts'
import { chatsOf } from './chats.ts'
import { namesOf, rateOf } from './names.ts'
import { placeTree } from './place-tree.ts'
import { presentBase } from './present.ts'
import { permittedActions } from './rights.ts'
import { factsOf, type Order, type OrderTutor, tutorRowsOf } from './rows.ts'
import { orderFavorites, orderLog, orders } from './table.ts'

/** An order with all that staff see (spec: decisions ORD-8). */
export async function presentForStaff(context: Context, order: Order): Promise<OrderForStaff> {
  const { db, edition, now } = context
  const admin = requireAdmin(context)
  const language = edition.panelLanguage
  const [rows, names, [client], client_orders_count, [manager], favorite, log, texts, messages] = await Promise.all([
    tutorRowsOf(db, [order.id]),
    namesOf(db, [order.id], language),
    db.select().from(clients).where(eq(clients.id, order.client_id)),
    db.$count(orders, eq(orders.client_id, order.client_id)),
    order.admin_id
      ? db
          .select({ name: admins.name, works: sql<boolean>`${isManager}` })
          .from(admins)
          .where(eq(admins.id, order.admin_id))
      : [],
    db
      .select({ order_id: orderFavorites.order_id })
      .from(orderFavorites)
      .where(and(eq(orderFavorites.admin_id, admin.id), eq(orderFavorites.order_id, order.id))),
    logOf(context, order.id),
    db
      .select({ id: outbox.id, template: outbox.template, phone: outbox.recipient, state: outbox.state, at: outbox.created_at })
      .from(outbox)
      .where(and(eq(outbox.order_id, order.id), ne(outbox.channel, 'mail'), or(eq(outbox.channel, 'sms'), ne(outbox.template, 'chat'))))
      .orderBy(desc(outbox.id))
      .limit(50),
    historyOf(context, order.id),
  ])
  const [words] = names.values()
  if (!words || !client) throw new Error(`order ${order.id} has lost its client or lessons`)
  const people = await peopleOf(context, order.id, rows)
  const chats = chatsOf(order, { client, rows, people: people.map(({ shown }) => shown), messages })
  const isFormer = (row: OrderTutor) => row.appointed_at !== null
  return {
    ...presentBase(order, words, edition, language),
    version: order.version,
    client_id: order.client_id,
    client: {
      id: client.id,
      name: client.name,
      phone_plain: client.phone,
      phone_default_country_code: client.phone_country,
      email: client.email,
      messengers: { viber: client.viber, whatsapp: client.whatsapp },
    },
    client_orders_count,
    client_blacklisted: client.blacklisted,
    address: order.address,
    places: placeTree(words.places),
    appointed_tutors: people.filter(({ row }) => isFormer(row)).map(({ shown }) => shown),
    potential_tutors: people.filter(({ row }) => !isFormer(row)).map(({ shown }) => shown),
    add_favorite: favorite.length > 0,
    auto_appoint_potential_tutors: order.auto_appoint_potential_tutors,
    prev_status: order.prev_status,
    remove_reasons: order.remove_reasons,
    request_origin: order.request_origin,
    payment_data: order.payment_data,
    admin_id: order.admin_id,
    admin_name: manager?.name ?? null,
    admin_works: manager?.works ?? false,
    admin_comment: order.admin_comment,
    hidden_message: order.hidden_message,
    utm: order.utm,
    cpa: order.cpa,
    parent_order_id: order.parent_order_id,
    school_order_id: order.school_order_id,
    package_id: order.package_id,
    order_log: log,
    messages,
    chats,
    sms: texts.map((text) => ({ ...text, at: unixOf(text.at) })),
    actions: permittedActions(openActions('admin', factsOf(order, rows, now)), admin.status, context),
  }
}

/** Who is looked at first: the one who teaches, then those who answered, then those who may still. */
const ranks: Record<OrderTutor['state'], number> = { appointed: 0, responded: 1, asked: 2, refused: 3, removed: 4, closed: 5 }

/** The tutors on an order in the order in which they matter; of equals, those to be called first. */
async function peopleOf({ db, edition }: Context, order_id: number, rows: OrderTutor[]): Promise<{ row: OrderTutor; shown: OrderTutorForStaff }[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ tutor_id }) => tutor_id)
  const found = await db
    .select({ tutor: tutors, price: askedPrice(order_id) })
    .from(tutors)
    .where(inArray(tutors.id, ids))
  const known = new Map(found.map((one) => [one.tutor.id, one]))
  const rank = (row: OrderTutor) => ranks[row.state] * 2 + Number(!row.yellow)
  return rows
    .toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
    .flatMap((row) => {
      const { tutor, price } = known.get(row.tutor_id) ?? {}
      if (!tutor) return []
      const shown: OrderTutorForStaff = {
        response_id: row.id,
        tutor_id: row.tutor_id,
        kind: row.kind,
        state: row.state,
        name: wholeName(tutor),
        avatar: tutor.avatar && uploadUrl(tutor.avatar.preview),
        rate: rateOf(row.rate_id ?? price ?? null, edition, edition.panelLanguage),
        status: tutor.status,
        average_rating_reviews: tutor.reviews_mark === null ? null : oneDecimal(tutor.reviews_mark),
        count_reviews: tutor.reviews_count,
        response_text: row.response_text,
        first_class: maybeUnix(row.first_class),
        asked_at: maybeUnix(row.asked_at),
        responded_at: maybeUnix(row.responded_at),
        appointed_at: maybeUnix(row.appointed_at),
        phone_plain: tutor.phone,
        email: tutor.email,
        yellow: row.yellow,
        refused_reason_id: row.refused_reason_id,
        refused_comment: row.refused_comment,
        remove_reasons: row.remove_reasons,
        seen_at: maybeUnix(row.seen_at),
        closed_at: maybeUnix(row.closed_at),
      }
      return [{ row, shown }]
    })
}

/** The timeline, newest first, with the names of those who acted. */
async function logOf({ db }: Context, order_id: number): Promise<OrderForStaff['order_log']> {
  const tutor = sql`(select t.name || ' ' || t.last_name from tutors t where t.id = order_log.actor_id)`
  const client = sql`(select c.name from clients c where c.id = order_log.actor_id)`
  const admin = sql`(select a.name from admins a where a.id = order_log.actor_id)`
  const impersonator = sql<string | null>`(select a.name from admins a where a.id = order_log.impersonator_admin_id)`
  const lines = await db
    .select({
      line: orderLog,
      impersonator_name: impersonator,
      actor_name: sql<string>`coalesce(case order_log.actor_role when 'admin' then ${admin} when 'tutor' then ${tutor} when 'client' then ${client} end, '')`,
      tutor_name: sql<string | null>`(select t.name || ' ' || t.last_name from tutors t where t.id = order_log.tutor_id)`,
    })
    .from(orderLog)
    .where(eq(orderLog.order_id, order_id))
    .orderBy(desc(orderLog.id))
    .limit(200)
  return lines.map(({ line, ...names }) => ({ ...line, ...names, at: unixOf(line.at) }))
}
