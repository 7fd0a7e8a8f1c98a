import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { decode, type Encoding } from '../http/encodings.ts'
import { OWN_ADDRESS } from '../http/limits.ts'

export interface Walk {
  /** Host and scheme of an edition's site, such as `https://docento.kz`. */
  site: string
  /** How many pages. */
  pages: number
  /** The walk waits while visitors ask. */
  isQuiet: () => boolean
  /** Ends the walk between two pages. */
  isStopping: () => boolean
}

/** ms from one look for visitors to the next. */
const LOOK = 100

/** Links that lead on; what a query would choose is not walked. */
const LINK = /<a [^>]*?href="(\/[^"?#]*)"/g

/**
 * Opens an edition's first pages as a visitor would come to them, from the main page on: when somebody comes, the code that draws is compiled and what pages
 * have in common is kept. A new process takes three times as long for its first pages. Steps aside for those who ask meanwhile, and leaves them half of a core's time.
 * @returns how many pages were opened; fewer than asked for where there are no more, and none after one that failed
 */
export async function warmUp(app: FastifyInstance, { site, pages, isQuiet, isStopping }: Walk): Promise<number> {
  const { host } = new URL(site)
  const found = new Set(['/'])
  let opened = 0
  for (const url of found) {
    while (!isQuiet() && !isStopping()) await pause(LOOK)
    if (opened >= pages || isStopping()) break
    const from = performance.now()
    const { statusCode, headers, rawPayload } = await app.inject({
      ...{ url, remoteAddress: OWN_ADDRESS },
      headers: { host, accept: 'text/html', 'accept-encoding': 'zstd' },
    })
    if (statusCode >= 500 || statusCode === 429) break
    opened += 1
    const html = await decode(rawPayload, (headers['content-encoding'] ?? 'identity') as Encoding)
    for (const path of linksOf(html.toString(), site)) if (found.size < pages) found.add(path)
    await pause(performance.now() - from)
  }
  return opened
}

/** Paths are strings of their own: a piece cut out of a page keeps the whole page in memory. */
function linksOf(html: string, site: string): string[] {
  return [...html.matchAll(LINK)].map(([, path = '/']) => new URL(path, site).pathname)
}
