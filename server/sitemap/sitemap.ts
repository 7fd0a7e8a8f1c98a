import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { keptLanguages } from '../../editions/index.ts'
import { robotsOf } from '../core-files/robots.ts'
import { blogUrlOf, sideOf } from '../hosts.ts'
import { escaped } from '../html/escape.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import { encodeLines, encodingOf } from '../http/encodings.ts'
import type { Limit } from '../http/limits.ts'
import type { Asked } from '../http/perform.ts'
import { countProfiles, NOBODY, pagePaths, profilePaths } from './addresses.ts'
import { blogPages } from './content-pages.ts'
import { latest, type Page } from './page.ts'

/** What one file may list by the protocol. */
const MOST = 50_000
const SECONDS = 3600
/** What staff saved is read within a minute. */
const ROBOTS_SECONDS = 60
const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `/robots.txt`, `/sitemap.xml` and, beyond `most` addresses, the files it then names (spec: decisions SEO-5). */
export const sitemap = fp<Ground & { limit: Limit; most?: number }>(async (app, { limit, most = MOST, ...ground }) => {
  const isBlog = ({ edition, settings }: Asked, { raw }: FastifyRequest) => sideOf(ground.hostOf(raw), edition, settings) === 'blog'
  const route = (url: string, type: string, seconds: number, make: Make) =>
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      await limit('page', request)
      const lines = await make(await circumstancesOf(request, ground), request)
      if (!lines) return reply.callNotFound()
      const encoding = encodingOf(request.headers['accept-encoding']?.toString())
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .type(type)
        .headers({ 'cache-control': `public, max-age=${seconds}`, vary: 'accept-encoding' })
        .send(encodeLines(lines, encoding))
    })

  route('/robots.txt', 'text/plain; charset=utf-8', ROBOTS_SECONDS, async (at, request) => {
    const { cache, edition, settings, siteUrl } = at
    return [await robotsOf(cache, isBlog(at, request) ? blogUrlOf(edition, settings, siteUrl) : siteUrl)]
  })
  const hostIn = (at: Asked, request: FastifyRequest): Host =>
    isBlog(at, request)
      ? {
          at: { ...at, siteUrl: blogUrlOf(at.edition, at.settings, at.siteUrl) },
          pages: () => blogPages(asked(at)),
          profiles: async () => NOBODY,
          most,
        }
      : { at, pages: () => pagePaths(asked(at)), profiles: () => countProfiles(asked(at)), most }
  route('/sitemap.xml', 'application/xml; charset=utf-8', SECONDS, (at, request) => whole(hostIn(at, request)))
  route('/sitemap-:part(^\\w+)-:number(^\\d+).xml', 'application/xml; charset=utf-8', SECONDS, (at, request) =>
    part(hostIn(at, request), request.params as Part),
  )
})

type Make = (at: Asked, request: FastifyRequest) => Promise<Iterable<string> | AsyncIterable<string> | null>

interface Part {
  part: string
  number: string
}

const asked = ({ reader, cache, edition }: Asked) => ({ db: reader, cache, edition })

/** What one host has to list: its pages, and the profiles of the site's. */
interface Host {
  at: Asked
  pages: () => Promise<readonly Page[]>
  profiles: () => Promise<typeof NOBODY>
  most: number
}

/** All addresses while they fit in one file, then the names of the files. */
async function whole({ at, profiles, most, ...host }: Host) {
  const pages = await host.pages()
  const { count, last } = await profiles()
  const languages = keptLanguages(at.edition).length
  if (pages.length + count * languages <= most) return urlset(at, pages, profilePaths(asked(at), { from: 0, to: last }))
  const numbered = (name: string, files: number) => Array.from({ length: files }, (_, n) => `sitemap-${name}-${n + 1}.xml`)
  const ofPages = numbered('pages', Math.ceil(pages.length / most)).map((path, n) => ({ path, changed: changeOf(slice(pages, n, most)) }))
  return index(at, [...ofPages, ...numbered('tutors', Math.ceil(last / idsAFile(languages, most))).map((path) => ({ path }))])
}

/** One of the files; null for a number that no file has. Profiles are parted by id, so none moves to another file. */
async function part({ at, pages, profiles, most }: Host, { part: name, number }: Part) {
  const n = Number(number) - 1
  if (n < 0) return null
  if (name === 'pages') {
    const own = slice(await pages(), n, most)
    return own.length ? urlset(at, own) : null
  }
  if (name !== 'tutors') return null
  const ids = idsAFile(keptLanguages(at.edition).length, most)
  const { last } = await profiles()
  return n * ids < last ? urlset(at, profilePaths(asked(at), { from: n * ids, to: (n + 1) * ids })) : null
}

const slice = (pages: readonly Page[], n: number, most: number) => pages.slice(n * most, (n + 1) * most)

/** When a file changed last; unknown where one of its pages may have changed since, as those of the catalogue do. */
const changeOf = (pages: readonly Page[]) =>
  pages.every(({ changed }) => changed) ? latest(pages.flatMap(({ changed }) => changed ?? [])) : undefined

const idsAFile = (languages: number, most: number) => Math.floor(most / languages)

async function* urlset({ siteUrl }: Asked, ...lists: (Iterable<string | Page> | AsyncIterable<string>)[]) {
  yield `${OPEN}<urlset ${NAMESPACE}>\n`
  for (const list of lists)
    for await (const one of list) {
      const page: Page = typeof one === 'string' ? { path: one } : one
      yield `<url>${placeOf(siteUrl, page)}</url>\n`
    }
  yield '</urlset>\n'
}

function* index({ siteUrl }: Asked, files: readonly Page[]) {
  yield `${OPEN}<sitemapindex ${NAMESPACE}>\n`
  for (const file of files) yield `<sitemap>${placeOf(siteUrl, file)}</sitemap>\n`
  yield '</sitemapindex>\n'
}

const placeOf = (siteUrl: string, { path, changed }: Page) =>
  `<loc>${escaped(`${siteUrl}/${path}`)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}`
