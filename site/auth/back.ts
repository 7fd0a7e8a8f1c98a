import type { Language } from '../../editions/language-table.ts'
import { withoutLocale } from '../../editions/local-path.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { ownPath } from '../../theme/own-path.ts'
import { findAddress } from '../routes.ts'

/**
 * The path that a sign-in was opened with, without the locale's prefix, when it is one of this site; anything that could lead elsewhere
 * is undefined (spec: decisions AUTH-2).
 */
export function safeBack(edition: SiteEdition, language: Language, back: string | undefined): string | undefined {
  const path = ownPath(back)
  return path === null ? undefined : withoutLocale(edition, language, path)
}

/** Number of the order whose page asked to sign in first; then a code will do (spec: decisions ORD-19). */
export function orderIn(edition: SiteEdition, back: string | undefined): string | undefined {
  const [path = ''] = back?.split(/[?#]/) ?? []
  return findAddress(['clientOrder'], edition, path)?.params.id
}
