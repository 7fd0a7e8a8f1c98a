import type { Api, Sending } from '../schemas/api.ts'
import type { ErrorCode, FieldErrors, Method } from '../schemas/index.ts'
import { PATIENCE, PATIENCE_FOR_FILES } from './patience.ts'
import { tell } from './watch-errors.ts'

export type { Answer, Api } from '../schemas/api.ts'

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Address and options of the request that carries `input` to a call. */
export function requestOf(method: Method, path: string, input: object = {}, sending?: Sending): [url: string, init: RequestInit] {
  const rest: Record<string, unknown> = { ...input }
  const once = sending && { 'idempotency-key': sending.key }
  const init: RequestInit = { method, ...(once && { headers: once }) }
  let url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })}`
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (method === 'GET') {
    if (fields.length) url += `?${new URLSearchParams(fields.map(([name, value]) => [name, text(value)]))}`
  } else if (fields.some(([, value]) => [value].flat()[0] instanceof Blob)) {
    const form = new FormData()
    for (const [name, value] of fields)
      if ([value].flat()[0] instanceof Blob) for (const file of [value].flat()) form.append(name, file as Blob)
      else form.append(name, text(value))
    init.body = form
  } else {
    init.body = JSON.stringify(rest)
    init.headers = { 'content-type': 'application/json', ...once }
  }
  return [url, init]
}

type Sent = [input?: object, sending?: Sending]

const PAUSE = 500

/** What a call answers when there was no server to answer. */
export const unreachable = { status: 'fail', data: null, error: 'other' } as const

/** Whether a server answered the last call. */
export const reach = { isReached: true }

/** Why a call failed: a code of the contract, fields, or `network` when no server answered (spec: decisions API-16). */
export type CallError = ErrorCode | 'network' | FieldErrors

/** The answer of a call that failed. */
export interface Failed {
  status: 'fail'
  error: ErrorCode | FieldErrors
  /** When what was tried too often may be tried again, s. */
  retry_after?: number
}

/** The answer of a call, as far as a screen goes by it. */
export type AnswerOf<Data> = { status: 'success'; data: Data } | Failed

export const errorOf = (answer: Failed): CallError => (answer === unreachable ? 'network' : answer.error)

let spoken: string | undefined

/** From now on answers come in this language, unless a call asks for another: names of subjects and places are told in the language of the page. */
export const speak = (language: string) => {
  spoken = language
}

/** An address with the language in which it is to answer. */
export const inLanguage = (url: string) => (spoken && !/[?&]lang=/.test(url) ? `${url}${url.includes('?') ? '&' : '?'}lang=${spoken}` : url)

/** A GET that moves money all the same (spec: decisions API-8). */
export const isActing = (path: string) => /\/(pay_by_token|get_payment_url)\//.test(path)

/** The answer in a response, with when it may be asked again, s, which is a header over HTTP. What somebody on the way said is no answer of ours. */
export async function answerIn(response: Response) {
  const answer = await response.json()
  if (!('data' in answer)) throw answer
  const wait = response.headers.get('retry-after')
  return wait ? { ...answer, retry_after: Number(wait) } : answer
}

/** What only reads is asked for a second time when the network failed; a failure that lasts is reported (spec: decisions API-16). */
const send = async (method: Method, path: string, ...sent: Sent) => {
  const [url, init] = requestOf(method, path, ...sent)
  for (let left = method === 'GET' && !isActing(path) ? 1 : 0; ; left -= 1) {
    const signal = AbortSignal.timeout(init.body instanceof FormData ? PATIENCE_FOR_FILES : PATIENCE)
    try {
      const answer = await answerIn(await fetch(inLanguage(url), { ...init, signal }))
      reach.isReached = true
      return answer
    } catch (thrown) {
      // a server that kept silent for so long is not asked again
      if (left === 0 || signal.aborted) {
        tell(thrown)
        reach.isReached = false
        return unreachable
      }
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/** The API over `fetch`. */
export const api: Api = {
  get: (path, ...args) => send('GET', String(path), ...(args as Sent)),
  post: (path, ...args) => send('POST', String(path), ...(args as Sent)),
}
