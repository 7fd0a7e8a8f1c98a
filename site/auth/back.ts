import { withoutLocale } from '../../editions/local-path.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { ownPath } from '../../theme/own-path.ts'
import { findAddress } from '../routes.ts'

/**
 * The path that a sign-in was opened with, without the locale's prefix, when it is one of this site; anything that could lead elsewhere
 * is undefined. Its prefix is that of the page before, which the sign-in may have left for another language (spec: decisions AUTH-2).
 */
export function safeBack(edition: SiteEdition, back: string | undefined): string | undefined {
  const path = ownPath(back)
  return path === null ? undefined : (edition.locales.map((locale) => withoutLocale(edition, locale, path)).find((inside) => inside !== path) ?? path)
}

/** Number of the order whose page asked to sign in first; then a code will do (spec: decisions ORD-19). */
export function orderIn(edition: SiteEdition, back: string | undefined): string | undefined {
  const [path = ''] = back?.split(/[?#]/) ?? []
  return findAddress(['clientOrder'], edition, path)?.params.id
}
