import fp from 'fastify-plugin'
import type { Settings } from '../settings.ts'

/** Says once that a proxy stands in front which TRUST_PROXY does not name: behind it everybody has one address, and limits and secure cookies go wrong. */
export const proxyHint = fp<{ settings: Settings }>(async (app, { settings }) => {
  if (settings.trustProxy.length) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers, log, socket }) => {
    if (isSaid || !headers['x-forwarded-for']) return
    isSaid = true
    log.warn({ proxy: socket.remoteAddress }, 'requests come through a proxy that TRUST_PROXY does not name: all visitors count as one address')
  })
})
