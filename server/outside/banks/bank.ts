import type { IncomingHttpHeaders } from 'node:http'

/** A request as another server sent it: its signature is over these bytes. */
export interface RawRequest {
  bytes: Buffer
  headers: IncomingHttpHeaders
}

/** What a bank is asked to take; sums in major currency units, the donation included. */
export interface Charge {
  /** Ours; asked for again under the same one it is the same payment. */
  payment_id: string
  sum: number
  currency: string
  /** What is paid for, as the payer reads it. */
  title: string
  language: string
  /** The payer's, for the bank's own mail. */
  email: string
  /** Where the payer comes back to, also one who turned back without paying; and where the bank's own word on the payment goes. */
  return_url: string
  cancel_url: string
  callback_url: string
  /** The payer wants to pay by this card again. */
  save_card: boolean
  /** The payer goes to an address, or posts a form. */
  as: 'url' | 'form'
}

/** Where the payer goes: an address, or a form to be posted. */
export type BankPage = { url: string } | { action: string; fields: Record<string, string> }

/** A card as a bank lets us keep it. */
export interface BankCard {
  /** What it takes in place of the card. */
  token: string
  /** The first six and the last four digits, stars between them. */
  mask: string
  brand: string
  exp_month: number
  exp_year: number
}

/** What a bank says of a payment of ours. */
export interface BankNotice {
  payment_id: string
  /** The bank's own number of it. */
  provider_ref: string
  state: 'pending' | 'paid' | 'failed'
  /** Major currency units. */
  sum: number
  currency: string
  /** The card that may be kept. */
  card?: BankCard | undefined
}

/** What is given back of a payment. */
export type Refund = Pick<BankNotice, 'payment_id' | 'provider_ref' | 'sum' | 'currency'>

/** What each payment provider does for us; one file for each protocol (spec: decisions PAY-1). */
export interface Bank {
  /** Rejects with `BankAway`. */
  createPayment: (charge: Charge) => Promise<BankPage>
  /** What a callback says; null when its signature is wrong or it can't be read, `nothing` for what is no word on a payment. Rejects with `BankAway`. */
  verifyCallback: (request: RawRequest, now: Date) => Promise<BankNotice | 'nothing' | null>
  /** What it knows of a payment of ours, null where nothing was paid yet; missing: the bank tells by itself until it was heard. Rejects with `BankAway`. */
  lookUp?: (payment_id: string) => Promise<BankNotice | null>
  /** Takes the money by a kept card; with `url` the payer has something to confirm there first. Rejects with `BankAway`. */
  payByToken?: (charge: Charge, token: string) => Promise<Omit<BankNotice, 'card'> & { url?: string }>
  /** Gives money back, once for each payment; missing: the bank gives none back. Rejects with `BankAway`. */
  refund?: (asked: Refund) => Promise<void>
  /** What the bank wants to hear of a callback that was taken. */
  thanks: string
}

/** A bank does not answer, or not as it should. */
export class BankAway extends Error {}
