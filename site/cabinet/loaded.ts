import type { AnswerOf } from '../../data-providers/api.ts'
import { type Outcome, outcomeOf } from '../page.ts'

/** Data of a screen; null when it could not be loaded just now, which the screen says itself. */
export function loaded<Data>(answer: AnswerOf<Data>): Data | Outcome | null {
  return answer.status === 'success' ? answer.data : outcomeOf(answer)
}
