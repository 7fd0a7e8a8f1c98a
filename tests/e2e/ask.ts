import { request } from 'node:http'
import { inject } from 'vitest'
import type { EditionCode } from '../../editions/index.ts'

/** What the product sends for an address as it stands, without what `fetch` would mend in it. */
export const ask = (path: string, { edition = 'kz', cookie = '' }: { edition?: EditionCode; cookie?: string } = {}) =>
  new Promise<{ status: number; html: string }>((done, fail) => {
    const { port } = inject('product')
    const headers = { host: `${edition}.localhost:${port}`, cookie }
    const sent = request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const pieces = await answer.toArray()
      done({ status: answer.statusCode ?? 0, html: Buffer.concat(pieces).toString() })
    })
    sent.on('error', fail)
    sent.end()
  })
