import type { Page } from 'playwright'
import { inject } from 'vitest'
import { requestOf } from '../../data-providers/api.ts'
import type { EditionCode } from '../../editions/index.ts'
import type { Api } from '../../schemas/api.ts'
import type { Method } from '../../schemas/index.ts'
import { type Account, signIn } from './accounts.ts'
import { ask } from './ask.ts'

type Init = { method: string; headers?: Record<string, string>; body?: string }
type Request = [url: string, init: Init]

const apiOver = (send: (request: Request) => Promise<never>): Api => ({
  get: (path, ...[input]) => send(requestOf('GET' satisfies Method, String(path), input) as Request),
  post: (path, ...[input]) => send(requestOf('POST' satisfies Method, String(path), input) as Request),
})

/** The API as the visitor of this page calls it: with their session, from their site. */
export const apiOf = (page: Page): Api =>
  apiOver((request) => page.evaluate(async ([url, init]) => (await fetch(url, init)).json() as Promise<never>, request))

/** Somebody who calls the API of an edition and needs no browser for it. */
export interface Caller {
  api: Api
  /** What the answers set, by name. */
  cookies: ReadonlyMap<string, string>
}

export function newCaller(edition: EditionCode = 'kz'): Caller {
  const cookies = new Map<string, string>()
  const api = apiOver(async ([path, { method, headers = {}, body }]) => {
    const sent = { ...headers, origin: `http://${edition}.localhost:${inject('product').port}` }
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await ask(path, { edition, cookie, method, headers: Object.entries(sent).flat(), ...(body !== undefined && { body }) })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? []
      cookies.set(name, value)
    }
    return JSON.parse(answer.html) as never
  })
  return { api, cookies }
}

/** The API as a demo account calls it, in a session of its own. */
export async function apiAs(account: Account, edition?: EditionCode): Promise<Api> {
  const { api } = newCaller(edition)
  await signIn(api, account)
  return api
}
