import { type Edition, editionOf } from '../../editions/index.ts'
import type { Api } from '../../schemas/api.ts'

/** Contacts of somebody the product does not know yet, right for the edition. */
export interface Contacts {
  client_name: string
  phone_plain: string
  email: string
}

let met = 0

/** A client who comes for the first time; every call makes up another one. */
export function newClient(edition: Edition = editionOf('kz')): Contacts {
  met += 1
  const number = `${Date.now() % 1_000_000}${String(met).padStart(2, '0')}`
  return {
    client_name: 'Дана',
    phone_plain: `70${number.padStart(edition.phoneDigits - 2, '0')}`.slice(0, edition.phoneDigits),
    email: `dana-${number}@example.com`,
  }
}

/** A request to the demo tutor, sent by a call instead of the form. */
export async function sendRequest(api: Api, contacts: Contacts): Promise<number> {
  const request = { tutor_id: 1, lesson_levels: { 8: [] }, location_at_online: true, ...contacts, privacy: true }
  const answer = await api.post('/client/make_personal_request', { request })
  if (answer.status === 'fail') throw new Error(`The request was refused: ${JSON.stringify(answer.error)}`)
  return answer.data.order_id
}

export interface Message {
  template: string
  recipient: string
  subject: string
  text: string
}

/** What left for this address or phone, the oldest first; `staff` may read the outbox. */
export async function messagesTo(staff: Api, recipient: string): Promise<Message[]> {
  const answer: unknown = await staff.get('/rest/outbox', { filter: { q: recipient }, range: [0, 99] })
  return (answer as Message[]).filter((message) => message.recipient.includes(recipient)).toReversed()
}

/** The path that the newest message of a kind leads to, with its token. */
export async function linkInMessage(staff: Api, recipient: string, template: string): Promise<string> {
  const message = (await messagesTo(staff, recipient)).findLast((one) => one.template === template)
  const [address] = /https?:\/\/\S+/.exec(message?.text ?? '') ?? []
  if (!address) throw new Error(`No ${template} with a link went to ${recipient}`)
  const { pathname, search } = new URL(address)
  return pathname + search
}
