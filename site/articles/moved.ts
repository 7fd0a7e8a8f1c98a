import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import { failed, gone, Outcome, type Visit } from '../page.ts'

/** What a page does when there is nothing at its address: it leads to where the text went, tells that it is gone, or that there never was any (spec: decisions Z-4). */
export function missing(answer: { error: ErrorCode | FieldErrors; data: unknown }, { origin }: Pick<Visit, 'origin'>): Outcome {
  const { moved_to, gone: isGone } = (answer.data ?? {}) as { moved_to?: string; gone?: boolean }
  // with the prefix of the language it is in, which may be another than the page's
  if (moved_to) return new Outcome(301, `${origin}/${moved_to}`)
  return isGone ? gone() : failed(answer)
}
