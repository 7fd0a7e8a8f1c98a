import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { robotsOf } from '../core-files/robots.ts'
import { blogUrlOf, sideOf } from '../hosts.ts'
import { escaped } from '../html/escape.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import { encodeLines, encodingOf } from '../http/encodings.ts'
import type { Limit } from '../http/limits.ts'
import type { Asked } from '../http/perform.ts'
import { HOUR } from '../spans.ts'
import { profilePages, profileParts, sitePages } from './addresses.ts'
import { blogPages } from './content-pages.ts'
import { type Kinds, latest, type Page } from './page.ts'

/** What one file may list by the protocol. */
const MOST = 50_000
const SECONDS = HOUR
/** What staff saved is read within a minute. */
const ROBOTS_SECONDS = 60
const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `/robots.txt`, `/sitemap.xml` and the files it names: those of each kind of page, none with more than `most` addresses (spec: decisions SEO-5). */
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

  const siteUrlIn = (at: Asked, request: FastifyRequest) => (isBlog(at, request) ? blogUrlOf(at.edition, at.settings, at.siteUrl) : at.siteUrl)
  const filesIn = (at: Asked, request: FastifyRequest) => (isBlog(at, request) ? blogFiles(at, most) : siteFiles(at, most))

  route('/robots.txt', 'text/plain; charset=utf-8', ROBOTS_SECONDS, async (at, request) => [await robotsOf(at.cache, siteUrlIn(at, request))])
  const XML = 'application/xml; charset=utf-8'
  route('/sitemap.xml', XML, SECONDS, async (at, request) => index(siteUrlIn(at, request), await filesIn(at, request)))
  route('/sitemap-:kind(^[a-z]+)-:number(^\\d+).xml', XML, SECONDS, async (at, request) => {
    const { kind, number } = request.params as { kind: string; number: string }
    const file = (await filesIn(at, request)).find(({ path }) => path === pathOf(kind, Number(number)))
    return file ? urlset(siteUrlIn(at, request), file.pages()) : null
  })
})

type Make = (at: Asked, request: FastifyRequest) => Promise<Iterable<string> | AsyncIterable<string> | null>

/** One file of a map; its pages are gathered when it is asked for. */
interface File extends Page {
  pages: () => Iterable<Page> | AsyncIterable<Page>
}

const asked = ({ reader, cache, edition }: Asked) => ({ db: reader, cache, edition })
const pathOf = (kind: string, number: number) => `sitemap-${kind}-${number}.xml`

async function siteFiles(at: Asked, most: number): Promise<File[]> {
  const profiles = await profileParts(asked(at), most)
  const { catalogue = [], ...kinds } = await sitePages(asked(at))
  // a list shows profiles, so none of them changed after the last of those
  const changed = latest(profiles.flatMap((part) => part.changed ?? []))
  return [
    ...filesOf(kinds, most),
    ...filesOf({ catalogue }, most).map((file) => ({ ...file, changed })),
    ...profiles.map(({ number, changed, ...ids }) => ({ path: pathOf('tutors', number), changed, pages: () => profilePages(asked(at), ids) })),
  ]
}

const blogFiles = async (at: Asked, most: number) => filesOf(await blogPages(asked(at)), most)

const filesOf = (kinds: Kinds, most: number): File[] =>
  Object.entries(kinds).flatMap(([kind, all]) =>
    Array.from({ length: Math.ceil(all.length / most) }, (_, n) => {
      const pages = all.slice(n * most, (n + 1) * most)
      return { path: pathOf(kind, n + 1), changed: latest(pages.flatMap(({ changed }) => changed ?? [])), pages: () => pages }
    }),
  )

async function* urlset(siteUrl: string, pages: Iterable<Page> | AsyncIterable<Page>) {
  yield `${OPEN}<urlset ${NAMESPACE}>\n`
  for await (const page of pages) yield `<url>${placeOf(siteUrl, page)}</url>\n`
  yield '</urlset>\n'
}

function* index(siteUrl: string, files: readonly Page[]) {
  yield `${OPEN}<sitemapindex ${NAMESPACE}>\n`
  for (const file of files) yield `<sitemap>${placeOf(siteUrl, file)}</sitemap>\n`
  yield '</sitemapindex>\n'
}

const placeOf = (siteUrl: string, { path, changed }: Page) =>
  `<loc>${escaped(`${siteUrl}/${path}`)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}`
