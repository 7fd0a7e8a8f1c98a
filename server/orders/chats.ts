import { type ChatKind, type ChatMessage, type ChatThread, type OrderTutorForStaff, threadKey, threadOf } from '../../schemas/index.ts'
import type { clients } from '../clients/table.ts'
import { closedBecause } from '../threads/closed.ts'
import { reachOf } from '../threads/reach.ts'
import { wholeName } from '../tutors/names.ts'
import type { Order, OrderTutor } from './rows.ts'

interface Parts {
  client: typeof clients.$inferSelect
  rows: OrderTutor[]
  people: OrderTutorForStaff[]
  messages: ChatMessage[]
}

/**
 * The threads of an order as staff have them: with its client, with each tutor who answered or has written, and what client and tutors said to each other
 * (spec: decisions MSG-2).
 */
export function chatsOf({ status }: Order, { client, rows, people, messages }: Parts): ChatThread[] {
  const said = Map.groupBy(messages, threadOf)
  const thread = (kind: ChatKind, tutor?: OrderTutorForStaff): ChatThread => {
    const tutor_id = tutor?.tutor_id ?? null
    const row = rows.find((one) => one.tutor_id === tutor_id)
    const between = [client.name, tutor?.name].join(' – ')
    return {
      kind,
      tutor_id,
      name: kind === 'client_tutor' ? between : (tutor?.name ?? wholeName(client)),
      avatar: tutor?.avatar ?? null,
      unread: (said.get(threadKey(kind, tutor_id)) ?? []).filter((one) => one.recipient === 'admin' && one.read_at === null && !one.deleted).length,
      closed: kind === 'client_tutor' ? 'not_ours' : closedBecause({ kind, status, isBlacklisted: client.blacklisted, row }),
      relays: kind === 'client_admin' ? reachOf(client) : [],
    }
  }
  const hasSaid = (kind: ChatKind) => (tutor: OrderTutorForStaff) => said.has(threadKey(kind, tutor.tutor_id))
  const isNear = ({ state }: OrderTutorForStaff) => state === 'responded' || state === 'appointed'
  return [
    thread('client_admin'),
    ...people.filter((tutor) => isNear(tutor) || hasSaid('tutor_admin')(tutor)).map((tutor) => thread('tutor_admin', tutor)),
    ...people.filter(hasSaid('client_tutor')).map((tutor) => thread('client_tutor', tutor)),
  ]
}
