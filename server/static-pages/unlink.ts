import { withoutLocale } from '../../editions/local-path.ts'
import type { Viewing } from '../viewing.ts'
import { bare, hiddenPages } from './hidden.ts'

/** A text whose words for hidden pages of the site stay, without the link (spec: decisions CNT-8). */
export async function unlinkHidden(viewing: Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>, html: string): Promise<string> {
  const { edition, language } = viewing
  const { offer, privacy } = edition.legalLinks
  const short: Readonly<Record<string, string>> = { oferta: bare(offer), 'privacy-policy': bare(privacy) }
  const hidden = await hiddenPages(viewing)
  return html.replaceAll(/<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) => {
    const path = bare(withoutLocale(edition, language, href))
    return hidden.includes(short[path] ?? path) ? words : link
  })
}
