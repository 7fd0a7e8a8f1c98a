import { eq } from 'drizzle-orm'
import { requestProblems, type saveOrder } from '../../../schemas/index.ts'
import { managerProblems } from '../../admins/manager.ts'
import type { Input, LookUp, Problems } from '../../calls.ts'
import { type Changes, changesOf, givenOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import { refuseProblems } from '../../errors.ts'
import { areThere } from '../../reference/are-there.ts'
import { rates } from '../../reference/table.ts'
import { detailProblems, placeColumns, writeOrderDetails } from '../details.ts'
import { namesOf } from '../names.ts'
import type { ChangeInput } from '../pending-change.ts'
import type { Order } from '../rows.ts'
import { orders } from '../table.ts'
import { changeAsStaff } from './change-as-staff.ts'

type Saved = Input<typeof saveOrder>['order']

/** What the table of the order form asks of the fields that were sent. */
export const problemsOf: Problems<typeof saveOrder> = ({ order = {} }) => requestProblems(order)

/** What it asks of the whole order, and what was sent and is not there: subjects, places, a price, a manager. */
export const lookUp: LookUp<typeof saveOrder> = async (at, { order_id = 0, order: sent = {} }) => {
  const [order] = await at.db.select().from(orders).where(eq(orders.id, order_id))
  if (!order) return {}
  const { lesson_levels, rate_id, admin_id } = sent
  const before = await editableOf(at, order)
  const whole = { ...before, ...givenOf(sent) }
  const where = isMoving(sent) && { locations: whole.locations, location_at_client: whole.location_at_client }
  return {
    ...(await detailProblems(at, { lesson_levels, ...where }, before)),
    ...(admin_id !== order.admin_id && (await managerProblems(at.db, admin_id))),
    ...(!(await areThere(at.db, rates, [rate_id])) && { rate_id: 'not_found' }),
    ...requestProblems(whole),
  }
}

/**
 * Saves the fields that were sent. Throws `conflict` with both values of each field when somebody saved a newer version, field problems for values that
 * don't go together, `wrong_status` for a deleted order (spec: decisions ORD-3, API-3).
 */
export async function save(context: Context, { order_id, order: { version, ...sent } }: Input<typeof saveOrder>) {
  const { tx } = context
  const patch: Record<string, unknown> = {}
  let changes: Changes = {}
  const input: ChangeInput = {}
  const saved = await changeAsStaff(context, 'save', order_id, {
    input,
    patch,
    check: async (order) => {
      const before = await editableOf(context, order)
      changes = changesOf({ ...sent, version }, { ...before, version: order.version })
      input.changes = changes
      const whole = { ...before, ...givenOf(sent) }
      refuseProblems(requestProblems(whole))
      const { lesson_levels, locations: _, ...columns } = sent
      Object.assign(
        patch,
        columns,
        placeColumns({ locations: whole.locations, location_at_client: whole.location_at_client, address: whole.address }),
        { version: order.version + 1 },
      )
      await writeOrderDetails(tx, order_id, { lesson_levels, ...(isMoving(sent) && { locations: patch.locations as Saved['locations'] }) })
    },
  })
  context.audit(`order ${order_id}`, changes)
  return saved
}

/** Places are written anew with whether the client's count. */
const isMoving = ({ locations, location_at_client }: Partial<Saved>) => locations !== undefined || location_at_client !== undefined

/** The order's fields in the form in which they are sent. */
async function editableOf({ db, edition }: Pick<Context, 'db' | 'edition'>, order: Order) {
  const names = (await namesOf(db, [order.id], edition.panelLanguage)).get(order.id)
  return {
    lesson_levels: names?.lesson_levels ?? {},
    location_at_client: order.location_at_client,
    location_at_online: order.location_at_online,
    location_at_tutor: order.location_at_tutor,
    locations: order.locations,
    address: order.address,
    class_regularity: order.class_regularity,
    class_duration: order.class_duration,
    time_intervals: order.time_intervals,
    wishes: order.wishes,
    practice_id: order.practice_id,
    tutor_sex: order.tutor_sex,
    client_age: order.client_age,
    rate_id: order.rate_id,
    request_origin: order.request_origin,
    admin_id: order.admin_id,
    admin_comment: order.admin_comment,
    lang: order.lang,
  }
}
