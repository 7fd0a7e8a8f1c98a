import { inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { cleanArticle, linksOf } from '../html/sanitize.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { externalUrl, isOwnUrl, leadsTooFar, type Place } from './external.ts'
import { urlsIn } from './in-words.ts'
import { awayLinks } from './table.ts'

export type Reading = Pick<Context, 'db'> & Place

const isPath = (href: string) => /^\/(?![/\\])/.test(href)

/**
 * An article whose links to other sites lead over `/away`; one that no code was made for leads there itself, and one that is too long for a code is words
 * (spec: decisions AUTH-20). A path is one of the site, on the blog's host too.
 */
export async function articleThroughAway(reading: Reading, html: string): Promise<string> {
  const ways = await awayUrls(reading, linksOf(html))
  const lead = (href: string) => (isPath(href) ? reading.siteUrl + href : leadsTooFar(href, reading) ? '' : href)
  return cleanArticle(html, (href) => ways.get(href) ?? lead(href))
}

/** Where the page that names the other site stands for each of these links; what stays with us, or has no code, is not in it. */
async function awayUrls(reading: Reading, hrefs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const codes = await knownCodes(reading, hrefs)
  return new Map([...codes].map(([href, code]) => [href, reading.siteUrl + sitePaths.away(code)]))
}

/** A link in plain words as it is written, and the code by which `/away` leads there; null of one that stays with us and leads there itself. */
export interface WordLink {
  text: string
  code: string | null
}

/** Finds the links in any part of these words, in their order; one to another site that no code was made for is words. */
export async function linksInWords(reading: Reading, texts: readonly string[]): Promise<(part: string) => WordLink[]> {
  const codes = await knownCodes(reading, texts.flatMap(urlsIn))
  return (part) =>
    urlsIn(part).flatMap((text) => {
      const code = codes.get(text) ?? null
      return code !== null || isOwnUrl(text, reading) ? [{ text, code }] : []
    })
}

async function knownCodes({ db, ...place }: Reading, hrefs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const urls = new Map(hrefs.map((href) => [href, externalUrl(href, place)]))
  const asked = [...new Set(urls.values())].filter((url) => url !== null)
  if (asked.length === 0) return new Map()
  const rows = await db.select({ url: awayLinks.url, code: awayLinks.code }).from(awayLinks).where(inArray(awayLinks.url, asked))
  const known = new Map<string | null, string>(rows.map(({ url, code }) => [url, code]))
  return new Map([...urls].flatMap(([href, url]) => (known.has(url) ? [[href, known.get(url) ?? '']] : [])))
}
