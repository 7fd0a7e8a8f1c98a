import type { SerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieDomain, editionOfHost } from '../hosts.ts'
import { SESSION_COOKIE, SESSION_DAYS } from '../sessions/session.ts'
import type { Hosting } from './proxies.ts'

/** How all cookies of ours are set: for the whole site and its parts, not for scripts, over https alone where the page came by it (spec: decisions API-9). */
export function cookieOptions(request: FastifyRequest, { settings, hostOf }: Hosting): SerializeOptions {
  const host = hostOf(request.raw)
  const domain = cookieDomain(host, editionOfHost(host, settings), settings)
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', ...(domain && { domain }) }
}

/** Writes the session cookie that a sign-in or sign-out left; undefined leaves it alone. */
export function writeSession(request: FastifyRequest, reply: FastifyReply, token: string | null | undefined, ground: Hosting) {
  if (token === undefined) return
  const options = cookieOptions(request, ground)
  const { domain, ...host } = options
  // one from before the parts had hosts of their own would be read first, and nobody could sign in
  if (domain) reply.clearCookie(SESSION_COOKIE, host)
  if (token === null) reply.clearCookie(SESSION_COOKIE, options)
  else reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_DAYS * 86_400 })
}
