import { type Edition, type Language, wordingOf } from '../../../editions/index.ts'
import { showPhone } from '../../../theme/shown-phone.ts'
import { fill } from '../../../theme/words.ts'
import { escaped } from '../../html/escape.ts'
import { legalPages } from './legal/index.ts'
import type { PageText } from './page.ts'
import { placeholders } from './placeholders.ts'
import { rankingPages } from './ranking/index.ts'
import { sharedPages } from './shared/index.ts'

export { type Placeholder, placeholders } from './placeholders.ts'

/** A static page as the table keeps it; `alias` is the path without slashes around it: `about`, `p/oferta` (CNT-8). */
export interface StaticPageSeed extends PageText {
  readonly alias: string
  readonly lang: Language
  readonly noindex: boolean
}

/**
 * Puts the edition's facts into a page's HTML: `<p>{commission_minimum}</p>` is `<p>2 000 ₸</p>` in kz.
 * Values are escaped, phones are links; a name that stands for nothing stays as it is.
 */
export function fillPage(html: string, edition: Edition, language: Language): string {
  const values = Object.entries(placeholders(edition, language)).map(([name, value]) => [name, escaped(value)])
  const phones = edition.supportPhones.map((phone) => `<a href="tel:${phone}">${showPhone(phone, edition)}</a>`)
  return fill(html, { ...Object.fromEntries(values), support_phone: phones[0] ?? '', support_phones: phones.join(', ') })
}

const aliasOf = (path: string) => path.replace(/^\/|\/$/g, '')

/** Pages of one language by alias, as they are written. */
function written(edition: Edition, language: Language): Record<string, PageText> {
  const legal = legalPages[edition.code][language]
  if (!legal) throw new RangeError(`${edition.code} has no legal pages in ${language}`)
  const ranking = edition.flags.rankingInfo ? rankingPages[language] : undefined
  const { offer, clientOffer, privacy } = edition.legalLinks
  return {
    ...sharedPages[wordingOf(edition, language)](edition),
    ...(ranking && { 'ranking-info': ranking }),
    [aliasOf(offer)]: legal.offer,
    [aliasOf(clientOffer)]: legal.clientOffer,
    [aliasOf(privacy)]: legal.privacy,
  }
}

/** All static pages an edition starts with, in each of its languages, filled and ready to be shown (spec: public 2.5, WEB-2, WEB-6). */
export const staticPages = (edition: Edition): StaticPageSeed[] =>
  edition.locales.flatMap((lang) => {
    const values = placeholders(edition, lang)
    return Object.entries(written(edition, lang)).map(([alias, page]) => ({
      alias,
      lang,
      name: fill(page.name, values),
      h1: fill(page.h1, values),
      title: fill(page.title, values),
      metad: fill(page.metad, values),
      text: fillPage(page.text, edition, lang).trim(),
      noindex: false,
    }))
  })
