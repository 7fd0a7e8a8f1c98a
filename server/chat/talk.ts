import { and, eq } from 'drizzle-orm'
import { type ChatRole, kindOf } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import type { Reader } from '../database/open.ts'
import { FieldProblem, Forbidden, NotFound, Refusal, WrongStatus } from '../errors.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { closedBecause } from '../threads/closed.ts'
import type { Talk } from '../threads/write.ts'

/** One of those who talk. */
export interface Person {
  role: ChatRole
  id: number
}

export interface To {
  order_id: number
  recipient: ChatRole
  recipient_id?: number | undefined
}

/** What is written to whom, and the client whose order it is. */
export interface OpenTalk extends Talk {
  client: typeof clients.$inferSelect
}

/**
 * Whether somebody may write to somebody about an order. Throws `not_found` for an order that there is not, `forbidden` for one that is none of the sender's,
 * fields for a recipient who has no part in it, `blacklisted` and `wrong_status` for a thread that is closed (spec: decisions MSG-1, MSG-2).
 */
export async function requireTalk(db: Reader, by: Person, { order_id, recipient, recipient_id }: To): Promise<OpenTalk> {
  const kind = kindOf(by.role, recipient)
  if (!kind) throw new FieldProblem({ recipient: 'invalid_value' })
  const [found] = await db.select().from(orders).innerJoin(clients, eq(clients.id, orders.client_id)).where(eq(orders.id, order_id))
  if (!found) throw by.role === 'admin' ? new NotFound() : new Forbidden()
  const { orders: order, clients: client } = found
  if (by.role === 'client' && order.client_id !== by.id) throw new Forbidden()
  if (recipient === 'client' && recipient_id && recipient_id !== client.id) throw new FieldProblem({ recipient_id: 'invalid_value' })

  const tutor_id = by.role === 'tutor' ? by.id : recipient === 'tutor' ? (recipient_id ?? 0) : null
  const [row] =
    tutor_id === null
      ? []
      : await db
          .select({ kind: orderTutors.kind, state: orderTutors.state })
          .from(orderTutors)
          .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, tutor_id)))
  if (tutor_id !== null && !row) throw by.role === 'tutor' ? new Forbidden() : new FieldProblem({ recipient_id: 'invalid_value' })

  const closed = closedBecause({ kind, status: order.status, isBlacklisted: client.blacklisted, row })
  if (closed) throw closed === 'blacklisted' ? new Refusal('blacklisted') : new WrongStatus()
  return { order_id, kind, client_id: kind === 'tutor_admin' ? null : client.id, tutor_id, client }
}
