import type { AnswerOf } from '../../data-providers/api.ts'
import { failed, type Outcome } from '../page.ts'

/** Failures that concern the page: a record that is not the reader's or that none could be, a session that ended. */
const ofThePage: readonly unknown[] = ['not_found', 'forbidden', 'unauthorized']

/** Data of a screen; null when it could not be loaded just now, which the screen says itself. */
export function loaded<Data>(answer: AnswerOf<Data>): Data | Outcome | null {
  if (answer.status === 'success') return answer.data
  return typeof answer.error === 'object' || ofThePage.includes(answer.error) ? failed(answer) : null
}
