import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { MESSAGE_LENGTH, OPEN, type Relay, RelayNotice, type receiveRelay, SERVICE, STATUS } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { phonesOf } from '../clients/contacts.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireRaw } from '../context.ts'
import { constant } from '../database/constant.ts'
import { NotFound } from '../errors.ts'
import type { Job } from '../jobs/job.ts'
import { orders } from '../orders/table.ts'
import { readSigned } from '../outside/signed.ts'
import { tellOfMessages } from '../threads/notice.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { say, threadFor } from '../threads/write.ts'
import { dateOf } from '../unix.ts'

/**
 * A gateway's signed word of a message from somebody's telephone: it goes to staff in the chat of the client's latest order that goes on, else of the latest.
 * Told twice it is one message. Throws the field `signature`, `timestamp` or `body`, and `not_found` where no gateway tells any (spec: decisions MSG-5).
 */
export async function receive(context: Context, { channel }: Input<typeof receiveRelay>) {
  const { outside, now, tx } = context
  const key = outside.messengers[channel].webhookKey
  if (!key) throw new NotFound()
  const { message_id, phone, text, media_url, at } = readSigned(requireRaw(context), RelayNotice, { key, now })
  const msg_text = [text, media_url].filter(Boolean).join('\n')
  const relay_key = `${channel} ${message_id}`
  const known = await orderOf(context, relay_key)
  if (known !== undefined) return { order_id: known }
  const client = await clientOf(context, phone)
  const order = client && msg_text ? await latestOrder(context, client.id) : undefined
  if (!client || !order) {
    context.log.warn({ channel, message_id }, 'a message came from a telephone that no order is known of')
    return { order_id: null }
  }
  await noteReach(context, client.id, channel)
  const thread = await threadFor(tx, { order_id: order.id, kind: 'client_admin', client_id: client.id, tutor_id: null })
  await say(context, thread.id, {
    ...{ sender: 'client', recipient: 'admin', relay_key, relayed_at: dateOf(at) },
    ...{ msg_text: msg_text.slice(0, MESSAGE_LENGTH[1]).toWellFormed(), msg_service: SERVICE[channel] },
  })
  return { order_id: order.id }
}

async function orderOf({ tx }: Context, relay_key: string): Promise<number | undefined> {
  const [known] = await tx
    .select({ order_id: chatThreads.order_id })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(eq(chatMessages.relay_key, relay_key))
  return known?.order_id
}

async function clientOf({ tx, edition }: Context, phone: string) {
  const phones = phonesOf(phone, edition)
  if (phones.length === 0) return undefined
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.phone, phones), isNull(clients.deleted_at)))
  return client
}

async function latestOrder({ tx }: Context, client_id: number) {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.client_id, client_id), ne(orders.status, STATUS.deleted)))
    .orderBy(desc(sql`${orders.status} in ${constant(OPEN)}`), desc(orders.date_create), desc(orders.id))
    .limit(1)
  return order
}

/** Who writes by a messenger can be written to by it. */
async function noteReach({ tx }: Context, client_id: number, channel: Relay) {
  if (channel !== 'sms')
    await tx
      .update(clients)
      .set({ [channel]: true })
      .where(eq(clients.id, client_id))
}

/** Notes on messages what became of them on their way out, and tells whoever listens. */
export async function noteRelayed({ database }: Pick<Job, 'database'>, outbox_ids: readonly number[]): Promise<void> {
  if (outbox_ids.length === 0) return
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update chat_messages m set relayed_at = o.delivered_at from outbox o where o.id = m.outbox_id and o.id = any(${sql.param([...outbox_ids])}::int[])
      returning m.id`)
    await tellOfMessages(
      tx,
      rows.map(({ id }) => id),
    )
  })
}
