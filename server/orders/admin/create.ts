import { eq } from 'drizzle-orm'
import { type createOrder, requestProblems } from '../../../schemas/index.ts'
import { requireManager } from '../../admins/manager.ts'
import type { Input, Problems } from '../../calls.ts'
import { phoneProblems } from '../../clients/contacts.ts'
import { findOrCreateClient } from '../../clients/find-or-create.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { FieldProblem, Refusal } from '../../errors.ts'
import { isTeaching } from '../../tutors/available.ts'
import { tutors } from '../../tutors/table.ts'
import { presentForStaff } from '../for-staff.ts'
import { insertOrder } from '../insert.ts'
import { tellOfNew } from '../messages.ts'
import { takesOrders } from '../school.ts'

/** What the table of the order form asks, the phone, the tutor of a personal order, and a school where there is one. */
export const problemsOf: Problems<typeof createOrder> = ({ order = {} }, edition) => ({
  ...requestProblems(order),
  ...phoneProblems(order, edition),
  ...(order.kind === 'personal' && order.tutor_id === null && { tutor_id: 'required' }),
  ...(order.kind === 'school' && !edition.flags.school && { kind: 'invalid_value' }),
})

/** Creates an order for the client with this phone or e-mail, or a new one. Throws field problems, `blacklisted` and `tutor_unavailable` (spec: decisions ORD-3). */
export async function create(context: Context, { order: asked }: Input<typeof createOrder>) {
  const { edition } = context
  const { id: admin_id } = requireAdmin(context)
  const { client_name, phone_plain, phone_default_country_code, email, tutor_id, ...order } = asked
  const lang = order.lang ?? edition.locales[0]
  await requireManager(context.tx, order.admin_id)
  if (order.kind === 'school' && !takesOrders(context)) throw new FieldProblem({ kind: 'invalid_value' })
  if (tutor_id !== null) await requireActiveTutor(context, tutor_id)
  const { client } = await findOrCreateClient(context, { client_name, phone_plain, phone_default_country_code, email }, { lang })
  if (client.blacklisted) throw new Refusal('blacklisted')
  const kind = tutor_id !== null && order.kind === 'general' ? 'personal' : order.kind
  const columns = Object.fromEntries(Object.entries({ ...order, kind, lang }).filter(([, value]) => value !== undefined)) as typeof order & {
    lang: string
  }
  const created = await insertOrder(context, {
    client_id: client.id,
    tutor_id,
    by: { role: 'admin', id: admin_id },
    order: { request_origin: 'phone', admin_id, ...columns },
  })
  context.audit(`order ${created.id}`, { created: true })
  await tellOfNew(context, created.id, tutor_id)
  return { order: await presentForStaff(context, created) }
}

async function requireActiveTutor({ tx }: Context, tutor_id: number) {
  const [tutor] = await tx.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutor_id))
  if (!isTeaching(tutor?.status)) throw new Refusal('tutor_unavailable')
}
