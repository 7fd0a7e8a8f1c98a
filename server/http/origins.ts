import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edition } from '../../editions/index.ts'
import { Forbidden } from '../errors.ts'
import { allowedOrigins, editionOfHost } from '../hosts.ts'
import { DAY } from '../spans.ts'
import type { Hosting } from './proxies.ts'

/**
 * A change has to come from a page of ours: judged by `Sec-Fetch-Site`, which browsers send and pages can't forge, else by Origin, else by Referer. Where none of
 * them says anything it may not use a session cookie (spec: decisions API-10).
 */
export function requireOwnOrigin(request: FastifyRequest, edition: Edition, { settings, hostOf }: Hosting, signedIn: boolean) {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  // the other values say too little: the panel's host is another site's, or the blog's
  if (site === 'same-origin') return
  const from = origin ?? (referer && URL.canParse(referer) ? new URL(referer).origin : referer)
  if (from === undefined ? signedIn : !allowedOrigins(hostOf(request.raw), request.protocol, edition, settings).includes(from)) throw new Forbidden()
}

/** Lets the edition's own site, blog and panel read answers with their cookies when the API has a host of its own, and nobody else (spec: decisions API-10). */
export function allowOwnOrigins(request: FastifyRequest, reply: FastifyReply, { settings, hostOf }: Hosting) {
  reply.header('vary', 'origin')
  const { origin } = request.headers
  const host = hostOf(request.raw)
  const edition = editionOfHost(host, settings)
  if (origin === undefined || !allowedOrigins(host, request.protocol, edition, settings).includes(origin)) return
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
  if (request.method !== 'OPTIONS') return
  reply.headers({
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'content-type, idempotency-key, x-batched, x-flush-reason',
    'access-control-max-age': String(DAY),
  })
}
