import { inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { cleanArticle, linksOf } from '../html/sanitize.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { codeOf, externalUrl, type Place } from './external.ts'
import { awayLinks } from './table.ts'

type Reading = Pick<Context, 'db'> & Place

/** An article whose links to other sites lead over `/away`; one that no code was made for leads there itself (spec: decisions AUTH-20). */
export async function articleThroughAway(reading: Reading, html: string): Promise<string> {
  const ways = await awayUrls(reading, linksOf(html))
  return cleanArticle(html, (href) => ways.get(href) ?? href)
}

/** Where the page that names the other site stands for each of these links; what stays with us, or has no code, is not in it. */
export async function awayUrls({ db, ...place }: Reading, hrefs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>()
  for (const href of hrefs) {
    const url = externalUrl(href, place)
    if (url) codes.set(href, codeOf(url))
  }
  const asked = [...new Set(codes.values())]
  if (asked.length === 0) return new Map()
  const rows = await db.select({ code: awayLinks.code }).from(awayLinks).where(inArray(awayLinks.code, asked))
  const known = new Set(rows.map(({ code }) => code))
  return new Map([...codes].flatMap(([href, code]) => (known.has(code) ? [[href, place.siteUrl + sitePaths.away(code)]] : [])))
}
