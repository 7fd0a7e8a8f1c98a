import type { SiteEdition } from '../../editions/site-edition.ts'
import { type ErrorWords, type Problems, wordProblems } from '../forms/error-words.ts'
import type { Values } from '../forms/values.ts'
import type { FormState } from '../page.ts'

/** A form as it is opened, or as it came back from its page. */
export interface Opening {
  values: Values
  screen: number
  /** In words, by field. */
  errors: Problems
  /** What is wrong with the request as a whole, in words. */
  failure: string
}

/** The form as it came back from its page's `submit`, in words. */
export function openingOf({ values, errors }: FormState, words: ErrorWords, edition: SiteEdition): Opening {
  const { screen, ...typed } = values
  const { form: failure = '', ...atFields } = wordProblems(words, errors, edition)
  return { values: typed, screen: Number(screen) || 0, errors: atFields, failure }
}
