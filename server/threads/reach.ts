import { type Relay, relays, SERVICE } from '../../schemas/index.ts'
import type { clients } from '../clients/table.ts'

type Client = Pick<typeof clients.$inferSelect, 'phone' | 'viber' | 'whatsapp' | 'deleted_at'>

/** The messengers and the SMS that reach a client; none who has deleted the account. */
export const reachOf = ({ phone, viber, whatsapp, deleted_at }: Client): Relay[] =>
  phone && !deleted_at ? relays.filter((relay) => ({ sms: true, viber, whatsapp })[relay]) : []

/** The way that a number on the wire means; undefined for the site. */
export const relayOf = (service: number): Relay | undefined => relays.find((relay) => SERVICE[relay] === service)
