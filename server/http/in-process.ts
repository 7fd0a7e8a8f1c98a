import type { Api, Sending } from '../../schemas/api.ts'
import type { Call, Method } from '../../schemas/index.ts'
import type { Route } from '../calls.ts'
import { type Asked, type Cookie, type Envelope, perform } from './perform.ts'
import { rememberingBeside } from './remembering.ts'

type Sent = [input?: object, sending?: Sending]

interface Options {
  /** Hears of a new or ended session cookie. */
  onSession?: (token: string | null) => void
  /** Hears of each other cookie that a call sets. */
  onCookie?: (...cookie: Cookie) => void
  /** Counts a call as it comes and once its fields are right; what it throws is the call's refusal. */
  count?: Count
}

export type Count = (call: Call, when: 'coming' | 'sent') => Promise<void>

const byCall = rememberingBeside((routes: readonly Route[]) => new Map(routes.map((route) => [`${route.call.method} ${route.call.path}`, route])))

/** The typed API for pages of our own: the same calls, permissions and validation without HTTP. */
export function inProcessApi(routes: readonly Route[], circumstances: Asked, { onSession, onCookie, count }: Options = {}): Api {
  const call = async (method: Method, path: string, input: object = {}, sending?: Sending): Promise<Envelope & { retry_after?: number }> => {
    const route = byCall(routes).get(`${method} ${path}`)
    if (!route) throw new Error(`no verb for ${method} ${path}`)
    const gather = async () => {
      await count?.(route.call, 'coming')
      return input
    }
    const accept = async () => count?.(route.call, 'sent')
    const { envelope, session, cookies = [], retryAfter } = await perform(route, { ...circumstances, key: sending?.key }, gather, accept)
    if (session !== undefined) onSession?.(session)
    for (const cookie of cookies) onCookie?.(...cookie)
    return retryAfter === undefined ? envelope : { ...envelope, retry_after: retryAfter }
  }
  return {
    get: (path, ...args) => call('GET', String(path), ...(args as Sent)) as never,
    post: (path, ...args) => call('POST', String(path), ...(args as Sent)) as never,
  }
}
