import type { ErrorWords } from './error-words.ts'

/** What failed as a whole, in words. */
export const failureText = (words: ErrorWords, code: string): string => (Object.hasOwn(words, code) ? words[code] : undefined) ?? words.other
