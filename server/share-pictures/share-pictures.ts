import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Route } from '../calls.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import { inProcessApi } from '../http/in-process.ts'
import type { Limit } from '../http/limits.ts'
import { type PosterKind, posterHash, posterVersion } from '../seo/poster.ts'
import { DAY } from '../spans.ts'
import { keptPictures } from './keep.ts'
import { sources } from './sources.ts'

const YEAR = 365 * DAY
/** How long somebody may keep the answer to an address of yesterday. */
const SECONDS = 300

const isKind = (kind: string): kind is PosterKind => Object.hasOwn(sources, kind)

interface Asking {
  Params: { lang: string; kind: string; '*': string }
  Querystring: { v?: unknown }
}

/** `/share/ru/tutor/7.jpg`: the picture that networks show of a shared page, drawn of what the page says now; a page that is not there has none. */
export const sharePictures = fp<Ground & { limit: Limit; routes: readonly Route[] }>(async (app, { limit, routes, ...ground }) => {
  const { uploads } = ground.outside.files
  const fileOf = keptPictures({ folder: join(ground.settings.dataDir, 'share-pictures') })

  app.get('/share/:lang/:kind/*', async (request: FastifyRequest<Asking>, reply) => {
    await limit('page', request)
    const { lang, kind, '*': rest } = request.params
    const [, name] = /^(.{1,300})\.jpg$/.exec(rest) ?? []
    const at = await circumstancesOf(request, ground)
    const { edition, database } = at
    const language = edition.locales.find((locale) => locale === lang)
    if (!name || !language || !isKind(kind)) return reply.callNotFound()
    const shared = { reader: database.readerFor({ isSignedIn: false }), session: null, cookies: {}, isOwnPage: true }
    const api = inProcessApi(routes, { ...at, ...shared, language })
    const poster = await sources[kind]({ edition, language, api }, name)
    if (!poster) return reply.callNotFound()
    const hash = posterHash(poster)
    // what draws letters is large, and the first picture is soon enough for it
    const file = await fileOf(hash, async () => (await import('./draw.ts')).drawPoster(poster, uploads))
    const seconds = request.query.v === posterVersion(hash) ? `max-age=${YEAR}, immutable` : `max-age=${SECONDS}`
    return reply.type('image/jpeg').header('cache-control', `public, ${seconds}`).send(createReadStream(file))
  })
})
