import type { FastifyReply, FastifyRequest } from 'fastify'
import { partOf } from '../hosts.ts'
import { isBot } from '../http/bots.ts'
import { encodingOf } from '../http/encodings.ts'
import type { Settings } from '../settings.ts'
import type { Rendered } from './built.ts'
import { STALE_SECONDS } from './cache.ts'
import { encodeHtml } from './encode-html.ts'
import { guestOrigins } from './guests.ts'
import { keptHeaders, pagePolicy } from './policy.ts'
import type { Where } from './where.ts'

interface Options {
  settings: Settings
  whereAt: (request: FastifyRequest) => Where
  isCompared: (request: FastifyRequest) => boolean
}

/** Sends what the site drew, with the headers of its edition and host. */
export function pageAnswers({ settings, whereAt, isCompared }: Options) {
  function headersOf({ html, headers, cacheable, guests }: Rendered, request: FastifyRequest): Record<string, string> {
    const { edition, host, origins } = whereAt(request)
    return {
      ...keptHeaders(origins.site.startsWith('https:')),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html?.style, {
        api: partOf(settings.apiUrl, edition),
        // forms of another host lead to the site
        posts: [host === 'site' ? undefined : origins.site, settings.liqPay?.url],
        guests: guestOrigins(settings, guests),
      }),
      'cache-control': cacheControl(cacheable, request),
      'speculation-rules': '"/rules.json"',
      ...headers,
    }
  }

  /** Caches on the way can't tell variants apart, nor robots from people, who are shown more. */
  function cacheControl(seconds: number, request: FastifyRequest): string {
    if (seconds === 0) return 'private, no-store'
    return isCompared(request) || isBot(request.headers['user-agent'])
      ? 'private, no-cache'
      : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`
  }

  async function send(rendered: Rendered, request: FastifyRequest, reply: FastifyReply) {
    reply.code(rendered.status).headers(headersOf(rendered, request))
    if (!rendered.html) return reply.send()
    const encoding = encodingOf(request.headers['accept-encoding']?.toString())
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.header('vary', 'accept-encoding').send(await encodeHtml(rendered.html, encoding))
  }

  return { headersOf, send }
}
