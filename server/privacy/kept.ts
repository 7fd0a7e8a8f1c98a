import { basename, extname } from 'node:path'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { ownBilling } from '../billing/own.ts'
import type { Context } from '../context.ts'
import type { Shelf } from '../files/shelf.ts'
import { namesOf } from '../orders/names.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { paymentCards, payments } from '../payments/table.ts'
import { get as getProfile } from '../profiles/own/get.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { balanceOf } from '../wallet/ledger.ts'
import { walletLines } from '../wallet/table.ts'

type Reading = Pick<Context, 'db' | 'language'>

/** Orders that are read at a time. */
const BATCH = 200

/** The profile as its tutor edits it, and who invoices are made out to. */
export async function profileOf(context: Context) {
  const { tutor } = await getProfile(context, { lang: undefined })
  return { ...tutor, billing: context.edition.flags.billing_data ? await ownBilling(context.db, tutor.id) : null }
}

/** What the tutor did in each order, and what came of it. Who the client is, and what they wrote, is theirs. */
export async function* ordersOf({ db, language }: Reading, tutor_id: number) {
  for (let last = 0; ; ) {
    const rows = await db
      .select({ order: orders, own: orderTutors })
      .from(orderTutors)
      .innerJoin(orders, eq(orders.id, orderTutors.order_id))
      .where(and(eq(orderTutors.tutor_id, tutor_id), gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(BATCH)
    const names = await namesOf(
      db,
      rows.map(({ order }) => order.id),
      language,
    )
    for (const { order, own } of rows) yield { ...presentOrder(order, own), lessons: names.get(order.id)?.lessons ?? [] }
    const [end] = rows.slice(-1)
    if (!end || rows.length < BATCH) return
    last = end.order.id
  }
}

function presentOrder(order: typeof orders.$inferSelect, own: typeof orderTutors.$inferSelect) {
  // what came of it with another tutor is theirs
  const isTheirs = own.state === 'appointed'
  return {
    id: order.id,
    status: order.status,
    date_create: unixOf(order.date_create),
    kind: own.kind,
    state: own.state,
    asked_at: unixOf(own.asked_at),
    responded_at: maybeUnix(own.responded_at),
    appointed_at: maybeUnix(own.appointed_at),
    response_text: own.response_text,
    rate_id: own.rate_id,
    refused_reason_id: own.refused_reason_id,
    refused_comment: own.refused_comment,
    ...(isTheirs && {
      first_class: maybeUnix(order.first_class),
      commission_sum: order.commission_sum,
      paid_at: maybeUnix(order.paid_at),
      review_mark: order.review_mark,
      review_text: order.review_text,
      review_response_text: order.review_response_text,
    }),
  }
}

/** Wallet, payments and cards; of a card no more than the tutor sees of it. */
export async function moneyOf({ db, edition }: Pick<Context, 'db' | 'edition'>, tutor_id: number) {
  const [balance, lines, paid, cards] = await Promise.all([
    balanceOf(db, tutor_id),
    db.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id)).orderBy(asc(walletLines.id)),
    db.select().from(payments).where(eq(payments.tutor_id, tutor_id)).orderBy(asc(payments.created_at)),
    db.select().from(paymentCards).where(eq(paymentCards.tutor_id, tutor_id)).orderBy(asc(paymentCards.id)),
  ])
  return {
    currency: edition.currency,
    balance,
    wallet: lines.map(({ id, type, sum, balance_after, order_id, payment_id, comment, at }) => ({
      ...{ id, type, sum, balance_after, order_id, payment_id, comment },
      date: unixOf(at),
    })),
    payments: paid.map(({ id, provider, status, purpose, target_id, sum, donate_sum, currency, created_at, paid_at }) => ({
      ...{ id, provider, status, purpose, target_id, sum, donate_sum, currency },
      created_at: unixOf(created_at),
      paid_at: maybeUnix(paid_at),
    })),
    cards: cards.map(({ mask, brand, exp_month, exp_year, created_at }) => ({ mask, brand, exp_month, exp_year, created_at: unixOf(created_at) })),
  }
}

interface Kept {
  shelf: Shelf
  file: string
  /** What it is called in the archive. */
  name: string
}

/** What the tutor has sent: photo, documents, papers of billing data, pictures of ads and posts, and those written in chats. */
export async function filesOf({ db, outside: { files } }: Pick<Context, 'db' | 'outside'>, tutor_id: number): Promise<Kept[]> {
  const { rows } = await db.execute<{ name: string; file: string; is_private: boolean }>(sql`
    select 'photo' as name, avatar ->> 'original' as file, false as is_private from tutors where id = ${tutor_id} and avatar is not null
    union all select 'documents/' || id, file, true from tutor_documents where tutor_id = ${tutor_id}
    union all select 'billing/' || id, file, true from tutor_billing_documents where tutor_id = ${tutor_id}
    union all select 'ads/' || id, file, false from ad_images where tutor_id = ${tutor_id}
    union all select 'blog/' || id, file, false from blog_images where tutor_id = ${tutor_id}
    union all select 'chat/' || m.id, m.media, true from chat_messages m join chat_threads t on t.id = m.thread_id
      where t.tutor_id = ${tutor_id} and m.sender = 'tutor' and m.media is not null and m.deleted_at is null`)
  return rows.map(({ name, file, is_private }) => ({
    shelf: is_private ? files.private : files.uploads,
    file: basename(file),
    name: name + extname(file),
  }))
}
