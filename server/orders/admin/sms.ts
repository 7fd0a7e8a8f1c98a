import type { smsClient as smsClientCall } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../errors.ts'
import { MINUTE_MS } from '../../spans.ts'
import { smsAboutOrder } from '../tell.ts'
import { changeAsStaff } from './change-as-staff.ts'

const PAUSE = 10 * MINUTE_MS
/** Where an order keeps the time of the last text. */
const sentAt = { sms_client: 'sms_client_at', sms_tutor: 'sms_tutor_at' } as const

/** Each receiver of an order gets one text in ten minutes. Throws `too_many_requests` before, a field problem where there is no phone (spec: decisions ORD-16). */
async function send(context: Context, order_id: number, action: keyof typeof sentAt) {
  const column = sentAt[action]
  return changeAsStaff(context, action, order_id, {
    patch: { [column]: context.now },
    check: async (order, rows) => {
      const last = order[column]
      if (last && context.now.getTime() - last.getTime() < PAUSE) throw new Refusal('too_many_requests')
      const tutor_id = rows.find(({ state }) => state === 'appointed')?.tutor_id
      const template = action === 'sms_tutor' ? 'order_tutor_client_contacts' : tutor_id ? 'order_client_tutor_contacts' : 'order_client_in_work'
      if (!(await smsAboutOrder(context, template, { order_id, tutor_id }))) throw new Refusal({ phone_plain: 'required' })
    },
  })
}

export const smsClient = (context: Context, { order_id }: Input<typeof smsClientCall>) => send(context, order_id, 'sms_client')
export const smsTutor = (context: Context, { order_id }: Input<typeof smsClientCall>) => send(context, order_id, 'sms_tutor')
