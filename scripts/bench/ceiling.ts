import { fetchRaw } from '../measure/bytes.ts'
import { type Peer, startPeer } from './peer.ts'

/** What Node puts into every answer by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** A bare `node:http` process that sends the same bytes and headers as the product does at `url`: what ratios are taken against (record 19). */
export async function startCeiling(url: string, asked: Record<string, string>): Promise<Peer> {
  const { headers, bytes } = await fetchRaw(url, asked)
  const named = Object.entries({ ...headers, 'content-length': String(bytes.length) })
  const head = named.flatMap(([name, value]) => (own.has(name) && name !== 'content-length' ? [] : [name, String(value)]))
  return startPeer('ceiling-server.ts', { head, body: bytes.toString('base64') })
}
