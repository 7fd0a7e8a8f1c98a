import { and, eq, gt, inArray } from 'drizzle-orm'
import type { smsClient as smsClientCall } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../errors.ts'
import { outbox } from '../../outbox/table.ts'
import { tutorRowsOf } from '../rows.ts'
import { smsAboutOrder } from '../tell.ts'
import { changeAsStaff } from './change.ts'

const PAUSE_MINUTES = 10
type Template = Parameters<typeof smsAboutOrder>[1]

const toClient: Template[] = ['order_client_tutor_contacts', 'order_client_in_work']
const toTutor: Template[] = ['order_tutor_client_contacts']

/** Each receiver of an order gets one text in ten minutes. Throws `too_many_requests` before, a field problem where there is no phone (spec: decisions ORD-16). */
async function send(context: Context, order_id: number, action: 'sms_client' | 'sms_tutor') {
  return changeAsStaff(context, action, order_id, {
    check: async () => {
      const { tx, now } = context
      const templates = action === 'sms_client' ? toClient : toTutor
      const recent = new Date(now.getTime() - PAUSE_MINUTES * 60_000)
      const sent = await tx.$count(outbox, and(eq(outbox.order_id, order_id), inArray(outbox.template, templates), gt(outbox.created_at, recent)))
      if (sent > 0) throw new Refusal('too_many_requests')
      const tutor_id = (await tutorRowsOf(tx, [order_id])).find(({ state }) => state === 'appointed')?.tutor_id
      const template: Template =
        action === 'sms_tutor' ? 'order_tutor_client_contacts' : tutor_id ? 'order_client_tutor_contacts' : 'order_client_in_work'
      if (!(await smsAboutOrder(context, template, { order_id, tutor_id }))) throw new Refusal({ phone_plain: 'required' })
    },
  })
}

export const smsClient = (context: Context, { order_id }: Input<typeof smsClientCall>) => send(context, order_id, 'sms_client')
export const smsTutor = (context: Context, { order_id }: Input<typeof smsClientCall>) => send(context, order_id, 'sms_tutor')
