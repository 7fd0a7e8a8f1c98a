import { useSite, useTexts } from '../site.ts'
import type { ErrorSubject, ErrorWords } from './error-words.ts'

/** Words of what went wrong, with any call and in these subjects, fetched when there is something to say; where they don't come, it is said all the same. */
export function useReadErrors(...subjects: readonly ErrorSubject[]): () => Promise<ErrorWords> {
  const { texts, fetchTexts } = useSite()
  const { failed } = useTexts('common')
  return () =>
    fetchTexts('errors', ...subjects).then(
      () => Object.assign({}, texts('errors'), ...subjects.map((subject) => texts(subject))),
      () => failed,
    )
}
