import { withoutLocale } from '../../editions/local-path.ts'
import type { Viewing } from '../viewing.ts'
import { bare, hiddenPages } from './hidden.ts'

type Asking = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>

/** A text whose words for hidden pages of the site stay, without the link (spec: decisions CNT-8). */
export async function unlinkHidden(viewing: Asking, html: string): Promise<string> {
  // most texts link nothing of the site, and need not ask what is hidden
  if (!html.includes('href="/')) return html
  const { edition, language } = viewing
  const { offer, privacy } = edition.legalLinks
  const short: Readonly<Record<string, string>> = { oferta: bare(offer), 'privacy-policy': bare(privacy) }
  const hidden = await hiddenPages(viewing)
  return html.replaceAll(/<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) => {
    const path = bare(withoutLocale(edition, language, href))
    return hidden.includes(short[path] ?? path) ? words : link
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
