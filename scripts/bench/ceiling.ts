import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fetchRaw } from '../measure/bytes.ts'

export interface Ceiling {
  url: string
  pid: number
  stop(): void
}

/** What Node puts into every answer by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** A bare `node:http` process that sends the same bytes and headers as the product does at `url`: what ratios are taken against (design 13). */
export async function startCeiling(url: string, asked: Record<string, string>): Promise<Ceiling> {
  const { headers, bytes } = await fetchRaw(url, asked)
  const named = Object.entries({ ...headers, 'content-length': String(bytes.length) })
  const head = named.flatMap(([name, value]) => (own.has(name) && name !== 'content-length' ? [] : [name, String(value)]))
  const child = fork(join(import.meta.dirname, 'ceiling-server.ts'))
  child.send({ head, body: bytes.toString('base64') })
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() }
}
