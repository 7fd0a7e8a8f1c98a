import type { ErrorCode, FieldErrors } from '../schemas/index.ts'
import { unreachable } from './api.ts'

export type CallError = ErrorCode | FieldErrors
/** Both values of every field that somebody else changed meanwhile. */
export type Conflicts = Record<string, { yours: unknown; theirs: unknown }>

/** Records of one kind that refer to another: how many, and the newest of them. */
export interface Referrers {
  kind: string
  count: number
  ids: number[]
}
/** What a refusal tells besides its code. */
export interface Told {
  fields?: Conflicts
  referrer?: string
  references?: Referrers[]
  taken_by?: { kind: string; id: number; title: string }
}
export type Answered<T> = { status: 'success'; data: T } | { status: 'fail'; data: Told | null; error: CallError; retry_after?: number }

const statusOf: Partial<Record<ErrorCode, number>> = { unauthorized: 401, forbidden: 403, not_found: 404 }

/** A call's `fail` as an exception; react-admin reads `status`, and `body.errors` into the form. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { errors?: FieldErrors }
  readonly error: CallError
  readonly conflicts: Conflicts | undefined
  /** What still refers to a record that could not be deleted, by the name of its table. */
  readonly referrer: string | undefined
  /** The same, counted, where the call counts. */
  readonly references: readonly Referrers[]
  /** The record that has what was asked for. */
  readonly takenBy: Told['taken_by']
  /** Seconds until a server that has too many calls takes this one. */
  readonly retryAfter: number | undefined

  constructor(error: CallError, { fields, referrer, references = [], taken_by, retryAfter }: Told & { retryAfter?: number } = {}) {
    super(typeof error === 'string' ? error : JSON.stringify(error))
    this.error = error
    this.conflicts = fields
    this.referrer = referrer
    this.references = references
    this.takenBy = taken_by
    this.retryAfter = retryAfter
    this.status = typeof error === 'string' ? (statusOf[error] ?? 409) : 400
    this.body = typeof error === 'string' ? {} : { errors: error }
  }
}

/** The server was out of reach (spec: decisions API-16). */
export class Unreachable extends Refusal {
  constructor() {
    super('other')
  }
}

/** The data of a success; throws Refusal otherwise. */
export async function dataOf<T>(answer: Promise<Answered<T>>): Promise<T> {
  const given = await answer
  if (given.status === 'success') return given.data
  if (given === unreachable) throw new Unreachable()
  throw new Refusal(given.error, { ...given.data, ...(given.retry_after !== undefined && { retryAfter: given.retry_after }) })
}
