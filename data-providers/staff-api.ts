import type { Sending } from '../schemas/api.ts'
import type { Method } from '../schemas/index.ts'
import { type Api, answerIn, requestOf, unreachable } from './api.ts'
import { fetchOnce } from './early.ts'
import { tell } from './watch-errors.ts'

type Sent = [input?: object, sending?: Sending]

/** Says `offline` when the server is out of reach, once until it answers again, and `unauthorized` when a call found no session (spec: decisions API-16). */
export const troubles = new EventTarget()

let isReached = true
/** Notes whether a request found the server. */
export function noteReach(isReachedNow: boolean) {
  if (isReached && !isReachedNow) troubles.dispatchEvent(new Event('offline'))
  isReached = isReachedNow
}

/** What is sent while the page goes has to outlive it. */
let isLeaving = false
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    isLeaving = true
  })
  addEventListener('pageshow', () => {
    isLeaving = false
  })
}

const RETRY_AFTER = 500
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A GET of the back office changes nothing, so it is tried a second time. */
async function reach(method: Method, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchOnce(url, isLeaving ? { ...init, keepalive: true } : init)
  } catch (error) {
    if (method !== 'GET') throw error
    await wait(RETRY_AFTER)
    return fetch(url, init)
  }
}

/** The response of a call, or null where there was no server, which is reported (spec: decisions API-16). */
export async function respond(method: Method, path: string, ...sent: Sent): Promise<Response | null> {
  const [url, init] = requestOf(method, path, ...sent)
  try {
    const response = await reach(method, url, init)
    noteReach(true)
    if (response.status === 401) troubles.dispatchEvent(new Event('unauthorized'))
    return response
  } catch (thrown) {
    tell(thrown)
    noteReach(false)
    return null
  }
}

async function send(method: Method, path: string, ...sent: Sent) {
  const response = await respond(method, path, ...sent)
  if (!response) return unreachable
  return answerIn(response).catch(() => ({ status: 'fail', data: null, error: 'server_error' }))
}

/** The contract's calls as staff make them. */
export const api: Api = {
  get: (path, ...args) => send('GET', String(path), ...(args as Sent)),
  post: (path, ...args) => send('POST', String(path), ...(args as Sent)),
}
