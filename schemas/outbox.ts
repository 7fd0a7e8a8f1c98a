import * as z from 'zod/mini'
import { call, Id, some, Text, Words } from './common.ts'
import { restList, restOne } from './rest.ts'
import { area } from './rights.ts'

export const outboxChannels = ['mail', 'sms', 'viber', 'whatsapp'] as const
/** `kept`: no service is set for the channel, so the message stays in the outbox. */
export const outboxStates = ['waiting', 'delivered', 'kept', 'dead'] as const
/** A message on its way out. Codes and tokens in it are hidden from staff in production mode. */
export const OutboxRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    channel: z.enum(outboxChannels),
    template: z.string(),
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    lang: z.string(),
    order_id: z.nullable(z.int()),
    state: z.enum(outboxStates),
    tries: z.int(),
    last_error: z.string(),
    created_at: z.int(),
    next_try_at: z.nullable(z.int()),
    delivered_at: z.nullable(z.int()),
    /** It was given up or kept, its service is there, and no code that was in it is erased. */
    can_retry: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OutboxRow' })
const about = { allow: area('outbox'), row: OutboxRow }
export const listOutbox = restList('/rest/outbox', 'Messages on their way out, newest first (record 6)', {
  ...about,
  filter: z.object({
    channel: some(Words(outboxChannels)),
    state: some(Words(outboxStates)),
    template: some(Text(1, 60)),
    q: some(Text(1, 100)),
  }),
})
export const getOutboxRow = restOne('/rest/outbox/{id}', 'One message on its way out (record 6)', about)
export const retryOutboxRow = call('POST', '/rest/outbox/{id}/retry', {
  about: 'Sends a message that was given up or only kept on its way again (record 6)',
  allow: area('outbox'),
  query: { id: Id },
  answer: { message: OutboxRow },
  errors: ['not_found', 'wrong_status'],
})
