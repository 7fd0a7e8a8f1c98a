import { and, arrayOverlaps, desc, eq, inArray, isNull } from 'drizzle-orm'
import { OPEN } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { phonesOf } from '../clients/contacts.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { orders } from '../orders/table.ts'
import { tutors } from '../tutors/table.ts'

/** Whose phone it is, and the order that the owner most likely rings about. */
export interface Caller {
  phone: string
  client_id: number | null
  tutor_id: number | null
  order_id: number | null
  /** The order's manager. */
  admin_id: number | null
}

/**
 * Finds the owner of a phone that rings: a client with an order that goes on, else a tutor, else any client; and the manager of that order, where they take
 * calls (spec: decisions MSG-8).
 */
export async function whoCalls({ tx, edition }: Pick<Context, 'tx' | 'edition'>, given: string): Promise<Caller> {
  const phones = phonesOf(given, edition)
  const stranger = { phone: phones[0] ?? given, client_id: null, tutor_id: null, order_id: null, admin_id: null }
  if (phones.length === 0) return stranger
  const [client] = await tx
    .select({ id: clients.id, phone: clients.phone })
    .from(clients)
    .where(and(inArray(clients.phone, phones), isNull(clients.deleted_at)))
  const [order] = client
    ? await tx
        .select({ id: orders.id, admin_id: admins.id })
        .from(orders)
        .leftJoin(admins, and(eq(admins.id, orders.admin_id), eq(admins.active, true), eq(admins.receives_calls, true)))
        .where(and(eq(orders.client_id, client.id), inArray(orders.status, [...OPEN])))
        .orderBy(desc(orders.date_create), desc(orders.id))
        .limit(1)
    : []
  if (client && order)
    return { ...stranger, phone: client.phone ?? stranger.phone, client_id: client.id, order_id: order.id, admin_id: order.admin_id }
  const tutor = await tutorOf(tx, phones)
  if (tutor) return { ...stranger, tutor_id: tutor.id }
  return client ? { ...stranger, phone: client.phone ?? stranger.phone, client_id: client.id } : stranger
}

async function tutorOf(tx: Context['tx'], phones: string[]) {
  const [first] = await tx.select({ id: tutors.id }).from(tutors).where(inArray(tutors.phone, phones)).limit(1)
  if (first) return first
  const [second] = await tx.select({ id: tutors.id }).from(tutors).where(arrayOverlaps(tutors.phones_extra, phones)).limit(1)
  return second
}
