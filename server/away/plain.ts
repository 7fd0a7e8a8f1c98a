import { sitePaths } from '../seo/site-paths.ts'
import { urlsIn } from './in-words.ts'
import { linksInWords, type Reading } from './through.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Plain words as HTML: paragraphs and lines as they were written, links to other sites over `/away`, those to ours as they are (spec: decisions AUTH-20). */
export async function wordsThroughAway(reading: Reading, text: string): Promise<string> {
  const urls = [...new Set(urlsIn(text))].sort((one, other) => other.length - one.length)
  const links = (await linksInWords(reading, [text]))(text)
  const ways = new Map(links.map((link) => [link.text, link.code === null ? link.text : reading.siteUrl + sitePaths.away(link.code)]))
  const html = ways.size === 0 ? escaped(text) : withLinks(text, urls, ways)
  return html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function withLinks(text: string, urls: readonly string[], ways: ReadonlyMap<string, string>): string {
  const any = new RegExp(urls.map((url) => url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  let at = 0
  let html = ''
  for (const { 0: url, index } of text.matchAll(any)) {
    const way = ways.get(url)
    html += escaped(text.slice(at, index)) + (way ? `<a href="${escaped(way)}" rel="nofollow noopener">${escaped(url)}</a>` : escaped(url))
    at = index + url.length
  }
  return html + escaped(text.slice(at))
}
