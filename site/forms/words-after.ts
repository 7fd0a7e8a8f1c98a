import { formatWait } from '../../theme/wait.ts'
import { fill } from '../../theme/words.ts'
import type { Site } from '../site.ts'
import type { ErrorWords } from './error-words.ts'

/** Words of problems that say when what was tried too often may be tried again, where that is known, s. */
export const wordsAfter = (words: ErrorWords, wait: number | undefined, { edition, language }: Pick<Site, 'edition' | 'language'>): ErrorWords =>
  wait !== undefined && words.too_soon ? { ...words, too_many_requests: fill(words.too_soon, { when: formatWait(wait, edition, language) }) } : words
