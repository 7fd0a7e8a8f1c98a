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
import { countProfiles, pagePaths, profilePaths } from './addresses.ts'
import { blogPages } from './content-pages.ts'
import type { Page } from './page.ts'

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
  route('/sitemap.xml', 'application/xml; charset=utf-8', SECONDS, async (at, request) => {
    if (!isBlog(at, request)) return whole(at, most)
    return urlset({ ...at, siteUrl: blogUrlOf(at.edition, at.settings, at.siteUrl) }, await blogPages(asked(at)))
  })
  route('/sitemap-:part(^\\w+)-:number(^\\d+).xml', 'application/xml; charset=utf-8', SECONDS, async (at, request) =>
    isBlog(at, request) ? null : part(at, request.params as Part, most),
  )
})

type Make = (at: Asked, request: FastifyRequest) => Promise<Iterable<string> | AsyncIterable<string> | null>

interface Part {
  part: string
  number: string
}

const asked = ({ reader, cache, edition }: Asked) => ({ db: reader, cache, edition })

/** All addresses while they fit in one file, then the names of the files. */
async function whole(at: Asked, most: number) {
  const pages = await pagePaths(asked(at))
  const { count, last } = await countProfiles(at.reader)
  const languages = keptLanguages(at.edition).length
  if (pages.length + count * languages <= most) return urlset(at, pages, profilePaths(asked(at), { from: 0, to: last }))
  const numbered = (name: string, files: number) => Array.from({ length: files }, (_, n) => `sitemap-${name}-${n + 1}.xml`)
  return index(at, [...numbered('pages', Math.ceil(pages.length / most)), ...numbered('tutors', Math.ceil(last / idsAFile(languages, most)))])
}

/** One of the files; null for a number that no file has. Profiles are parted by id, so none moves to another file. */
async function part(at: Asked, { part: name, number }: Part, most: number) {
  const n = Number(number)
  if (name === 'pages') {
    const pages = (await pagePaths(asked(at))).slice((n - 1) * most, n * most)
    return n > 0 && pages.length ? urlset(at, pages) : null
  }
  const ids = idsAFile(keptLanguages(at.edition).length, most)
  const { last } = await countProfiles(at.reader)
  return name === 'tutors' && n > 0 && (n - 1) * ids < last ? urlset(at, profilePaths(asked(at), { from: (n - 1) * ids, to: n * ids })) : null
}

const idsAFile = (languages: number, most: number) => Math.floor(most / languages)

async function* urlset({ siteUrl }: Asked, ...lists: (Iterable<string | Page> | AsyncIterable<string>)[]) {
  yield `${OPEN}<urlset ${NAMESPACE}>\n`
  for (const list of lists)
    for await (const one of list) {
      const { path, changed }: Page = typeof one === 'string' ? { path: one } : one
      const day = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      yield `<url><loc>${escaped(`${siteUrl}/${path}`)}</loc>${day}</url>\n`
    }
  yield '</urlset>\n'
}

function* index({ siteUrl }: Asked, files: readonly string[]) {
  yield `${OPEN}<sitemapindex ${NAMESPACE}>\n`
  for (const file of files) yield `<sitemap><loc>${escaped(`${siteUrl}/${file}`)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}
