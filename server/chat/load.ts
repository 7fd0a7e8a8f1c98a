import { and, gt, inArray } from 'drizzle-orm'
import type { ChatAnswer, ChatRole } from '../../schemas/index.ts'
import type { Reading } from '../away/through.ts'
import { loadSaid, messageFor, type Said } from '../orders/said.ts'
import { chatMessages } from '../threads/table.ts'
import { threadsOf } from './identity.ts'
import type { Person } from './talk.ts'

/** So many are sent at once to who comes back; of more the history has to be read anew. */
const BACKLOG = 500

/** Messages by their numbers, in that order. */
export const loadByIds = (reading: Reading, ids: number[]) => loadSaid(reading, inArray(chatMessages.id, ids), BACKLOG)

/** What somebody has missed since a message, and whether there is more of it. */
export async function loadMissed(reading: Reading, person: Person, { after, order_id }: { after: number; order_id: number | undefined }) {
  const found = await loadSaid(reading, and(gt(chatMessages.id, after), threadsOf(person, order_id)), BACKLOG + 1)
  return { found: found.slice(0, BACKLOG), isMore: found.length > BACKLOG }
}

/** A message as a socket sends it to one side (spec: public 7.5). */
export function frameOf(one: Said, viewer: ChatRole): ChatAnswer {
  const msg_data = messageFor(one, viewer)
  return { status: 'success', error: null, data: { msg_service: String(msg_data.msg_service), msg_type: msg_data.msg_type, msg_data } }
}
