import { HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import { type Auth, type Call, problems } from '../schemas/index.ts'

type Seen<C extends Call> = { input: z.output<C['input']> }
type Given<C extends Call> = z.input<C['answer']>

/**
 * A handler that answers a call of the contract as the server would: input the contract refuses is refused with its fields, and the answer is read
 * by the contract too. `answer` gets the read input; what it throws as `fail(…)` is the answer instead.
 */
export function mock<C extends Call>(call: C, answer: (seen: Seen<C>) => Given<C> | Promise<Given<C>>, auth?: Auth) {
  const pattern = patternOf(call)
  return http[methodOf(call)](withoutQuery(pattern), async ({ request }) => {
    if (call.once && !request.headers.has('idempotency-key')) return failure({ idempotency_key: 'required' }, 400)
    const { pathname, searchParams } = new URL(request.url)
    const body = request.method === 'POST' || request.method === 'PUT' ? ((await request.json()) as object) : {}
    const input = z.safeParse(call.input, { ...Object.fromEntries(searchParams), ...body, ...pattern.exec(pathname)?.groups })
    if (!input.success) return failure(problems(input.error, call.payload), 400)
    try {
      const data = z.parse(call.answer, await answer({ input: input.data as z.output<C['input']> })) as object
      if (call.bare) return bare(data as Bare)
      return HttpResponse.json({ status: 'success', error: null, data, ...(auth && { auth }) })
    } catch (thrown) {
      if (thrown instanceof Failed) return failure(thrown.error, thrown.status, thrown.data)
      throw thrown
    }
  })
}

/** A handler of a call whose server is out of reach. */
export const unreachable = (call: Call) => http[methodOf(call)](withoutQuery(patternOf(call)), () => HttpResponse.error())

const methodOf = ({ method }: Call) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'

/** MSW's own `:name` can't end inside a segment. */
const patternOf = ({ path }: Call) => new RegExp(`/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+?)')}/?$`)

const withoutQuery = (pattern: RegExp) => new RegExp(`${pattern.source.slice(0, -1)}(\\?.*)?$`)

type Bare = { rows: unknown[]; total_count: number } | { row: unknown }

const bare = (data: Bare) =>
  'row' in data
    ? HttpResponse.json(data.row as object)
    : HttpResponse.json(data.rows, { headers: { 'content-range': `rows 0-${data.rows.length}/${data.total_count}` } })

const failure = (error: string | Record<string, string>, status: number, data: object | null = null) =>
  HttpResponse.json({ status: 'fail', data, error }, { status })

class Failed extends Error {
  readonly error: string | Record<string, string>
  readonly status: number
  readonly data: object | null
  constructor(error: string | Record<string, string>, status: number, data: object | null) {
    super(JSON.stringify(error))
    this.error = error
    this.status = status
    this.data = data
  }
}

/** Ends an answer of `mock` with a refusal: `fail('wrong_status')`, `fail({ email: 'email' })`. */
export function fail(error: string | Record<string, string>, data: object | null = null): never {
  throw new Failed(error, typeof error === 'string' ? 409 : 400, data)
}
