import { and, eq, ne, type SQL } from 'drizzle-orm'
import { mayUse, STATUS } from '../../schemas/index.ts'
import type { Session } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { chatThreads } from '../threads/table.ts'
import type { Person } from './talk.ts'

/** Is this one of the people of the session, and may they chat? (spec: decisions MSG-1) */
export function isOf(session: Session | null, { role, id }: Person): boolean {
  if (role === 'client') return session?.client_id === id
  if (role === 'tutor') return session?.tutor_id === id
  return session?.admin?.id === id && mayUse('orders', session.admin.status)
}

/** Is it an order of theirs? Staff's is any. */
export async function hasOrder(db: Reader, { role, id }: Person, order_id: number): Promise<boolean> {
  const own = role === 'client' ? eq(orders.client_id, id) : undefined
  const isHere = role === 'admin' ? undefined : ne(orders.status, STATUS.deleted)
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order_id), own, isHere))
  if (!order || role !== 'tutor') return order !== undefined
  const [row] = await db
    .select({ id: orderTutors.id })
    .from(orderTutors)
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, id)))
  return row !== undefined
}

/** The threads that somebody reads; staff read all. */
export function threadsOf({ role, id }: Person, order_id?: number): SQL | undefined {
  const own = { client: eq(chatThreads.client_id, id), tutor: eq(chatThreads.tutor_id, id), admin: undefined }[role]
  return and(own, order_id === undefined ? undefined : eq(chatThreads.order_id, order_id))
}

/** The same of one thread at hand. */
export const reads = ({ role, id }: Person, thread: { client_id: number | null; tutor_id: number | null }): boolean =>
  role === 'admin' || thread[`${role}_id`] === id
