import type { Call, RateClass } from '../../schemas/index.ts'
import { TooManyRequests } from '../errors.ts'

/** Their limit is of what is sent, not of tries: a form with a mistake in it takes nothing from it. */
export const ofWhatIsSent: ReadonlySet<RateClass> = new Set(['feedback'])

/** Beyond such a limit a try is refused as a verb refuses one: who goes on is asked for a captcha, though what they write is in order (spec: decisions API-12). */
export const isRefusedTry = ({ rate }: Call, error: unknown): boolean =>
  rate !== undefined && ofWhatIsSent.has(rate) && error instanceof TooManyRequests
