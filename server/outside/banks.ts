import type { IncomingHttpHeaders } from 'node:http'

/** A request as another server sent it: its signature is over these bytes. */
export interface RawRequest {
  bytes: Buffer
  headers: IncomingHttpHeaders
}

/** What a bank says of a payment of ours. */
export interface BankNotice {
  payment_id: string
  /** The bank's own number of it. */
  provider_ref: string
  state: 'paid' | 'failed'
  /** Major currency units. */
  sum: number
  currency: string
}

/** What each payment provider does for us (spec: decisions PAY-1). */
export interface Bank {
  /** What a callback says; null when its signature is wrong or it can't be read. */
  readCallback: (request: RawRequest) => BankNotice | null
  /** What the bank wants to hear of a callback that was taken. */
  thanks: string
}
