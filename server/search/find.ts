import { desc, eq, inArray, or } from 'drizzle-orm'
import { type Area, MOST_FOUND, mayUse, type searchAll } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { clientHas } from '../clients/search.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireAdmin } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { orders } from '../orders/table.ts'
import { wholeName } from '../tutors/names.ts'
import { tutorHas } from '../tutors/search.ts'
import { tutors } from '../tutors/table.ts'

/** Of each kind the one that the text is the number of, then the newest by name or contact; orders are found by their clients (spec: decisions ADM-9). */
export async function find(context: Context, { text }: Input<typeof searchAll>): Promise<Data<typeof searchAll>> {
  const { db } = context
  const { status } = requireAdmin(context)
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  const found = await clientsBy(db, text, id)
  const allowed = async <T>(area: Area, read: () => Promise<T[]>): Promise<T[]> => (mayUse(area, status) ? read() : [])
  const [ofOrders, ofTutors] = await Promise.all([allowed('orders', () => ordersOf(db, id, found)), allowed('tutors', () => tutorsBy(db, text, id))])
  return {
    orders: ofOrders.map(({ order, client }) => ({ id: order.id, status: order.status, client_name: wholeName(client) })),
    tutors: ofTutors.map((tutor) => ({ id: tutor.id, status: tutor.status, name: wholeName(tutor), phone: tutor.phone })),
    clients: mayUse('clients', status) ? found.map((client) => ({ id: client.id, name: wholeName(client), phone: client.phone })) : [],
  }
}

/** Who has the number comes first: its figures stand in the phones of many who are newer. */
const firstOf = <Row extends { id: number }>(numbered: readonly Row[], others: readonly Row[]): Row[] =>
  [...numbered, ...others.filter(({ id }) => numbered.every((one) => one.id !== id))].slice(0, MOST_FOUND)

async function clientsBy(db: Reader, text: string, id: number | null) {
  const numbered = id === null ? [] : await db.select().from(clients).where(eq(clients.id, id))
  return firstOf(numbered, await db.select().from(clients).where(clientHas(text)).orderBy(desc(clients.id)).limit(MOST_FOUND))
}

async function tutorsBy(db: Reader, text: string, id: number | null) {
  const numbered = id === null ? [] : await db.select().from(tutors).where(eq(tutors.id, id))
  return firstOf(numbered, await db.select().from(tutors).where(tutorHas(text)).orderBy(desc(tutors.id)).limit(MOST_FOUND))
}

/** The order of that number, and the newest of the clients that were found. */
const ordersOf = (db: Reader, id: number | null, found: { id: number }[]) => {
  const theirs = inArray(
    orders.client_id,
    found.map((client) => client.id),
  )
  return db
    .select({ order: orders, client: clients })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(or(theirs, id === null ? undefined : eq(orders.id, id)))
    .orderBy(...(id === null ? [] : [desc(eq(orders.id, id))]), desc(orders.id))
    .limit(MOST_FOUND)
}
