import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'

/** What a form sends beside what was filled in. */
export interface Circumstances {
  edition: SiteEdition
  language: Language
  /** Campaign of the visit (spec: decisions OPS-1). */
  utm?: Record<string, string>
}
