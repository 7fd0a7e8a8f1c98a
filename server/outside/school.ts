import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'

const TIMEOUT = 15_000

/** What the partner school is told of an order (spec: decisions SCH-5). */
export interface SchoolOrder {
  id: number
  lessons: { id: number; name: string; levels: string[] }[]
  client: { name: string; phone: string | null; email: string | null }
  time_intervals: number[]
  wishes: string
  lang: string
}

/** The partner school of each edition that has one. */
export interface School {
  /** Hands an order over, and tells what the school calls it; the same order twice is one. Rejects when the school doesn't take it. */
  take: (edition: EditionCode, order: SchoolOrder) => Promise<string>
  /** Signs what it tells of orders; null: nobody tells anything. */
  webhookKey: string | null
}

const Taken = z.object({ school_order_id: z.string().check(z.minLength(1), z.maxLength(100)) })

/** A school that takes every order, for where no other is set. */
const sandboxSchool: School['take'] = async (edition, { id }) => `sandbox-${edition}-${id}`

/** A school by its HTTP API: `POST {api}/orders` with the key as a bearer token, answered with `school_order_id`. */
const httpSchool =
  (api: string, key: string): School['take'] =>
  async (edition, order) => {
    const response = await fetch(`${api.replaceAll('{edition}', edition)}/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `order-${edition}-${order.id}`,
      },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`the school answered ${response.status}`)
    }
    return z.parse(Taken, await response.json()).school_order_id
  }

/** The school that the settings name. Outside production there is a key to try its words with, real school or not. */
export const openSchool = ({ schoolApi, schoolKey, schoolWebhookKey, mode, secret }: SchoolSettings): School => ({
  take: schoolApi ? httpSchool(schoolApi, schoolKey ?? '') : sandboxSchool,
  webhookKey: schoolWebhookKey ?? (mode === 'production' ? null : createHmac('sha256', secret).update('words of the school').digest('hex')),
})
type SchoolSettings = Pick<Settings, 'schoolApi' | 'schoolKey' | 'schoolWebhookKey' | 'mode' | 'secret'>
