import type { Language } from '../../editions/language-table.ts'
import type { EditionCode } from '../../editions/types.ts'
import type { FormState } from '../page.ts'

/** What the server hands to the browser with a cabinet's first screen. */
export interface First {
  edition: EditionCode
  language: Language
  /** Without the locale's prefix. */
  path: string
  origin: string
  data: unknown
  form: FormState | undefined
}
