import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ask } from './ask.ts'
import { type Bank, BankAway, type BankNotice } from './bank.ts'
import { isSame } from './same.ts'

export interface LiqPayKeys {
  url: string
  publicKey: string
  privateKey: string
  /** Payments by its test keys count. */
  isTest: boolean
}

const VERSION = 3

const Told = z.object({
  public_key: z.string(),
  order_id: z.uuid(),
  payment_id: z.union([z.int(), z.string()]),
  status: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
})

/** What LiqPay answers of a payment that it knows. */
const Known = z.pick(Told, { payment_id: true, status: true, amount: true, currency: true })

const ended: Readonly<Record<string, BankNotice['state']>> = { success: 'paid', failure: 'failed', error: 'failed', reversed: 'failed' }

const isGivenBack = (status: unknown) => status === 'reversed' || status === 'wait_reserve'

/** LiqPay: the payer posts a signed form to its page, and it posts a signed word back. */
export function liqPay({ url, publicKey, privateKey, isTest }: LiqPayKeys): Bank {
  const sign = (data: string) => createHash('sha1').update(privateKey).update(data).update(privateKey).digest('base64')
  const request = (action: 'refund' | 'status', order: object) => {
    const data = Buffer.from(JSON.stringify({ version: VERSION, public_key: publicKey, action, ...order })).toString('base64')
    return ask(`${url}/api/request`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ data, signature: sign(data) }).toString(),
    })
  }
  const stateOf = (status: string): BankNotice['state'] => (status === 'sandbox' ? (isTest ? 'paid' : 'failed') : (ended[status] ?? 'pending'))
  return {
    async createPayment({ payment_id, sum, currency, title, language, return_url, callback_url }) {
      const order = {
        ...{ version: VERSION, public_key: publicKey, action: 'pay', amount: sum, currency, description: title, order_id: payment_id },
        ...{ language: language === 'ua' ? 'uk' : 'en', result_url: return_url, server_url: callback_url },
      }
      const data = Buffer.from(JSON.stringify(order)).toString('base64')
      return { action: `${url}/api/${VERSION}/checkout`, fields: { data, signature: sign(data) } }
    },
    async verifyCallback({ bytes }) {
      const form = new URLSearchParams(bytes.toString())
      const data = form.get('data') ?? ''
      if (!isSame(form.get('signature') ?? '', sign(data))) return null
      const told = z.safeParse(Told, parsed(data))
      if (!told.success || told.data.public_key !== publicKey) return null
      const { order_id, payment_id, status, amount, currency } = told.data
      return { payment_id: order_id, provider_ref: String(payment_id), state: stateOf(status), sum: amount, currency }
    },
    // it tells of a payment a few times, whether it was heard or not
    async lookUp(payment_id) {
      const known = z.safeParse(Known, await request('status', { order_id: payment_id }))
      if (!known.success) return null
      const { payment_id: reference, status, amount, currency } = known.data
      return { payment_id, provider_ref: String(reference), state: stateOf(status), sum: amount, currency }
    },
    async refund({ payment_id: order_id, sum: amount }) {
      const { status } = await request('refund', { order_id, amount })
      if (isGivenBack(status) || status === 'success') return
      // it refuses to give back again: the answer to the request before was lost on the way
      if (!isGivenBack((await request('status', { order_id })).status)) throw new BankAway('the bank gives nothing back')
    },
    thanks: 'OK',
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString())
  } catch {
    return null
  }
}
