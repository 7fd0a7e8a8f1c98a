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

/** The newest of each kind that the text is the number, the name or a contact of; orders are found by their clients (spec: decisions ADM-9). */
export async function find(context: Context, { text }: Input<typeof searchAll>): Promise<Data<typeof searchAll>> {
  const { db } = context
  const { status } = requireAdmin(context)
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  const found = await clientsBy(db, text, id)
  const allowed = async <T>(area: Area, read: () => Promise<T[]>): Promise<T[]> => (mayUse(area, status) ? read() : [])
  const [ofOrders, ofTutors] = await Promise.all([
    allowed('orders', () => ordersOf(db, id, found)),
    allowed('tutors', () => db.select().from(tutors).where(tutorHas(text)).orderBy(desc(tutors.id)).limit(MOST_FOUND)),
  ])
  return {
    orders: ofOrders.map(({ order, client }) => ({ id: order.id, status: order.status, client_name: wholeName(client) })),
    tutors: ofTutors.map((tutor) => ({ id: tutor.id, status: tutor.status, name: wholeName(tutor), phone: tutor.phone })),
    clients: mayUse('clients', status) ? found.map((client) => ({ id: client.id, name: wholeName(client), phone: client.phone })) : [],
  }
}

const clientsBy = (db: Reader, text: string, id: number | null) =>
  db
    .select()
    .from(clients)
    .where(or(clientHas(text), id === null ? undefined : eq(clients.id, id)))
    .orderBy(desc(clients.id))
    .limit(MOST_FOUND)

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
