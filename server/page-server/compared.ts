import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Experiment } from '../../schemas/index.ts'
import { editionOfHost, sideOf } from '../hosts.ts'
import type { Ground } from '../http/circumstances.ts'
import type { SiteServer } from './built.ts'
import { placeOf } from './place.ts'

/** Pages that a running experiment changes (spec: decisions OPS-2). */
export function comparedPages(app: FastifyInstance, ground: Ground, site: Pick<SiteServer, 'compares'>) {
  const { settings, hostOf, visitors } = ground
  const editionAt = ({ raw }: FastifyRequest) => editionOfHost(hostOf(raw), settings)
  return {
    /** The running experiments that change the page. */
    comparedAt(request: FastifyRequest): Experiment[] {
      const edition = editionAt(request)
      if (!visitors.isComparing(edition.code)) return []
      const [path = '/'] = request.url.split('?')
      return visitors.running(edition.code, site.compares(edition, placeOf(edition, path).path, sideOf(hostOf(request.raw), edition, settings)))
    },

    /** Gives a browser its variants before the page is looked for. */
    async welcome(request: FastifyRequest, reply: FastifyReply) {
      await visitors.welcome(editionAt(request).code, request.raw)
      const cookies = visitors.cookiesFor(request, ground).map((cookie) => app.serializeCookie(...cookie))
      // kept pages are written past the framework
      if (cookies.length) reply.raw.setHeader('set-cookie', cookies)
    },
  }
}
