import { STATUS } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { FieldProblem } from '../errors.ts'
import { unixOf } from '../unix.ts'
import { actorOf } from './actor.ts'
import { commissionOf } from './commission.ts'
import { type OrderDetails, placeColumns, writeOrderDetails } from './details.ts'
import type { Change, OrderContext } from './pending-change.ts'
import type { Order } from './rows.ts'
import { sendToSchool } from './school.ts'
import { orderLog, orders, orderTutors } from './table.ts'

type Columns = Omit<typeof orders.$inferInsert, 'id' | 'created_day' | 'locations' | 'status' | 'client_id'>

/** A new order in all its details, as a request or a manager gives it. */
export interface NewOrder extends Columns, Pick<OrderDetails, 'lesson_levels' | 'locations'> {}

/** Writes a new order with its subjects, places and first line of log; `tutor_id` is asked in person. Throws field problems for what does not exist. */
export async function insertOrder(
  context: OrderContext,
  { client_id, tutor_id, by, order: given }: { client_id: number; tutor_id: number | null; by: Change['by']; order: NewOrder },
): Promise<Order> {
  const { tx, edition, now } = context
  const { lesson_levels, locations, ...columns } = given
  const kept = placeColumns({ locations, location_at_client: columns.location_at_client, address: columns.address })
  const commission = commissionOf(
    { price: columns.rate_id ?? null, regularity: columns.class_regularity ?? 0, free: columns.kind === 'school' },
    edition,
  )
  const [order] = await tx
    .insert(orders)
    .values({
      ...columns,
      ...kept,
      client_id,
      status: columns.kind === 'school' ? STATUS.school_new : STATUS.new,
      commission_sum: commission.sum,
      commission_factor: commission.factor,
      date_create: now,
      created_day: isoDay(unixOf(now), edition),
      status_at: now,
    })
    .returning()
  if (!order) throw new FieldProblem({ order: 'other' })
  if (order.status === STATUS.school_new) await sendToSchool(tx, order.id)
  await writeOrderDetails(tx, order.id, { lesson_levels, locations: kept.locations })
  if (tutor_id !== null) await tx.insert(orderTutors).values({ order_id: order.id, tutor_id, kind: 'personal', state: 'asked', asked_at: now })
  await tx.insert(orderLog).values({ order_id: order.id, from: null, to: order.status, action: 'create', ...actorOf(context, by), tutor_id, at: now })
  return order
}
