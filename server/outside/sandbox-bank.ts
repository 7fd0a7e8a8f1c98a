import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Bank, BankNotice } from './banks.ts'

export const SANDBOX_SIGNATURE = 'x-sandbox-signature'

const Notice = z.object({
  payment_id: z.uuid(),
  provider_ref: z.string().check(z.minLength(1), z.maxLength(200)),
  state: z.enum(['paid', 'failed']),
  sum: z.number(),
  currency: z.string(),
})

/** The sandbox's signature of a body: HMAC-SHA256 in hex, by a key of its own. */
export const signSandbox = (bytes: Buffer | string, secret: string) =>
  createHmac('sha256', createHmac('sha256', secret).update('sandbox bank').digest()).update(bytes).digest('hex')

/** A bank of our own, for trying the road of a payment without money: a signed JSON notice (spec: decisions PAY-1). */
export const sandboxBank = (secret: string): Bank => ({
  readCallback({ bytes, headers }): BankNotice | null {
    const given = Buffer.from(String(headers[SANDBOX_SIGNATURE] ?? ''))
    const expected = Buffer.from(signSandbox(bytes, secret))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    try {
      return z.parse(Notice, JSON.parse(bytes.toString()))
    } catch {
      return null
    }
  },
  thanks: 'OK',
})
