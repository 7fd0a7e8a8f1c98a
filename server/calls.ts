import type * as z from 'zod/mini'
import type { Edition } from '../editions/index.ts'
import type { Call, FieldErrors, None, Readable } from '../schemas/index.ts'
import type { FileAnswer, FormAnswer, RedirectAnswer, TextAnswer } from './answers.ts'
import type { Circumstances, Context } from './context.ts'
import type { Reader } from './database/open.ts'

export type Input<C extends Call> = z.output<C['input']>
export type Data<C extends Call> = z.input<C['answer']>

/** Who asks, with what: as a verb has it, without a change. */
export type Asking = Circumstances & { db: Reader }

// biome-ignore lint/suspicious/noExplicitAny: a list of verbs of different inputs
export type Verb<C extends Call = any> = (
  context: Context,
  input: Input<C>,
  /** What `ask` brought, of a verb made by `after`. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  asked?: any,
) => Promise<Answered<C> | FileAnswer | TextAnswer | RedirectAnswer | FormAnswer>
// biome-ignore lint/suspicious/noConfusingVoidType: a verb with nothing to tell just ends
type Answered<C extends Call> = None extends Data<C> ? Data<C> | void : Data<C>
/** What no field shows by itself, of an input some fields of which may be absent for being wrong: its problems are told with theirs, in one answer. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Problems<C extends Call = any> = (input: Readable<Input<C>>, edition: Edition, now: Date) => FieldErrors
/** What only the records tell of such an input, an unknown subject for one: told with the rest. What must hold against others at the same moment the verb or a table still asks. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type LookUp<C extends Call = any> = (at: Asking, input: Readable<Input<C>>) => Promise<FieldErrors>
/** What a verb asks of the outside before its change begins. Throws as a verb does. */
// biome-ignore lint/suspicious/noExplicitAny: as above
type Ask = (at: Asking, input: any) => Promise<unknown>
export interface Route {
  call: Call
  verb: Verb & { ask?: Ask }
  problems?: Problems
  /** Of what the public pages tell anybody, or of the caller's own: no captcha guards it, so none is spent on it. */
  lookUp?: LookUp
  /** Of what no robot is told, a taken address for one: where a captcha is required, after it, and as one of the tries that lead to one. */
  guarded?: LookUp
}

/** Attaches the verb that does what a call declares, the rules between the fields of its input and what its records say of them. */
export const on = <C extends Call>(
  call: C,
  verb: Verb<C>,
  problems?: Problems<NoInfer<C>>,
  lookUp?: LookUp<NoInfer<C>>,
  guarded?: LookUp<NoInfer<C>>,
): Route => ({
  call,
  verb,
  ...(problems && { problems }),
  ...(lookUp && { lookUp }),
  ...(guarded && { guarded }),
})

/** A verb that is given the answer of another service: it was asked before the change began, so no connection of the database waited for it. */
export const after = <I, A, D>(ask: (at: Asking, input: I) => Promise<A>, verb: (context: Context, input: I, answer: A) => Promise<D>) =>
  Object.assign((context: Context, input: I, answer: A) => verb(context, input, answer), { ask })

/** Does it change anything? What the method says, unless the call says otherwise. */
export const changes = (call: Call) => call.changes ?? call.method !== 'GET'

/** Is it refused to staff who act for somebody? What moves money is, and what says so itself (spec: decisions AUTH-19). */
export const isPersonal = (call: Call) => call.personal === true || call.once === true

/** Must it come from a page of ours? Every change must, but a GET only where it moves money: noting what was seen harms nobody (spec: decisions API-10). */
export const needsOwnOrigin = (call: Call) =>
  !call.raw && (call.method === 'GET' ? call.once === true || call.acts === true : changes(call) || isPersonal(call))
