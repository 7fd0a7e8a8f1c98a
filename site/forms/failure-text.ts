import type { Site } from '../site.ts'
import type { ErrorWords } from './error-words.ts'

/** What failed as a whole, in words. */
export const failureText = (words: ErrorWords, code: string): string => (Object.hasOwn(words, code) ? words[code] : undefined) ?? words.other

/** The same where it may be known when to try again, s; those words are fetched with the first that is. */
export async function failureAfter(words: ErrorWords, code: string, wait: number | undefined, site: Site): Promise<string> {
  const timed =
    wait === undefined ? words : await import('./words-after.ts').then(({ wordsAfter }) => wordsAfter(words, wait, site)).catch(() => words)
  return failureText(timed, code)
}
