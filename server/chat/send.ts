import { type ChatFrame, MSG_TYPE, type Relay, SERVICE } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { FieldProblem } from '../errors.ts'
import { countWithin } from '../limits/attempts.ts'
import { type Sending, sendRelayed } from '../outbox/send.ts'
import { reachOf, relayOf } from '../threads/reach.ts'
import { findByKey, say, threadFor } from '../threads/write.ts'
import { type OpenTalk, type Person, requireTalk } from './talk.ts'

type Writing = Pick<Context, 'tx' | 'now'> & Sending

/**
 * Writes what came by a socket; a repeat of its key writes nothing and answers the message that stands. Throws as `requireTalk` does, `msg_service` for a way
 * that does not reach the client, and `too_many_requests` (spec: public 7.5, decisions MSG-2).
 */
export async function send(writing: Writing, by: Person, { msg_service, msg_data }: ChatFrame): Promise<{ id: number; isRepeat: boolean }> {
  const { tx } = writing
  const { key, msg_text, recipient } = msg_data
  const talk = await requireTalk(tx, by, msg_data)
  const thread = await threadFor(tx, talkOf(talk))
  const known = key === undefined ? undefined : await findByKey(tx, thread.id, by.role, key)
  if (known !== undefined) return { id: known, isRepeat: true }
  await countMessage(writing, by)
  const isStaff = by.role === 'admin'
  const relay = isStaff ? relayOf(msg_service) : undefined
  const outbox_id = relay ? await relayTo(writing, talk, relay, { text: msg_text }) : null
  const id = await say(writing, thread.id, {
    ...{ sender: by.role, recipient, admin_id: isStaff ? by.id : null, key: key ?? null },
    ...{ msg_text, msg_type: MSG_TYPE.text, msg_service: relay ? SERVICE[relay] : SERVICE.site, outbox_id },
  })
  return { id, isRepeat: false }
}

/** Counts what somebody writes, over all their sockets. Throws `too_many_requests`. */
export const countMessage = (writing: Writing, { role, id }: Person) => countWithin(writing, 'chat', `${role} ${id}`, [writing.settings.rates.chat])

/** Has a message leave by a messenger too. Throws the field `msg_service` where it does not reach the client. */
export async function relayTo(writing: Writing, talk: OpenTalk, relay: Relay, said: { text: string; media?: string }): Promise<number> {
  const { client, order_id } = talk
  return sendRelayed(writing, { channel: relay, to: requireReach(talk, relay), lang: client.lang, order_id, ...said })
}

/** The phone by which a messenger reaches the client. Throws the field `msg_service` where it does not. */
export function requireReach({ client, kind }: OpenTalk, relay: Relay): string {
  if (kind !== 'client_admin' || !client.phone || !reachOf(client).includes(relay)) throw new FieldProblem({ msg_service: 'invalid_value' })
  return client.phone
}

/** What a thread is made of. */
export const talkOf = ({ client: _, ...talk }: OpenTalk) => talk
