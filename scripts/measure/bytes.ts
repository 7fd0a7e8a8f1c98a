import { get, type IncomingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'

/** KB are thousands of bytes, as budgets mean them. */
export const kilobytes = (bytes: number): number => bytes / 1000

/** A file as it travels to a browser that takes gzip. */
export function fetchRaw(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', fail)
      response.once('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }))
    }).once('error', fail)
  })
}

const sizes = new Map<string, Promise<number>>()

/** Bytes of files on the wire; each is asked for once. Throws for a file that is not there. */
export async function wireBytes(urls: Iterable<string>): Promise<number> {
  const all = await Promise.all(
    [...urls].map((url) => {
      const size =
        sizes.get(url) ??
        fetchRaw(url).then(({ status, bytes }) => (status === 200 ? bytes.length : Promise.reject(new Error(`${url} answers ${status}`))))
      sizes.set(url, size)
      return size
    }),
  )
  return all.reduce((sum, size) => sum + size, 0)
}

export const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length
