import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encode, encodingOf } from '../http/encodings.ts'
import type { Limit } from '../http/limits.ts'
import type { SiteServer } from './built.ts'
import type { Where } from './where.ts'

interface Options {
  site: Pick<SiteServer, 'laterStyle' | 'speculationRules'>
  whereAt: (request: FastifyRequest) => Where
  limit: Limit
}

/** What pages ask for that no file of the build is: the icon, which links may be opened ahead, the styles of what opens later. */
export function registerPageFiles(app: FastifyInstance, { site, whereAt, limit }: Options) {
  const icon = readFileSync(join(import.meta.dirname, '../../site/public/favicon.ico'))

  app.get('/favicon.ico', (_, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/x-icon').send(icon))
  app.get('/rules.json', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(JSON.stringify(site.speculationRules[whereAt(request).host])),
  )
  // a parameter may not be as long as all their names
  app.get('/styles/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    await limit('page', request)
    const [, names] = /^(.*)\.css$/.exec(request.params['*']) ?? []
    const style = names ? site.laterStyle(names) : null
    if (!style) return reply.callNotFound()
    // of a page from before or after this build it may be kept for a while only
    const isOurs = request.url.endsWith(`?${style.version}`)
    const encoding = encodingOf(request.headers['accept-encoding']?.toString())
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .headers({ 'cache-control': isOurs ? 'public, max-age=31536000, immutable' : 'public, max-age=60', vary: 'accept-encoding' })
      .type('text/css; charset=utf-8')
      .send(await encode(style.bytes, encoding))
  })
}
