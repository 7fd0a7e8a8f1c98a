import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Bank, BankCard, BankNotice, Charge } from './bank.ts'
import { isSame } from './same.ts'

export const SANDBOX_SIGNATURE = 'x-sandbox-signature'
/** Where the sandbox's own pages are. */
export const SANDBOX_PATH = '/sandbox-bank/pay'

const Notice = z.object({
  payment_id: z.uuid(),
  provider_ref: z.string().check(z.minLength(1), z.maxLength(200)),
  state: z.enum(['pending', 'paid', 'failed']),
  sum: z.number(),
  currency: z.string(),
  card: z.optional(z.object({ token: z.string(), mask: z.string(), brand: z.string(), exp_month: z.int(), exp_year: z.int() })),
})

/** Its cards, by what each does when it is used again. */
export const sandboxCards = { paid: '4242424242424242', confirm: '4000002760003184', refused: '4000000000000002' } as const
export type SandboxCard = keyof typeof sandboxCards

export const cardOf = (kind: SandboxCard): BankCard => {
  const number = sandboxCards[kind]
  return { token: `sandbox ${kind}`, mask: `${number.slice(0, 6)}******${number.slice(-4)}`, brand: 'visa', exp_month: 12, exp_year: 2030 }
}

/** The sandbox's signature of a text: HMAC-SHA256 in hex, by a key of its own. */
export const signSandbox = (bytes: Buffer | string, secret: string) =>
  createHmac('sha256', createHmac('sha256', secret).update('sandbox bank').digest()).update(bytes).digest('hex')

const isSigned = (bytes: Buffer | string, signature: unknown, secret: string) => isSame(String(signature ?? ''), signSandbox(bytes, secret))

/** What the sandbox's page is opened with: it keeps nothing, the order travels signed. */
const orderOf = (charge: Charge, secret: string) => {
  const order = Buffer.from(JSON.stringify(charge)).toString('base64url')
  return { order, signature: signSandbox(order, secret) }
}

const pageOf = (charge: Charge, secret: string) =>
  `${new URL(SANDBOX_PATH, charge.callback_url).href}?${new URLSearchParams(orderOf(charge, secret))}`

/** The order that the sandbox's page was opened with; null where nobody of ours signed it. */
export const readOrder = ({ order, signature }: { order?: unknown; signature?: unknown }, secret: string): Charge | null =>
  isSigned(String(order ?? ''), signature, secret) ? (JSON.parse(Buffer.from(String(order), 'base64url').toString()) as Charge) : null

/** A bank of our own, for trying the road of a payment without money: pages that ask what shall happen, and a signed JSON notice (spec: decisions PAY-1). */
export const sandboxBank = (secret: string): Bank => ({
  async createPayment(charge) {
    if (charge.as === 'url') return { url: pageOf(charge, secret) }
    return { action: new URL(SANDBOX_PATH, charge.callback_url).href, fields: orderOf(charge, secret) }
  },
  async payByToken(charge, token) {
    const { payment_id, sum, currency } = charge
    const told = { payment_id, provider_ref: `sandbox-${payment_id}`, sum, currency }
    if (token === cardOf('confirm').token) return { ...told, state: 'pending', url: pageOf(charge, secret) }
    return { ...told, state: token === cardOf('paid').token ? 'paid' : 'failed' }
  },
  async verifyCallback({ bytes, headers }): Promise<BankNotice | null> {
    if (!isSigned(bytes, headers[SANDBOX_SIGNATURE], secret)) return null
    try {
      return z.parse(Notice, JSON.parse(bytes.toString()))
    } catch {
      return null
    }
  },
  async refund() {},
  thanks: 'OK',
})
