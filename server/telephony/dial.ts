import { and, eq, isNull } from 'drizzle-orm'
import type { callFromOrder, callTutor, turnIntoIncoming } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { type Asking, after, type Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireAdmin } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { FieldProblem, NotFound, Refusal, WrongStatus } from '../errors.ts'
import { requireOrder } from '../orders/rows.ts'
import { orderTutors } from '../orders/table.ts'
import { tutors } from '../tutors/table.ts'
import { targetOf } from './list.ts'
import { play } from './plan.ts'
import { phoneCalls } from './table.ts'

/**
 * Calls the client or a tutor of an order. Throws `not_found` for an unknown order, the field `recipient_id` for somebody who has no part in it or no phone,
 * `admin_id` for a colleague without an extension, and `provider_unavailable` (spec: decisions MSG-8).
 */
export const dialFromOrder = after(async (at, { order_id, recipient, recipient_id, admin_id }: Input<typeof callFromOrder>) => {
  const { db } = at
  const order = await requireOrder(db, order_id)
  const whom =
    recipient === 'client'
      ? { client_id: recipient_id, phone: order.client_id === recipient_id ? await phoneOfClient(db, recipient_id) : undefined }
      : { tutor_id: recipient_id, phone: await phoneOnOrder(db, order_id, recipient_id) }
  const { phone } = whom
  if (!phone) throw new FieldProblem({ recipient_id: phone === undefined ? 'invalid_value' : 'no_phone' })
  return dial(at, { ...whom, phone, order_id }, admin_id)
}, noteDialled)

/** Calls a tutor. Throws `not_found`, the field `tutor_id` for one without a phone, and as the call from an order does. */
export const dialTutor = after(async (at, { tutor_id }: Input<typeof callTutor>) => {
  const [tutor] = await at.db.select({ phone: tutors.phone }).from(tutors).where(eq(tutors.id, tutor_id))
  if (!tutor) throw new NotFound()
  if (!tutor.phone) throw new FieldProblem({ tutor_id: 'no_phone' })
  return dial(at, { tutor_id, phone: tutor.phone })
}, noteDialled)

/** A call that staff made counts as one that came in to this colleague. Throws `not_found`, `wrong_status` for one that came in, and the field `admin_id`. */
export async function turnIn(context: Context, { call_id, admin_id }: Input<typeof turnIntoIncoming>) {
  const { tx, now } = context
  const [call] = await tx
    .select()
    .from(phoneCalls)
    .where(and(eq(phoneCalls.call_id, call_id), isNull(phoneCalls.deleted_at)))
    .for('update')
  if (!call) throw new NotFound()
  if (call.direction === 'in') throw new WrongStatus()
  const admin = await requireColleague(tx, admin_id)
  await tx.update(phoneCalls).set({ direction: 'in', admin_id: admin.id, handled_at: now }).where(eq(phoneCalls.id, call.id))
  context.audit(targetOf(call), { direction: { before: 'out', after: 'in' }, admin_id: { before: call.admin_id, after: admin.id } })
}

interface Whom {
  phone: string
  client_id?: number
  tutor_id?: number
  order_id?: number
}

interface Dialled extends Whom {
  admin_id: number
  call_id: string
}

/** Rings. */
async function dial(at: Asking, whom: Whom, admin_id = requireAdmin(at).id): Promise<Dialled> {
  const { telephony_ext } = await requireColleague(at.db, admin_id)
  if (!telephony_ext) throw new FieldProblem({ admin_id: 'no_extension' })
  const { line } = at.outside
  if (!line) throw new Refusal('provider_unavailable')
  const call_id = await line.dial({ extension: telephony_ext, phone: whom.phone }).catch((error: unknown) => {
    at.log.error({ err: error }, 'the telephony provider made no call')
    throw new Refusal('provider_unavailable')
  })
  return { ...whom, admin_id, call_id }
}

/** Writes the call down; what waited of this phone is called back with it. */
async function noteDialled(context: Context, _: unknown, dialled: Dialled) {
  const { tx, now } = context
  const { phone, admin_id, call_id } = dialled
  await tx
    .update(phoneCalls)
    .set({ handled_at: now })
    .where(and(eq(phoneCalls.phone, phone), eq(phoneCalls.direction, 'in'), isNull(phoneCalls.handled_at)))
  const [call] = await tx
    .insert(phoneCalls)
    .values({ ...dialled, direction: 'out', created_at: now })
    .returning()
  if (!call) throw new Error('no call was written')
  await play(context, call)
  context.audit(targetOf(call), { phone, ...(admin_id !== requireAdmin(context).id && { admin_id }) })
  return { call_id }
}

async function requireColleague(db: Reader, id: number) {
  const [admin] = await db
    .select({ id: admins.id, telephony_ext: admins.telephony_ext })
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.active, true)))
  if (!admin) throw new FieldProblem({ admin_id: 'invalid_value' })
  return admin
}

async function phoneOfClient(db: Reader, id: number) {
  const [client] = await db.select({ phone: clients.phone }).from(clients).where(eq(clients.id, id))
  return client?.phone
}

/** Undefined for a tutor who has no part in the order. */
async function phoneOnOrder(db: Reader, order_id: number, tutor_id: number) {
  const [tutor] = await db
    .select({ phone: tutors.phone })
    .from(orderTutors)
    .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, tutor_id)))
  return tutor?.phone
}
