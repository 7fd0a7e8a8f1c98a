import type { SerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieDomain, editionOfHost } from '../hosts.ts'
import { SESSION_COOKIE, SESSION_DAYS } from '../sessions/session.ts'
import { DAY } from '../spans.ts'
import type { Cookie } from './perform.ts'
import type { Hosting } from './proxies.ts'

/** How all cookies of ours are set: for the whole site and its parts, not for scripts, over https alone where the page came by it (spec: decisions API-9). */
export function cookieOptions(request: FastifyRequest, { settings, hostOf }: Hosting): SerializeOptions {
  const host = hostOf(request.raw)
  const domain = cookieDomain(host, editionOfHost(host, settings), settings)
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', ...(domain && { domain }) }
}

/** Beside the session, without a secret: scripts of pages that are kept for everybody learn from it whether to ask who is here. */
const SIGNED_IN_COOKIE = 'signed_in'

/** Writes the session cookie that a sign-in or sign-out left; undefined leaves it alone. */
export function writeSession(request: FastifyRequest, reply: FastifyReply, token: string | null | undefined, ground: Hosting) {
  if (token === undefined) return
  const options = cookieOptions(request, ground)
  const { domain, ...host } = options
  // one from before the parts had hosts of their own would be read first, and nobody could sign in
  if (domain) reply.clearCookie(SESSION_COOKIE, host)
  const mark = { ...options, httpOnly: false }
  const maxAge = SESSION_DAYS * DAY
  if (token === null) reply.clearCookie(SESSION_COOKIE, options).clearCookie(SIGNED_IN_COOKIE, mark)
  else reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge }).setCookie(SIGNED_IN_COOKIE, '1', { ...mark, maxAge })
}

/** Writes what else a call left in the browser. */
export function writeCookies(request: FastifyRequest, reply: FastifyReply, cookies: readonly Cookie[] = [], ground: Hosting) {
  const options = cookieOptions(request, ground)
  for (const [name, value, maxAge] of cookies)
    if (value === null) reply.clearCookie(name, options)
    else reply.setCookie(name, value, { ...options, ...(maxAge !== undefined && { maxAge }) })
}
