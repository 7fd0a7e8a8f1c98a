import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { type Action, type Effect, type Rule, ruleFor, type Side, STATUS, type Status, undoable } from '../../schemas/index.ts'
import { refreshTutors } from '../catalogue/refresh.ts'
import { WrongStatus } from '../errors.ts'
import { notice, type Person } from '../sessions/order-notice.ts'
import { isTeaching } from '../tutors/available.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import { actorOf } from './actor.ts'
import { effects } from './effects.ts'
import { tellOf } from './messages.ts'
import { noteOrderActivity } from './note-activity.ts'
import { type Change, type ChangeInput, type OrderContext, TIMER } from './pending-change.ts'
import { peopleOf } from './people.ts'
import { factsOf, lockOrder, type Order, type OrderTutor, tutorRowsOf } from './rows.ts'
import { sendUntold } from './school.ts'
import { type Before, orderLog, orders, staffEvents } from './table.ts'

/** What an action changes, and what it still asks before that. */
export interface ActionChange {
  input?: ChangeInput
  /** Columns that the action sets by itself. */
  patch?: Change['patch']
  /** The order stands as asked already: nothing is written and nobody is told. */
  isDone?: (order: Order) => boolean
  /** Further refusals, asked under the lock. */
  check?: (order: Order, rows: OrderTutor[]) => void | Promise<void>
}

/** The same with who acts on which order. */
interface Asked<S extends Side> extends ActionChange {
  side: S
  action: Action<S>
  order_id: number
  by: Change['by']
  /** The owner check, part of the query that locks the order. */
  whose?: SQL
  /** An offered order suits the tutor although nobody asked them. */
  fits?: boolean
}

/** What the tutor's public pages say of an order. */
const shownOfReview = ['review_mark', 'review_text', 'review_response_text'] as const

const appointedOf = (rows: OrderTutor[]) => rows.filter((row) => row.state === 'appointed').map((row) => row.tutor_id)

/**
 * The only way in which an order changes, but for `undo`: locks it, asks the table of its life, writes effects, row, log and messages in that order, all in the caller's
 * transaction. Throws `not_found` for an unknown or foreign order and `wrong_status` when the table has no rule (spec: decisions ORD-1..6).
 */
export async function changeOrder<S extends Side>(context: OrderContext, asked: Asked<S>): Promise<Order> {
  const { side, action, by, input = {} } = asked
  const { tx, now } = context
  const order = await lockOrder(tx, asked.order_id, asked.whose)
  const rows = await tutorRowsOf(tx, [order.id])
  const facts = factsOf(order, rows, now, side === 'tutor' ? { tutor_id: by.id ?? 0, fits: asked.fits ?? false } : {})
  const rule = ruleFor(side, action, facts)
  if (!rule) throw new WrongStatus()
  await asked.check?.(order, rows)
  if (asked.isDone?.(order)) return order

  const rowsBefore = rows.map((row) => ({ ...row }))
  const to = await targetOf(context, rule, order, rows)
  const change: Change = { context, side, action, by, order, rows, rows_before: rowsBefore, to, input, patch: { ...asked.patch } }
  for (const name of rule.effects as readonly Effect[]) await effects[name](change)

  const moved = to !== order.status
  const left = order.status === STATUS.paused || order.status === STATUS.lost
  const patch = { ...(moved && { status: to, status_at: now, ...(left && { prev_status: null }) }), ...change.patch }
  const changed = Object.keys(patch).length > 0 ? await save(change, patch) : order
  if (moved) await endTimerEvents(context, order.id)
  if (moved && left) await sendUntold(tx, changed)
  const actor = actorOf(context, by)
  await tx.insert(orderLog).values({
    order_id: order.id,
    from: order.status,
    to,
    action,
    ...actor,
    tutor_id: input.tutor_id ?? null,
    details: detailsOf(input),
    before: side === 'admin' && isUndoable(action) ? beforeOf(order, patch, rowsBefore, rows) : null,
    at: now,
  })
  await noteOrderActivity(change, rule, changed)
  await tellOf(change, changed)
  // what they do themselves their page shows by the answer; staff who act for them and banks are answered elsewhere
  const isAnswered = ({ role, id }: Person) =>
    side === role && by.id === id && context.session?.[`${role}_id`] === id && actor.impersonator_admin_id === null
  const people = peopleOf(changed, [...rowsBefore, ...rows]).filter((person) => !isAnswered(person))
  await notice(tx, people)
  if (shownOfReview.some((name) => changed[name] !== order[name])) await refreshTutors(tx, appointedOf(rows), context)
  return change.next ? changeOrder(context, { side: 'timer', action: change.next, order_id: order.id, by: TIMER }) : changed
}

/** What the client changes stands in the form of staff too: one who has it open learns of it by the version. */
async function save({ context: { tx }, order, side }: Change, patch: Change['patch']): Promise<Order> {
  const isInForm = side === 'request' || (side === 'client' && 'rate_id' in patch)
  const version = isInForm ? { version: order.version + 1 } : {}
  const [changed] = await tx
    .update(orders)
    .set({ ...patch, ...version })
    .where(eq(orders.id, order.id))
    .returning()
  return changed ?? order
}

/** A hint of a timer speaks of the status it was written in (spec: decisions MSG-6). */
const endTimerEvents = ({ tx, now }: OrderContext, order_id: number) =>
  tx
    .update(staffEvents)
    .set({ admin_read_at: now })
    .where(and(eq(staffEvents.order_id, order_id), eq(staffEvents.kind, 'timer'), isNull(staffEvents.admin_read_at)))

/** Where the rule leads this order (spec: decisions ORD-3). */
async function targetOf({ tx }: OrderContext, { to }: Rule, order: Order, rows: OrderTutor[]): Promise<Status> {
  if (typeof to === 'number') return to
  if (to === 'same') return order.status
  if (to === 'before_pause') return order.prev_status ?? STATUS.processing
  if (to === 'before_paid') return order.kind === 'school' ? STATUS.school_processing : order.first_class ? STATUS.waiting_pay : STATUS.appointed
  const before = order.prev_status ?? STATUS.processing
  if (before !== STATUS.appointed && before !== STATUS.waiting_pay) return before
  // An appointed order is one again only while its tutor is there.
  const appointed = rows.find((row) => row.state === 'appointed')?.tutor_id ?? 0
  const [tutor] = await tx.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, appointed))
  return isTeaching(tutor?.status) ? before : STATUS.processing
}

const isUndoable = (action: string) => (undoable as readonly string[]).includes(action)

/** What the patch and the effects are about to overwrite, for `undo`. */
const beforeOf = (order: Order, patch: Change['patch'], rowsBefore: OrderTutor[], rows: OrderTutor[]): Before => ({
  order: Object.fromEntries(Object.keys(patch).map((name) => [name, order[name as keyof Order]])),
  rows: rowsBefore
    .filter(({ id, state }) => rows.some((row) => row.id === id && row.state !== state))
    .map(({ id, state, closed_at }) => ({ id, state, closed_at: closed_at?.toISOString() ?? null })),
})

/** What the timeline shows beside the action. */
function detailsOf({ tutor_id: _, first_class, date_pause_off, ...input }: ChangeInput): Record<string, unknown> | null {
  const details = {
    ...input,
    ...(first_class && { first_class: unixOf(first_class) }),
    ...(date_pause_off && { date_pause_off: unixOf(date_pause_off) }),
  }
  return Object.keys(details).length > 0 ? details : null
}
