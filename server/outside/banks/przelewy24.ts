import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ask } from './ask.ts'
import { type Bank, BankAway, type BankNotice } from './bank.ts'
import { isSame, toMajor, toMinor } from './same.ts'

export interface Przelewy24Keys {
  url: string
  merchantId: number
  /** Signs, in both directions. */
  crc: string
  /** Opens its API. */
  apiKey: string
}

const Told = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.uuid(),
  amount: z.int(),
  originAmount: z.int(),
  currency: z.string(),
  orderId: z.int(),
  methodId: z.int(),
  statement: z.string(),
  sign: z.string(),
})

/** What Przelewy24 knows of a transfer. */
const Transfer = z.object({ data: z.object({ orderId: z.int(), status: z.int(), amount: z.int(), currency: z.string() }) })
/** The money has come and waits for our question; it is ours. */
const ADVANCED = 1
const PAID = 2

/** What Przelewy24 says of what was given back of a transfer. */
const Refunds = z.object({ data: z.object({ refunds: z.array(z.object({ requestId: z.string(), status: z.int() })) }) })
const REJECTED = 4

/** Przelewy24: a transfer begins on its page; what it tells of one counts when it confirms that by a question of ours. */
export function przelewy24({ url, merchantId, crc, apiKey }: Przelewy24Keys): Bank {
  const sign = (fields: object) =>
    createHash('sha384')
      .update(JSON.stringify({ ...fields, crc }))
      .digest('hex')
  const headers = {
    authorization: `Basic ${Buffer.from(`${merchantId}:${apiKey}`).toString('base64')}`,
    'content-type': 'application/json',
  }
  const shop = { merchantId, posId: merchantId }
  /** What it stands by becomes our money. */
  const verify = async ({ sessionId, orderId, amount, currency }: { sessionId: string; orderId: number; amount: number; currency: string }) => {
    const answer = await ask(`${url}/api/v1/transaction/verify`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...shop, sessionId, amount, currency, orderId, sign: sign({ sessionId, orderId, amount, currency }) }),
    })
    if ((answer.data as { status?: unknown } | null | undefined)?.status !== 'success') throw new BankAway('the bank does not stand by its word')
  }
  const paid = ({ sessionId, orderId, amount, currency }: Parameters<typeof verify>[0]): BankNotice => ({
    ...{ payment_id: sessionId, provider_ref: String(orderId), state: 'paid', sum: toMajor(amount), currency },
  })
  /** Whether it has taken a refund under our number; where it has taken none it answers 404, which is a bank away. */
  const hasRefund = async (orderId: string, requestId: string) => {
    const answer = await ask(`${url}/api/v1/refund/by/orderId/${encodeURIComponent(orderId)}`, { method: 'GET', headers })
    const known = z.safeParse(Refunds, answer)
    return known.success && known.data.data.refunds.some((one) => one.requestId === requestId && one.status !== REJECTED)
  }
  return {
    async createPayment({ payment_id: sessionId, sum, currency, title, language, email, return_url, callback_url }) {
      const amount = toMinor(sum)
      const order = { ...shop, sessionId, amount, currency, description: title, email, country: 'PL', language: language === 'pl' ? 'pl' : 'en' }
      const answer = await ask(`${url}/api/v1/transaction/register`, {
        headers,
        body: JSON.stringify({ ...order, urlReturn: return_url, urlStatus: callback_url, sign: sign({ sessionId, merchantId, amount, currency }) }),
      })
      const token = (answer.data as { token?: unknown } | null | undefined)?.token
      if (typeof token !== 'string') throw new BankAway('the bank gives no page')
      return { url: `${url}/trnRequest/${encodeURIComponent(token)}` }
    },
    async verifyCallback({ bytes }) {
      const told = z.safeParse(Told, parsed(bytes))
      if (!told.success) return null
      const { sign: given, ...fields } = told.data
      const { posId, sessionId, amount, originAmount, currency, orderId, methodId, statement } = fields
      const expected = sign({ merchantId: fields.merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement })
      if (fields.merchantId !== merchantId || !isSame(given, expected)) return null
      await verify(fields)
      return paid(fields)
    },
    // it tells until we have verified, so what we forgot after that it tells nobody
    async lookUp(sessionId) {
      const answer = await ask(`${url}/api/v1/transaction/by/sessionId/${encodeURIComponent(sessionId)}`, { method: 'GET', headers })
      const known = z.safeParse(Transfer, answer)
      if (!known.success) return null
      const { status, ...fields } = known.data.data
      const transfer = { sessionId, ...fields }
      if (status === ADVANCED) await verify(transfer)
      return status === ADVANCED || status === PAID ? paid(transfer) : null
    },
    async refund({ payment_id: sessionId, provider_ref, sum }) {
      const refund = { orderId: Number(provider_ref), sessionId, amount: toMinor(sum), description: 'Docento' }
      // its own numbers of a refund: the same for the same payment
      const numbers = { requestId: sessionId, refundsUuid: sessionId.replaceAll('-', '') }
      const { responseCode } = await ask(`${url}/api/v1/transaction/refund`, {
        headers,
        body: JSON.stringify({ ...numbers, refunds: [refund] }),
      }).catch(() => ({ responseCode: null }))
      // it refuses a number that it knows: the answer to the one before was lost on the way
      if (responseCode !== 0 && !(await hasRefund(provider_ref, numbers.requestId))) throw new BankAway('the bank gives nothing back')
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
