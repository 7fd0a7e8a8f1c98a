import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Problems } from '../forms/error-words.ts'
import type { Values } from '../forms/values.ts'
import type { Texts } from '../texts.ts'
import type { FormWords } from './form-texts.ts'
import type { Offer } from './offer.ts'

/** What each step of the form is drawn from. */
export interface StepProps {
  offer: Offer
  values: Values
  /** In words, by field. */
  errors: Problems
  t: Texts['requests']
  words: FormWords
  edition: SiteEdition
  language: Language
}
