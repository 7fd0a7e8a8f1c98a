import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import { sandboxSchool } from './sandbox-school.ts'

const TIMEOUT = 15_000
/** A client waits for this one. */
const ENTER_TIMEOUT = 8000
/** A tutor waits for this one, and does without it. */
const SUBJECTS_TIMEOUT = 3000

/** What the partner school is told of an order (spec: decisions SCH-5). */
export interface SchoolOrder {
  id: number
  lessons: { id: number; name: string; levels: string[] }[]
  client: { name: string; phone: string | null; email: string | null }
  time_intervals: number[]
  wishes: string
  /** The tutor whom the client chose, by the school's number; null: nobody, or one without a number. */
  school_tutor_id: number | null
  /** How many lessons the client wishes to buy; null: they did not say. */
  package_lessons: number | null
  lang: string
}

/** What a client has paid for an order. */
export interface SchoolPayment {
  payment_id: string
  /** Lessons of the package. */
  lessons: number
  /** Currency units. */
  sum: number
  currency: string
}

/** Who wants to teach at the partner school (spec: decisions SCH-6). */
export interface SchoolCandidate {
  /** The same request twice is one. */
  id: number
  tutor_id: number
  name: string
  last_name: string
  email: string | null
  phone: string | null
  lang: string
  lessons: { id: number; name: string }[]
  levels: { id: number; name: string }[]
  practice_id: number
  about: string
  schedule: Record<string, number[]>
}

/** A subject of the school by our number, with the levels that it teaches; no levels: all of them. */
export interface SchoolSubject {
  id: number
  levels: { id: number }[]
}

/** The partner school of each edition that has one. */
export interface School {
  /** False where no order can be handed over: the settings name no school, and this is production. */
  isThere: boolean
  /** Subjects that it takes teachers for now; null: it names none, so any. Rejects when it doesn't say. */
  subjects: (edition: EditionCode, lang: string) => Promise<SchoolSubject[] | null>
  /** Hands a candidate over, and tells what the school says at once: it may answer later by a signed word. Rejects when it doesn't take the request. */
  enrol: (edition: EditionCode, candidate: SchoolCandidate) => Promise<Enrolled>
  /** Hands an order over, and tells what the school calls it; the same order twice is one. Rejects when the school doesn't take it. */
  take: (edition: EditionCode, order: SchoolOrder) => Promise<string>
  /** Tells that an order is paid; the same payment twice is one. Rejects when the school doesn't hear it. */
  paid: (edition: EditionCode, school_order_id: string, payment: SchoolPayment) => Promise<void>
  /** Tells that the client of an order has deleted their account; told twice it is one. Rejects when the school doesn't hear it. */
  clientGone: (edition: EditionCode, school_order_id: string) => Promise<void>
  /** Asks for a token that lets a client in once within a quarter of an hour. Rejects when the school gives none. */
  enter: (edition: EditionCode, school_order_id: string) => Promise<string>
  /** Where the school's own pages are, without a slash at the end; `siteUrl` is ours. */
  siteOf: (edition: EditionCode, siteUrl: string) => string
  /** Signs what it tells of orders; null: nobody tells anything. */
  webhookKey: string | null
}

const Enrolled = z.object({
  status: z._default(z.enum(['received', 'accepted', 'refused']), 'received'),
  comment: z._default(z.string().check(z.maxLength(500)), ''),
  school_tutor_id: z.optional(z.int().check(z.positive())),
})
type Enrolled = z.output<typeof Enrolled>
const WithId = z.object({ id: z.int() })
const Resources = z.object({ data: z.object({ lessons: z.optional(z.array(z.extend(WithId, { levels: z._default(z.array(WithId), []) }))) }) })
const Taken = z.object({ school_order_id: z.string().check(z.minLength(1), z.maxLength(100)) })
const Entered = z.object({ client_auth_token: z.string().check(z.minLength(16), z.maxLength(500)) })

/**
 * A school by its HTTP API, with the key as a bearer token: `POST {api}/orders`, `…/orders/{id}/payments`, `…/orders/{id}/client_deleted`,
 * `…/orders/{id}/client_token` and `…/tutor/candidate/registration`; `GET …/api/resources/tutor_profile` (spec: public 7.4).
 */
function httpSchool(api: string, site: string, key: string): Omit<School, 'webhookKey'> {
  const addressOf = (edition: EditionCode, path: string) => api.replaceAll('{edition}', edition) + path
  /** With a refusal put into words. */
  const taken = async (response: Response) => {
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error(`the school answered ${response.status}`)
  }
  const post = async (edition: EditionCode, path: string, { body, once, wait = TIMEOUT }: { body: object; once?: string; wait?: number }) => {
    const response = await fetch(addressOf(edition, path), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...(once && { 'idempotency-key': once }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(wait),
    })
    return taken(response)
  }
  const orderOf = (school_order_id: string) => `/orders/${encodeURIComponent(school_order_id)}`
  return {
    isThere: true,
    async take(edition, order) {
      const response = await post(edition, '/orders', { body: order, once: `order-${edition}-${order.id}` })
      return z.parse(Taken, await response.json()).school_order_id
    },
    async subjects(edition, lang) {
      const response = await fetch(addressOf(edition, `/api/resources/tutor_profile?${new URLSearchParams({ lang, types: 'lessons' })}`), {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(SUBJECTS_TIMEOUT),
      })
      return z.parse(Resources, await (await taken(response)).json()).data.lessons ?? null
    },
    async enrol(edition, candidate) {
      const response = await post(edition, '/tutor/candidate/registration', { body: candidate, once: `candidate-${edition}-${candidate.id}` })
      return z.parse(Enrolled, await response.json())
    },
    async paid(edition, school_order_id, payment) {
      const response = await post(edition, `${orderOf(school_order_id)}/payments`, { body: payment, once: `payment-${payment.payment_id}` })
      await response.body?.cancel()
    },
    async clientGone(edition, school_order_id) {
      const response = await post(edition, `${orderOf(school_order_id)}/client_deleted`, { body: {}, once: `gone-${edition}-${school_order_id}` })
      await response.body?.cancel()
    },
    async enter(edition, school_order_id) {
      const response = await post(edition, `${orderOf(school_order_id)}/client_token`, { body: {}, wait: ENTER_TIMEOUT })
      return z.parse(Entered, await response.json()).client_auth_token
    },
    siteOf: (edition) => site.replaceAll('{edition}', edition),
  }
}

const none = async () => {
  throw new Error('no school is set')
}

/** Production without a school; whoever wants to teach there waits for staff. */
const noSchool: Omit<School, 'webhookKey'> = {
  isThere: false,
  take: none,
  paid: none,
  clientGone: none,
  enter: none,
  subjects: async () => null,
  enrol: async () => ({ status: 'received', comment: '' }),
  siteOf: (_, siteUrl) => siteUrl,
}

/** The school that the settings name, else one to try the product with; that is never there in production. Outside production there is a key to try its words with, real school or not. */
export const openSchool = ({ schoolApi, schoolSite, schoolKey, schoolWebhookKey, mode, secret }: SchoolSettings): School => ({
  ...(schoolApi ? httpSchool(schoolApi, schoolSite ?? schoolApi, schoolKey ?? '') : mode === 'production' ? noSchool : sandboxSchool(secret)),
  webhookKey: schoolWebhookKey ?? (mode === 'production' ? null : createHmac('sha256', secret).update('words of the school').digest('hex')),
})
type SchoolSettings = Pick<Settings, 'schoolApi' | 'schoolSite' | 'schoolKey' | 'schoolWebhookKey' | 'mode' | 'secret'>
