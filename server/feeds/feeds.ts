import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Language } from '../../editions/index.ts'
import { sideOf } from '../hosts.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import type { Limit } from '../http/limits.ts'
import type { Asked } from '../http/perform.ts'
import { atom } from './atom.ts'
import { blogFeed, type Feed, newsFeed } from './sources.ts'

const SECONDS = 300

type Source = (at: Asked, language: Language) => Promise<Feed | null>

/** Atom feeds of the lists of articles, each in the language of its prefix (spec: decisions Z-3, Z-4). */
export const feeds = fp<Ground & { limit: Limit }>(async (app, { limit, ...ground }) => {
  const route = (path: string, side: 'site' | 'blog', source: Source) => {
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const at = await circumstancesOf(request, ground)
      const { edition } = at
      const { lang } = request.params as { lang?: string }
      const [own, ...others] = edition.locales
      const language = lang === undefined ? own : others.find((one) => one === lang)
      if (!language || sideOf(ground.hostOf(request.raw), edition, ground.settings) !== side) return reply.callNotFound()
      await limit('page', request)
      const feed = await source(at, language)
      if (!feed) return reply.callNotFound()
      return reply.type('application/atom+xml; charset=utf-8').header('cache-control', `public, max-age=${SECONDS}`).send(atom(feed))
    }
    app.get(path, answer)
    app.get(`/:lang(^[a-z]{2}$)${path}`, answer)
  }
  route('/news/feed.xml', 'site', newsFeed)
  route('/feed.xml', 'blog', blogFeed)
})
