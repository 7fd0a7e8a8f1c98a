import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import { type Encoding, encode, encodingOf, unpack } from './encodings.ts'

/** A page that may be kept for everybody. */
export interface Page {
  html: string
  /** Headers beside those of its encoding. */
  headers: Readonly<Record<string, string>>
  /** For how long it may be kept. */
  seconds: number
}

interface Ready {
  bytes: Buffer
  head: string[]
}

interface Kept {
  /** The page in zstd, which most browsers take; the others are made from it when they are asked for. */
  packed: Buffer
  tag: string
  headers: Readonly<Record<string, string>>
  /** ms since 1970. */
  until: number
  ready: Partial<Record<Encoding, Ready>>
  /** Of all its encodings. */
  size: number
}

interface Options {
  /** Which kept page would answer a request; null: none. It begins with the edition, never with what a visitor may choose freely. */
  keyOf: (request: IncomingMessage) => string | null
  maxBytes?: number
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Public pages as ready bytes per encoding, answered before the framework sees the request (design 9).
 * `Fastify({ serverFactory: cache.server })` puts it in front; a page's route fills it through `once`.
 */
export function createPageCache({ keyOf, maxBytes = 16 * 1024 * 1024 }: Options) {
  const pages = new Map<string, Kept>()
  const rendering = new Map<string, Promise<{ keep: Page | null }>>()
  let total = 0
  let version = 0

  const drop = (key: string) => {
    total -= pages.get(key)?.size ?? 0
    pages.delete(key)
  }
  const grow = (kept: Kept, by: number) => {
    kept.size += by
    total += by
    // the oldest first: none lives longer than its seconds anyway
    for (const key of pages.keys()) {
      if (total <= maxBytes) break
      drop(key)
    }
  }

  const readyIn = (kept: Kept, encoding: Encoding): Ready => {
    const known = kept.ready[encoding]
    if (known) return known
    const bytes = encoding === 'zstd' ? kept.packed : encode(unpack(kept.packed), encoding)
    const named = { ...kept.headers, etag: kept.tag, vary: 'accept-encoding', ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
    const made = { bytes, head: Object.entries({ ...named, 'content-length': String(bytes.length) }).flat() }
    kept.ready[encoding] = made
    if (encoding !== 'zstd') grow(kept, bytes.length)
    return made
  }

  const send = (kept: Kept, { headers, method }: IncomingMessage, response: ServerResponse) => {
    if (headers['if-none-match'] === kept.tag)
      return response.writeHead(304, ['etag', kept.tag, 'cache-control', kept.headers['cache-control'] ?? '']).end()
    const { bytes, head } = readyIn(kept, encodingOf(String(headers['accept-encoding'] ?? '')))
    return response.writeHead(200, head).end(method === 'HEAD' ? undefined : bytes)
  }

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const key = keyOf(request)
    const kept = key === null ? undefined : pages.get(key)
    if (!kept || kept.until <= Date.now()) return false
    send(kept, request, response)
    return true
  }

  const keep = (key: string, { html, headers, seconds }: Page) => {
    const packed = encode(Buffer.from(html), 'zstd')
    const tag = `W/"${createHash('sha256').update(packed).digest('base64url').slice(0, 22)}"`
    drop(key)
    const kept: Kept = { packed, tag, headers, until: Date.now() + seconds * 1000, ready: {}, size: 0 }
    pages.set(key, kept)
    grow(kept, packed.length)
  }

  return {
    /** A server that answers kept pages itself and hands on everything else. */
    server: (handle: RequestListener, options: ServerOptions = {}) =>
      createServer(options, (request, response) => {
        if (!answer(request, response)) handle(request, response)
      }),

    /**
     * Renders a page once for all who wait for it, and keeps it unless the content changed meanwhile. For pages that are the same for
     * everybody only: those who wait get what the first one gets.
     */
    async once<Made extends { keep: Page | null }>(request: IncomingMessage, render: () => Promise<Made>): Promise<Made> {
      const key = keyOf(request)
      if (key === null) return render()
      const running = rendering.get(key)
      if (running) return running as Promise<Made>
      const started = version
      const making = render().finally(() => rendering.delete(key))
      rendering.set(key, making)
      const made = await making
      if (made.keep && started === version) keep(key, made.keep)
      return made
    },

    /** Answers from the kept pages; false when none is there. */
    answer,

    /** Forgets an edition's pages: its content changed (spec: decisions API-18). */
    bump(edition: string) {
      version += 1
      for (const key of pages.keys()) if (key.startsWith(`${edition} `)) drop(key)
    },

    /** What the kept pages take, in all encodings. */
    bytes: () => total,
  }
}
