import { localePrefix, withoutLocale } from '../../editions/local-path.ts'
import type { Viewing } from '../viewing.ts'
import { bare, hiddenPages, lostLists, lostPages } from './hidden.ts'
import { OWN_PAGES } from './linked.ts'

/** Links to the site: the address and the words. */
const links = /<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs

type Asking = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>

/** A text whose words for pages that staff hid, for their own ones that are gone and for lists of what they switched off stay without the link (spec: decisions CNT-8). */
export async function unlinkHidden(viewing: Asking, html: string): Promise<string> {
  // most texts link nothing of the site, and need not ask what is hidden
  if (!html.includes('href="/')) return html
  const { edition, language } = viewing
  const { offer, privacy } = edition.legalLinks
  const short: Readonly<Record<string, string>> = { oferta: bare(offer), 'privacy-policy': bare(privacy) }
  const pathOf = (href: string) => bare(withoutLocale(edition, language, href))
  // a link without the prefix leads to the page in another language
  const isOwn = (href: string) => href.startsWith(`${localePrefix(edition, language)}/${OWN_PAGES}`)
  const hrefs = [...html.matchAll(links)].map(([, href = '']) => href)
  const own = hrefs.filter(isOwn).map(pathOf)
  const lost = [
    ...(await hiddenPages(viewing)),
    ...(own.length > 0 ? await lostPages(viewing, own) : []),
    ...(await lostLists(viewing, hrefs.map(pathOf))),
  ]
  return html.replaceAll(links, (link, href: string, words: string) => {
    const path = pathOf(href)
    return lost.includes(short[path] ?? path) ? words : link
  })
}

/** What staff wrote below a list or a profile, its answers too, in the same way. */
export async function unlinkBelow<Below extends { h2text?: string | undefined; faq?: string[][] | undefined }>(
  viewing: Asking,
  below: Below,
): Promise<Below> {
  const { h2text, faq } = below
  const each = (texts: string[]) => Promise.all(texts.map((text) => unlinkHidden(viewing, text)))
  return { ...below, ...(h2text && { h2text: await unlinkHidden(viewing, h2text) }), ...(faq && { faq: await Promise.all(faq.map(each)) }) }
}
