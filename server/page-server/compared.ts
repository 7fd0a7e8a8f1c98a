import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { editionOfHost, sideOf } from '../hosts.ts'
import type { Ground } from '../http/circumstances.ts'
import type { SiteServer } from './built.ts'
import { placeOf } from './place.ts'

/** Pages that a running experiment changes (spec: decisions OPS-2). */
export function comparedPages(app: FastifyInstance, ground: Ground, site: Pick<SiteServer, 'compares'>) {
  const { settings, hostOf, visitors } = ground
  return {
    isCompared({ raw, url }: FastifyRequest): boolean {
      if (!visitors.isComparing) return false
      const host = hostOf(raw)
      const edition = editionOfHost(host, settings)
      const [path = '/'] = url.split('?')
      return visitors.running(site.compares(edition, placeOf(edition, path).path, sideOf(host, edition, settings))).length > 0
    },

    /** Gives a browser its variants before the page is looked for. */
    async welcome(request: FastifyRequest, reply: FastifyReply) {
      await visitors.welcome(request.raw)
      const cookies = visitors.cookiesFor(request, ground).map((cookie) => app.serializeCookie(...cookie))
      // kept pages are written past the framework
      if (cookies.length) reply.raw.setHeader('set-cookie', cookies)
    },
  }
}
