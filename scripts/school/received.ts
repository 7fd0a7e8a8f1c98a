import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { SchoolCandidate, SchoolOrder, SchoolPayment } from '../../server/outside/school.ts'

const named = z.object({ id: z.int(), name: z.string() })

/** What the school is sent, as it reads it: what differs from the product's own words is refused. */
export const Order: z.ZodMiniType<SchoolOrder> = z.object({
  id: z.int(),
  lessons: z.array(z.extend(named, { levels: z.array(z.string()) })),
  client: z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  time_intervals: z.array(z.int()),
  wishes: z.string(),
  school_tutor_id: z.nullable(z.int()),
  package_lessons: z.nullable(z.int()),
  lang: z.string(),
})
export const Payment: z.ZodMiniType<SchoolPayment> = z.object({ payment_id: z.string(), lessons: z.int(), sum: z.number(), currency: z.string() })
export const Candidate: z.ZodMiniType<SchoolCandidate> = z.object({
  id: z.int(),
  tutor_id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  lang: z.string(),
  lessons: z.array(named),
  levels: z.array(named),
  practice_id: z.int(),
  about: z.string(),
  schedule: z.record(z.string(), z.array(z.int())),
})

const MINUTES = 15
/** So many orders, candidates and tokens are kept, the newest: it may run for weeks. */
export const MOST = 500

function keepNewest<T>(kept: Map<string, T>, key: string, value: T) {
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

export interface ReceivedOrder {
  edition: string
  number: string
  /** Null: the client has deleted the account. */
  order: SchoolOrder | null
  payments: SchoolPayment[]
  /** What the school told last of it. */
  told: string
}

/** What the sandbox school has been sent last since it was started. */
export class Received {
  readonly orders = new Map<string, ReceivedOrder>()
  readonly candidates = new Map<string, { edition: string; candidate: SchoolCandidate; told: string }>()
  readonly #tokens = new Map<string, { number: string; until: number }>()

  /** The same order twice is one. */
  take(edition: string, order: SchoolOrder): string {
    const number = `S-${edition}-${order.id}`
    const known = this.orders.get(number)
    keepNewest(this.orders, number, { payments: [], told: '', ...known, edition, number, order })
    return number
  }

  pay(number: string, payment: SchoolPayment): boolean {
    const found = this.orders.get(number)
    if (found && !found.payments.some(({ payment_id }) => payment_id === payment.payment_id)) found.payments.push(payment)
    return found !== undefined
  }

  /** A client who is gone leaves no contact behind. */
  forget(number: string): boolean {
    const found = this.orders.get(number)
    if (found) found.order = null
    return found !== undefined
  }

  enrol(edition: string, candidate: SchoolCandidate) {
    keepNewest(this.candidates, `${edition}-${candidate.tutor_id}`, { edition, candidate, told: '' })
  }

  /** 32 bytes that let in once within a quarter of an hour; null for an order that nobody has sent. */
  letIn(number: string, now = Date.now()): string | null {
    if (!this.orders.has(number)) return null
    const token = randomBytes(32).toString('base64url')
    keepNewest(this.#tokens, token, { number, until: now + MINUTES * 60_000 })
    return token
  }

  isIn(number: string, token: string, now = Date.now()): boolean {
    const found = this.#tokens.get(token)
    this.#tokens.delete(token)
    return found?.number === number && found.until > now
  }
}
