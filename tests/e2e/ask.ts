import { type IncomingHttpHeaders, request } from 'node:http'
import { inject } from 'vitest'
import type { EditionCode } from '../../editions/index.ts'

interface Asked {
  edition?: EditionCode
  /** The blog in front of the edition's host. */
  blog?: boolean
  cookie?: string
  /** Names and values in turn, as they go over the wire. */
  headers?: readonly string[]
  method?: string
  body?: string
}

/** What the product sends for an address as it stands, without what `fetch` would mend in it. */
export const ask = (path: string, { edition = 'kz', blog = false, cookie = '', headers: more = [], method = 'GET', body }: Asked = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; html: string }>((done, fail) => {
    const { port } = inject('product')
    const headers = ['host', `${blog ? 'blog.' : ''}${edition}.localhost:${port}`, 'cookie', cookie, ...more]
    if (body !== undefined) headers.push('content-length', String(Buffer.byteLength(body)))
    // a connection of its own: one that is kept may end while a busy machine takes its time
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, async (answer) => {
      const pieces = await answer.toArray()
      done({ status: answer.statusCode ?? 0, headers: answer.headers, html: Buffer.concat(pieces).toString() })
    })
    sent.on('error', fail)
    sent.end(body)
  })
