import { createServer, type IncomingMessage, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import type { EditionCode } from '../../editions/index.ts'
import { type Bumped, isPackedTouched, packScopes, type Scope } from '../database/cache/scopes.ts'
import { decode, type Encoding, encode, encodingOf } from '../http/encodings.ts'
import type { Html } from './built.ts'
import { checksumOf, encodeHtml, piecesOf } from './encode-html.ts'
import { FIRST, keptByUse } from './kept-by-use.ts'
import { type Place, roundBlock } from './round-block.ts'
import { underway } from './underway.ts'

/** A page that may be kept for everybody. */
export interface Page {
  html: Html
  /** Headers beside those of its encoding. */
  headers: Readonly<Record<string, string>>
  /** For how long it may be kept. */
  seconds: number
  /** What it is forgotten for when it changes. */
  drawnFrom: ReadonlySet<Scope>
}

/** An encoded page as it is sent. */
interface Ready {
  bytes: Buffer
  head: string[]
}

/** The same as it is kept: what was asked for once lies in a block with others, what was asked for again in memory of its own. */
interface KeptReady {
  body: Place | Buffer
  head: string[]
}

interface Kept {
  /** The page as it was drawn, then the encoding in which it was first asked for; others are made from it when somebody takes them. */
  source: Html | Encoding
  headers: Readonly<Record<string, string>>
  /** Packed. */
  drawnFrom: string
  tag: string
  /** ms since 1970. */
  until: number
  ready: Readonly<Partial<Record<Encoding, KeptReady>>>
  /** Encodings on their way. */
  making: Partial<Record<Encoding, Promise<Ready>>>
}

interface Options {
  /** Which kept page would answer a request; null: none. It begins with the edition, never with what a visitor may choose freely. */
  keyOf: (request: IncomingMessage) => string | null
  maxBytes?: number
  /** Hears of each answer from the kept pages: nobody else does. */
  onAnswer?: (request: IncomingMessage, status: number) => void
}

/** For so long a page that has run out is shown while it is drawn anew; `stale-while-revalidate` says the same to caches on the way. */
export const STALE_SECONDS = 60

/** Longer than a balancer keeps a connection it may send the next request on; Fastify's own server has the same. */
const KEEP_ALIVE = 72_000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Public pages as ready bytes per encoding, answered before the framework sees the request (record 5).
 * `Fastify({ serverFactory: cache.server })` puts it in front; a page's route fills it through `at(request).once`.
 */
export function createPageCache({ keyOf, maxBytes = 16 * 1024 * 1024, onAnswer = () => {} }: Options) {
  const pages = keptByUse(maxBytes, sizeOf)
  const block = roundBlock(Math.floor(maxBytes * FIRST))
  const drawing = underway<{ keep: Page | null }>()
  let version = 0

  const readyIn = (key: string, kept: Kept, encoding: Encoding): Promise<Ready> => {
    kept.making[encoding] ??= make(key, kept, encoding).finally(() => delete kept.making[encoding])
    return kept.making[encoding]
  }

  const make = async (key: string, { source, headers, tag, ready: made }: Kept, encoding: Encoding): Promise<Ready> => {
    const bytes =
      typeof source === 'object'
        ? await encodeHtml(source, encoding)
        : await encode(await decode(bytesOf(made[source]?.body ?? NOTHING), source), encoding)
    const named = { ...headers, etag: tag, vary: 'accept-encoding', ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
    const head = Object.entries({ ...named, 'content-length': String(bytes.length) }).flat()
    const kept = pages.peek(key)
    // once it is encoded the text itself is needed no longer
    if (kept?.tag === tag) {
      const isText = typeof kept.source === 'object' || kept.source === 'identity'
      const body = pages.isUsed(key) ? bytes : (block.add(bytes) ?? bytes)
      pages.set(key, { ...kept, source: isText ? encoding : kept.source, ready: { ...kept.ready, [encoding]: { body, head } } })
    }
    return { bytes, head }
  }

  const bytesOf = (body: Place | Buffer): Buffer => (Buffer.isBuffer(body) ? body : block.read(body))

  /** Of what was asked for once; what was asked for again lies in memory of its own. */
  const isThere = ({ ready }: Kept): boolean => Object.values(ready).every(({ body }) => Buffer.isBuffer(body) || block.holds(body))

  /** What is asked for again gets memory of its own. */
  const use = (key: string, { ready }: Kept) => {
    if (pages.use(key)) for (const one of Object.values(ready)) one.body = bytesOf(one.body)
  }

  const send = ({ bytes, head }: Ready, request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : bytes)
    onAnswer(request, 200)
  }

  const answer = (key: string | null, request: IncomingMessage, response: ServerResponse, stale = 0): boolean => {
    const kept = key === null ? undefined : pages.get(key)
    if (key === null || !kept || !(pages.isUsed(key) || isThere(kept))) return false
    const age = Date.now() - kept.until
    if (age >= 0 && age >= (drawing.get(nameOf(key)) ? Math.max(stale, STALE_SECONDS) : stale) * 1000) return false
    const { headers } = request
    if (headers['if-none-match'] === kept.tag) {
      use(key, kept)
      response.writeHead(304, ['etag', kept.tag, 'cache-control', kept.headers['cache-control'] ?? '']).end()
      onAnswer(request, 304)
      return true
    }
    const encoding = encodingOf(headers['accept-encoding']?.toString())
    const ready = kept.ready[encoding]
    if (ready) {
      use(key, kept)
      send({ bytes: bytesOf(ready.body), head: ready.head }, request, response)
    } else
      readyIn(key, kept, encoding).then(
        (made) => send(made, request, response),
        () => response.destroy(),
      )
    return true
  }

  const keep = (key: string, { html, headers, seconds, drawnFrom }: Page) => {
    const { bytes, crc32 } = checksumOf(html)
    const tag = `W/"${bytes.toString(36)}-${crc32.toString(36)}"`
    pages.set(key, { source: html, tag, headers, drawnFrom: packScopes(drawnFrom), until: Date.now() + seconds * 1000, ready: {}, making: {} })
  }

  /** What was begun before a change of content is nobody's answer after it. */
  const nameOf = (key: string) => `${version} ${key}`

  return {
    /** A server that answers kept pages itself and hands on everything else. */
    server: (handle: RequestListener, options: ServerOptions = {}) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE, ...options }, (request, response) => {
        if (!answer(keyOf(request), request, response)) handle(request, response)
      }),

    /** What is kept for a request, whose name is found once for all that is done with it. */
    at(request: IncomingMessage) {
      const key = keyOf(request)
      return {
        /** Answers from the kept pages; false when none is there. One that has run out answers while it is drawn anew, or for `stale` seconds. */
        answer: (response: ServerResponse, { stale = 0 } = {}): boolean => answer(key, request, response, stale),

        /**
         * Draws a page once for all who wait for it, and keeps it unless the content changed meanwhile. For pages that are the same for
         * everybody only: those who wait get what the first one gets.
         */
        async once<Made extends { keep: Page | null }>(draw: () => Promise<Made>): Promise<Made> {
          if (key === null) return draw()
          const name = nameOf(key)
          const running = drawing.get(name)
          if (running) return running as Promise<Made>
          const made = await drawing.start(name, draw)
          if (made.keep && name === nameOf(key)) keep(key, made.keep)
          return made
        },
      }
    },

    /** Forgets an edition's pages that were drawn from what changed (spec: decisions API-18). */
    forget(edition: EditionCode, scopes: Bumped) {
      version += 1
      for (const [key, { drawnFrom }] of pages.entries()) if (key.startsWith(`${edition} `) && isPackedTouched(drawnFrom, scopes)) pages.delete(key)
    },

    /** What the kept pages take, in all encodings. */
    bytes: pages.bytes,
  }
}

const NOTHING = Buffer.alloc(0)

const sizeOf = ({ source, ready }: Kept): number =>
  [...(typeof source === 'object' ? piecesOf(source) : []), ...Object.values(ready).map(({ body }) => body)].reduce(
    (sum, { length }) => sum + length,
    0,
  )
