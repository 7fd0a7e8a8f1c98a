import type * as z from 'zod/mini'
import type { Auth } from './auth.ts'
import type { Call, Method, None } from './common.ts'
import type { ErrorCode, FieldErrors } from './errors.ts'
import type * as contract from './index.ts'

type Contract = typeof contract
type Table<M extends Method> = { [K in keyof Contract as Contract[K] extends Call<M, infer P> ? P : never]: Contract[K] }
export type Gets = Table<'GET'>
export type Posts = Table<'POST'>
/** What makes a press one of a kind: made once for each opened form, the same for all presses of its button. */
export interface Sending {
  /** Goes as the `Idempotency-Key`. */
  key: string
}
export type Args<C> = C extends { once: true; input: infer I }
  ? [input: z.input<I>, sending: Sending]
  : C extends Call
    ? None extends z.input<C['input']>
      ? [input?: z.input<C['input']>]
      : [input: z.input<C['input']>]
    : never
export type Success<C> = C extends Call ? z.output<C['answer']> : never
/**
 * What every call answers (spec: decisions API-1). `data` of a failure is null but for `conflict`, where it holds both values of each field. `retry_after`, s, says
 * when it may be asked again; over HTTP it is a header.
 */
export type Answer<C> =
  | { status: 'success'; data: Success<C>; error: null; auth?: Auth }
  | {
      status: 'fail'
      data: { fields: Record<string, { yours: unknown; theirs: unknown }> } | null
      error: ErrorCode | FieldErrors
      auth?: Auth
      retry_after?: number
    }

/** The whole API as two functions over addresses that are literals; inputs and answers come from the contract. */
export interface Api {
  get: <P extends keyof Gets>(path: P, ...args: Args<Gets[P]>) => Promise<Answer<Gets[P]>>
  post: <P extends keyof Posts>(path: P, ...args: Args<Posts[P]>) => Promise<Answer<Posts[P]>>
}
