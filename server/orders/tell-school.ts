import { and, eq, inArray, isNull } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { AT_SCHOOL, STATUS, TUTOR_STATUS } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import type { SchoolOrder } from '../outside/school.ts'
import { tutors } from '../tutors/table.ts'
import { changeOrder } from './change-order.ts'
import { namesOf } from './names.ts'
import { TIMER } from './pending-change.ts'
import { type GoneFromSchool, type PaidToSchool, sendGoneToSchool } from './school.ts'
import { orders, orderTutors, staffEvents } from './table.ts'

/** A client may pay before the school has taken the order. */
const withSchool: readonly number[] = [...AT_SCHOOL, STATUS.paid]

/** What the bell of staff says of an order whose tries are used up. */
const NOT_TOLD = 'school_not_told'

/**
 * Hands an order to the partner school and notes what the school calls it; nothing when it has left the school or stands still meanwhile. Rejects to be tried
 * again, and after the last try staff hear of it (spec: decisions MSG-6).
 */
export async function tellSchool(
  { edition, outside, transact }: Pick<Job, 'edition' | 'outside' | 'transact'>,
  id: number,
  isLastTry = false,
): Promise<void> {
  const order = await transact((context) => toldOf(context, id))
  if (!order) return
  const school_order_id = await outside.school.take(edition.code, order).catch(async (error: unknown) => {
    if (isLastTry) await transact((context) => hint(context, id))
    throw error
  })
  await transact(async (context) => {
    await endHint(context, id)
    const [row] = await context.tx.select().from(orders).where(eq(orders.id, id)).for('update')
    // the account was deleted while the school took the order
    if (row?.status === STATUS.deleted && (await isGone(context, row.client_id))) await sendGoneToSchool(context, school_order_id)
    // its number is kept also of one that stands still by now
    if (row?.kind !== 'school' || row.status === STATUS.deleted || row.school_order_id === school_order_id) return
    await changeOrder(context, { side: 'timer', action: 'school_answered', order_id: id, by: TIMER, patch: { school_order_id } })
  })
}

async function hint(context: Context, order_id: number) {
  await endHint(context, order_id)
  await context.tx.insert(staffEvents).values({ kind: 'timer', order_id, reason: NOT_TOLD, created_at: context.now })
}

/** Staff may have let the job begin anew. */
const endHint = ({ tx, now }: Context, order_id: number) =>
  tx
    .update(staffEvents)
    .set({ admin_read_at: now })
    .where(
      and(eq(staffEvents.order_id, order_id), eq(staffEvents.kind, 'timer'), eq(staffEvents.reason, NOT_TOLD), isNull(staffEvents.admin_read_at)),
    )

async function isGone({ tx }: Context, client_id: number): Promise<boolean> {
  const [client] = await tx.select({ at: clients.deleted_at }).from(clients).where(eq(clients.id, client_id))
  return client?.at != null
}

async function toldOf({ tx, edition }: Context, id: number): Promise<SchoolOrder | null> {
  const [found] = await tx
    .select({ order: orders, client: clients })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(eq(orders.id, id))
  if (found?.order.kind !== 'school' || !withSchool.includes(found.order.status)) return null
  const { order, client } = found
  const names = (await namesOf(tx, [id], languageOf(edition, order.lang))).get(id)
  return {
    id,
    lessons: (names?.lessons ?? []).map((lesson) => ({ id: lesson.id, name: lesson.name, levels: lesson.levels.map(({ name }) => name) })),
    client: { name: client.name, phone: client.phone, email: client.email },
    time_intervals: order.time_intervals,
    wishes: order.wishes,
    school_tutor_id: await chosenOf(tx, id),
    package_lessons: order.package_id,
    lang: order.lang,
  }
}

/** The school's number of the tutor who stands in an order of it. */
async function chosenOf(tx: Tx, order_id: number): Promise<number | null> {
  const [chosen] = await tx
    .select({ school_tutor_id: tutors.school_tutor_id })
    .from(orderTutors)
    .innerJoin(tutors, and(eq(tutors.id, orderTutors.tutor_id), eq(tutors.status, TUTOR_STATUS.school)))
    .where(and(eq(orderTutors.order_id, order_id), inArray(orderTutors.state, ['asked', 'appointed'])))
    .orderBy(orderTutors.id)
    .limit(1)
  return chosen?.school_tutor_id ?? null
}

/** Tells the partner school what its client has paid; rejects, to be tried again, as long as the school has not taken the order. */
export async function tellSchoolPaid(
  { edition, outside, transact }: Pick<Job, 'edition' | 'outside' | 'transact'>,
  { id, ...payment }: PaidToSchool,
): Promise<void> {
  const order = await transact(async ({ tx }) => (await tx.select().from(orders).where(eq(orders.id, id)))[0])
  if (order?.kind !== 'school') return
  if (!order.school_order_id) throw new Error(`the school has not taken order ${id} yet`)
  await outside.school.paid(edition.code, order.school_order_id, { ...payment, currency: edition.currency })
}

/** Tells the partner school that the client of an order has deleted the account; rejects, to be tried again. */
export const tellSchoolGone = ({ edition, outside }: Pick<Job, 'edition' | 'outside'>, { school_order_id }: GoneFromSchool) =>
  outside.school.clientGone(edition.code, school_order_id)
