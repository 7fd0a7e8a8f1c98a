import { eq } from 'drizzle-orm'
import { type createOrder, requestProblems } from '../../../schemas/index.ts'
import { managerProblems } from '../../admins/manager.ts'
import type { Input, LookUp, Problems } from '../../calls.ts'
import { phoneProblems } from '../../clients/contacts.ts'
import { findOrCreateClient } from '../../clients/find-or-create.ts'
import { type Context, requireAdmin } from '../../context.ts'
import type { Reader } from '../../database/open.ts'
import { Refusal } from '../../errors.ts'
import { areThere } from '../../reference/are-there.ts'
import { rates } from '../../reference/table.ts'
import { isTeaching } from '../../tutors/available.ts'
import { tutors } from '../../tutors/table.ts'
import { detailProblems } from '../details.ts'
import { presentForStaff } from '../for-staff.ts'
import { insertOrder } from '../insert.ts'
import { tellOfNew } from '../messages.ts'
import { takesOrders } from '../school.ts'

/** What the table of the order form asks, the phone, and the tutor of a personal order. */
export const problemsOf: Problems<typeof createOrder> = ({ order = {} }, edition) => ({
  ...requestProblems(order),
  ...phoneProblems(order, edition),
  ...(order.kind === 'personal' && order.tutor_id === null && { tutor_id: 'required' }),
})

/** What is named and not there: subjects, places, a price, a manager, a tutor who teaches, a school. */
export const lookUp: LookUp<typeof createOrder> = async (at, { order = {} }) => {
  const { admin_id, kind, rate_id, tutor_id } = order
  return {
    ...(await detailProblems(at, order)),
    ...(await managerProblems(at.db, admin_id)),
    ...(!(await areThere(at.db, rates, [rate_id])) && { rate_id: 'not_found' }),
    ...(tutor_id != null && !(await isActive(at.db, tutor_id)) && { tutor_id: 'tutor_unavailable' }),
    ...(kind === 'school' && !takesOrders(at) && { kind: 'invalid_value' }),
  }
}

/** Creates an order for the client with this phone or e-mail, or a new one. Throws `blacklisted` (spec: decisions ORD-3). */
export async function create(context: Context, { order: asked }: Input<typeof createOrder>) {
  const { edition } = context
  const { id: admin_id } = requireAdmin(context)
  const { client_name, phone_plain, phone_default_country_code, email, tutor_id, ...order } = asked
  const lang = order.lang ?? edition.locales[0]
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

async function isActive(db: Reader, tutor_id: number) {
  const [tutor] = await db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutor_id))
  return isTeaching(tutor?.status)
}
