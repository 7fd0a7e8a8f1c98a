import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { EditionCode } from '../../../editions/index.ts'
import { ask } from './ask.ts'
import { type Bank, BankAway, type BankNotice } from './bank.ts'
import { isSame, toMajor, toMinor } from './same.ts'

export interface StripeKeys {
  /** Where its API is. */
  url: string
  key: string
  /** They sign what it tells us: each of the addresses that it tells has one of its own. */
  webhookKeys: readonly string[]
}

const Session = z.object({
  id: z.string(),
  client_reference_id: z.uuid(),
  amount_total: z.int(),
  currency: z.string(),
  payment_status: z.string(),
  payment_intent: z.nullish(z.string()),
  metadata: z.nullish(z.object({ edition: z.optional(z.string()) })),
})
const Event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })

/** A signature older than this was recorded, in seconds. */
const WITHIN = 300

const stateOf = (type: string, payment_status: string): BankNotice['state'] | null => {
  if (type === 'checkout.session.completed') return payment_status === 'unpaid' ? 'pending' : 'paid'
  if (type === 'checkout.session.async_payment_succeeded') return 'paid'
  return type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired' ? 'failed' : null
}

/** Stripe Checkout: a hosted page for each payment of an edition, and signed events on what became of it. */
export function stripe({ url, key, webhookKeys }: StripeKeys, edition: EditionCode): Bank {
  const send = (path: string, fields: Record<string, string>, once: string) =>
    ask(`${url}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': once },
      body: new URLSearchParams(fields).toString(),
    })
  return {
    async createPayment({ payment_id, sum, currency, title, email, return_url, cancel_url }) {
      const session = await send(
        '/v1/checkout/sessions',
        {
          mode: 'payment',
          client_reference_id: payment_id,
          'metadata[edition]': edition,
          customer_email: email,
          success_url: return_url,
          cancel_url,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(toMinor(sum)),
          'line_items[0][price_data][product_data][name]': title,
          'payment_intent_data[metadata][payment_id]': payment_id,
        },
        payment_id,
      )
      if (typeof session.url !== 'string') throw new BankAway('the bank gives no page')
      return { url: session.url }
    },
    async verifyCallback({ bytes, headers }, now) {
      const parts = String(headers['stripe-signature'] ?? '')
        .split(',')
        .map((part) => part.split('=', 2) as [string, string?])
      const at = parts.find(([name]) => name === 't')?.[1] ?? ''
      const expected = webhookKeys.map((key) => createHmac('sha256', key).update(`${at}.`).update(bytes).digest('hex'))
      const isSigned = parts.some(([name, value = '']) => name === 'v1' && expected.some((one) => isSame(value, one)))
      if (!isSigned || !(Math.abs(now.getTime() / 1000 - Number(at)) <= WITHIN)) return null
      const event = z.safeParse(Event, parsed(bytes))
      if (!event.success) return null
      const session = z.safeParse(Session, event.data.data.object)
      const state = session.success && stateOf(event.data.type, session.data.payment_status)
      // an account has other events, other shops, and tells each edition of the payments of all
      if (!state || (session.data.metadata?.edition ?? edition) !== edition) return 'nothing'
      const { id, client_reference_id, amount_total, currency, payment_intent } = session.data
      return {
        payment_id: client_reference_id,
        provider_ref: payment_intent ?? id,
        state,
        sum: toMajor(amount_total),
        currency: currency.toUpperCase(),
      }
    },
    async refund({ payment_id, provider_ref, sum }) {
      const { status } = await send('/v1/refunds', { payment_intent: provider_ref, amount: String(toMinor(sum)) }, `refund ${payment_id}`)
      if (status !== 'succeeded' && status !== 'pending') throw new BankAway('the bank gives nothing back')
    },
    thanks: 'OK',
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
