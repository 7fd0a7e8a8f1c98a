import type { Page } from 'playwright'
import { requestOf } from '../../data-providers/api.ts'
import type { Api } from '../../schemas/api.ts'
import type { Method } from '../../schemas/index.ts'

/** The API as the visitor of this page calls it: with their session, from their site. */
export function apiOf(page: Page): Api {
  const send = (method: Method, path: string, input?: unknown) =>
    page.evaluate(
      async ([url, init]) => (await fetch(url, init)).json(),
      requestOf(method, path, input as Record<string, unknown> | undefined) as [
        string,
        { method: string; headers?: Record<string, string>; body?: string },
      ],
    )
  return {
    get: (path, ...[input]) => send('GET', String(path), input),
    post: (path, ...[input]) => send('POST', String(path), input),
  }
}
