import type { Edition, Language } from '../../editions/index.ts'
import { withoutLocale } from '../../editions/local-path.ts'

const bare = (path: string) => path.replace(/^\/|\/?(?:[?#].*)?$/g, '')

/** A text whose words for hidden pages of the site stay, without the link (spec: decisions CNT-8). */
export function unlink(html: string, hidden: readonly string[], { edition, language }: { edition: Edition; language: Language }): string {
  const { offer, privacy } = edition.legalLinks
  const short: Readonly<Record<string, string>> = { oferta: bare(offer), 'privacy-policy': bare(privacy) }
  return html.replaceAll(/<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) => {
    const path = bare(withoutLocale(edition, language, href))
    return hidden.includes(short[path] ?? path) ? words : link
  })
}
