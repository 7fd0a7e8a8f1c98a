import { and, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { MergeChanged } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import type { Reader } from '../database/open.ts'
import { orderLog } from '../orders/table.ts'
import { payments } from '../payments/table.ts'
import { tutors } from '../tutors/table.ts'
import type { clientMerges } from './table.ts'

export type Merge = typeof clientMerges.$inferSelect

/** Steps on an order that leave it as it is. */
const HARMLESS = ['set_favorite', 'sms_client', 'sms_tutor', 'tutor_mark_yellow', 'tutor_mark_yellow_off']

/**
 * What people have changed since a merge, so that nobody can say any more to whom of the two it belongs: the orders and payments that moved, the fields that
 * were joined, contacts that somebody else has meanwhile. Nothing: it can be undone.
 */
export async function changedSince(db: Reader, merge: Merge): Promise<MergeChanged[]> {
  const found: MergeChanged[] = [
    { kind: 'client', ids: await fieldsOf(db, merge) },
    { kind: 'contacts', ids: await takenOf(db, merge) },
    { kind: 'orders', ids: await ordersOf(db, merge) },
    { kind: 'payments', ids: await paymentsOf(db, merge) },
    { kind: 'tutors', ids: await tutorsOf(db, merge) },
  ]
  return found.filter(({ ids }) => ids.length > 0)
}

/** Visits move the last sign-in by themselves. */
async function fieldsOf(db: Reader, { client_id, client_id2, after }: Merge): Promise<string[]> {
  const rows = await db
    .select()
    .from(clients)
    .where(inArray(clients.id, [client_id, client_id2]))
  const [stays, went] = [client_id, client_id2].map((id) => rows.find((row) => row.id === id))
  if (!stays || stays.deleted_at || went?.merged_into !== client_id) return ['deleted_at']
  const { last_login_at: _, ...joined } = after
  const isSame = (name: string) => JSON.stringify(stays[name as keyof typeof stays]) === JSON.stringify(joined[name as keyof typeof joined])
  return Object.keys(joined).filter((name) => !isSame(name))
}

/** The contacts of either before the merge that are another's now: another client's, or of the second that the first has taken since. */
async function takenOf(db: Reader, { client_id, client_id2, before }: Merge): Promise<string[]> {
  const sides = [before.client, before.client2]
  const phones = sides.flatMap(({ phone }) => phone ?? [])
  const emails = sides.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const isTheirs = or(
    phones.length > 0 ? inArray(clients.phone, phones) : undefined,
    emails.length > 0 ? inArray(sql`lower(${clients.email})`, emails) : undefined,
  )
  if (!isTheirs) return []
  const rows = await db
    .select({ id: clients.id, phone: clients.phone, email: clients.email })
    .from(clients)
    .where(and(isTheirs, ne(clients.id, client_id2)))
  // what the merge gave to the first goes back by itself
  const keeps = (id: number, column: 'phone' | 'email') => id !== client_id || !(column in before.client)
  return [
    ...(rows.some(({ id, phone }) => phone && phones.includes(phone) && keeps(id, 'phone')) ? ['phone_plain'] : []),
    ...(rows.some(({ id, email }) => email && emails.includes(email.toLowerCase()) && keeps(id, 'email')) ? ['email'] : []),
  ]
}

async function ordersOf(db: Reader, { moved, at }: Merge): Promise<number[]> {
  if (moved.orders.length === 0) return []
  const rows = await db
    .selectDistinct({ id: orderLog.order_id })
    .from(orderLog)
    .where(
      and(
        inArray(orderLog.order_id, moved.orders.map(Number)),
        gt(orderLog.at, at),
        ne(orderLog.actor_role, 'timer'),
        notInArray(orderLog.action, HARMLESS),
      ),
    )
  return rows.map(({ id }) => id)
}

async function paymentsOf(db: Reader, { moved, at }: Merge): Promise<string[]> {
  if (moved.payments.length === 0) return []
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, moved.payments.map(String)), gt(payments.paid_at, at)))
  return rows.map(({ id }) => id)
}

/** A tutor who moved and is linked to somebody else by now. */
async function tutorsOf(db: Reader, { moved, client_id }: Merge): Promise<number[]> {
  if (moved.tutors.length === 0) return []
  const rows = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(inArray(tutors.id, moved.tutors.map(Number)), sql`${tutors.client_id} is distinct from ${client_id}`))
  return rows.map(({ id }) => id)
}
