import fp from 'fastify-plugin'
import { hasSecret } from './log.ts'

/** What every answer carries. Referrer-Policy lets a form's post carry its Origin, which the origin check needs. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=()',
} as const

const ofAll = securityHeaders['referrer-policy']

/** Pages name their own policy; what names none may load nothing and stand in no frame. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
const year = 31_536_000

export const headers = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${year}`)
  })
  app.addHook('onSend', async (request, reply) => {
    // what a mailed link opens asks for its styles and scripts without saying by which link
    if (reply.getHeader('referrer-policy') === ofAll && hasSecret(request.url)) reply.header('referrer-policy', 'strict-origin')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
  })
})
