import { type Problems, wordProblems, wordsOf } from '../forms/error-words.ts'
import { isPersonAsked } from '../forms/person-asked.ts'
import type { Values } from '../forms/values.ts'
import { wordsAfter } from '../forms/words-after.ts'
import type { FormState } from '../page.ts'
import type { Site } from '../site.ts'

/** A form as it is opened, or as it came back from its page. */
export interface Opening {
  values: Values
  screen: number
  /** In words, by field. */
  errors: Problems
  /** What is wrong with the request as a whole, in words. */
  failure: string
  /** It was refused for want of a captcha's token. */
  isPersonAsked?: true
}

/** The form as it is opened with `values`, or as it came back from its page's `submit`, in words. */
export function openingOf(form: FormState | undefined, values: Values, site: Site): Opening {
  if (!form) return { values, screen: 0, errors: {}, failure: '' }
  const { screen, ...typed } = form.values
  const words = wordsAfter(wordsOf(site.texts, 'errors-requests'), form.wait, site)
  const { form: failure = '', ...errors } = wordProblems(words, form.errors, site)
  return { values: typed, screen: Number(screen) || 0, errors, failure, ...(isPersonAsked(form) && { isPersonAsked: true as const }) }
}
