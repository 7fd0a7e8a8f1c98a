// Plain values, so that a screen that only needs them carries no schema.

/** Who talk to each other about an order; neither pair reads the other's (spec: decisions MSG-2). */
export const chatKinds = ['client_admin', 'tutor_admin', 'client_tutor'] as const
export type ChatKind = (typeof chatKinds)[number]
export const chatRoles = ['client', 'tutor', 'admin'] as const
export type ChatRole = (typeof chatRoles)[number]

/** Ways of a message, by their number on the wire: the site, and what it was relayed by (spec: public 7.5, back-office 9). */
export const SERVICE = { site: 0, viber: 1, sms: 2, whatsapp: 3 } as const
export type Service = keyof typeof SERVICE
export type Way = (typeof SERVICE)[Service]
export const services = Object.keys(SERVICE) as Service[]
/** Ways out of the house. */
export const relays = ['viber', 'sms', 'whatsapp'] as const
export type Relay = (typeof relays)[number]

export const MSG_TYPE = { text: 0, media: 1, automatic: 2 } as const

export const MESSAGE_LENGTH: readonly [min: number, max: number] = [1, 4000]
/** Letters of a client's own key for a message, by which a repeat is known. */
export const KEY_LENGTH: readonly [min: number, max: number] = [1, 64]
/** Of each thread so many messages come with the order (spec: decisions MSG-2). */
export const HISTORY = 100
export const MEDIA_BYTES = 16 * 1024 * 1024
/** Of who is away no more than one mail about a thread in so many minutes (spec: decisions MSG-11). */
export const AWAY_MINUTES = 15
/** Why the server closes a socket: who opened it may not, or no more; it is one too many; it sends or is sent more than it takes. */
export const CLOSED = { forbidden: 4403, too_many: 4429 } as const

/** The thread of two who talk. */
export const kindOf = (sender: ChatRole, recipient: ChatRole): ChatKind | undefined =>
  chatKinds.find((kind) => sender !== recipient && kind.split('_').includes(sender) && kind.split('_').includes(recipient))

/** A thread of an order by its people: `client_admin`, `tutor_admin 12`. */
export function threadOf({
  sender,
  sender_id,
  recipient,
  recipient_id,
}: {
  sender: ChatRole
  sender_id: number
  recipient: ChatRole
  recipient_id: number
}) {
  const tutor_id = sender === 'tutor' ? sender_id : recipient === 'tutor' ? recipient_id : null
  return threadKey(kindOf(sender, recipient) ?? 'client_admin', tutor_id)
}

export const threadKey = (kind: ChatKind, tutor_id: number | null) => (tutor_id === null ? kind : `${kind} ${tutor_id}`)
