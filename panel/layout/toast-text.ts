import type { TranslateFunction } from 'react-admin'
import { type CallError, Refusal, Unreachable } from '../../data-providers/index.ts'
import { orderLimits, paymentSums } from '../../schemas/order-options.ts'
import { TUTOR_AGE } from '../../schemas/tutor-options.ts'
import { slugOf } from './paths.ts'
import { referrersOf } from './referrers.ts'

/** The toast's own words for some outcomes (spec: back-office 8, decisions ADM-17). */
const own: Record<string, string> = {
  conflict: 'common.conflict.title',
  forbidden: 'toast.forbidden',
  wrong_status: 'toast.wrong_status',
  server_error: 'toast.server_error',
  outdated: 'toast.outdated',
}

/** Ends of what some codes speak of, for the places in their texts. */
const ends: Record<string, readonly [number, number]> = {
  age: TUTOR_AGE,
  count: orderLimits.lessons,
  name: orderLimits.client_name,
  sum: paymentSums,
}

/** The text of a code of the `errors` map, a server's own words as they are. */
function errorWord(code: string, translate: TranslateFunction): string {
  const [min, max] = ends[code] ?? []
  return translate(own[code] ?? `errors.${code}`, { _: code, ...(min !== undefined && { min, max }) })
}

/** The text of a refusal's code, with what the refusal knows of it: who has what was asked for, what is in the way. */
export function refusalWord(code: string, refusal: Refusal, translate: TranslateFunction): string {
  const records = code === 'in_use' && referrersOf(refusal, translate)
  if (records) return translate('toast.in_use_by', { records })
  const word = errorWord(code, translate)
  if (!refusal.takenBy) return word
  const { kind, title } = refusal.takenBy
  const record = `${translate(`fields.${kind}`)} «${title}»`
  return code === 'not_unique' ? translate('toast.taken_by', { record }) : `${word} (${record})`
}

/**
 * What the toast says about a failure: 'Server error' when nothing was said, which records are in the way of a deletion, the text of a known code, an unknown string as it is,
 * and one line `field - message` for every field (spec: back-office 8).
 */
export function toastText(failure: unknown, translate: TranslateFunction): string {
  if (failure instanceof Unreachable) return translate('errors.network')
  const error = (failure instanceof Refusal ? failure.error : failure instanceof Error ? undefined : failure) as CallError | undefined
  if (error === undefined || error === null) return translate('toast.server_error')
  const word = (code: string) => (failure instanceof Refusal ? refusalWord(code, failure, translate) : errorWord(code, translate))
  if (typeof error === 'string') return word(error)
  return Object.entries(error)
    .map(([field, code]) => `${fieldName(field, translate)} - ${word(code)}`)
    .join('\n')
}

/** A field's label: that of its innermost part which has one, as the screen calls it; its name otherwise. `remove_reasons.comment` is 'Comment'. */
export const fieldName = (field: string, translate: TranslateFunction) =>
  field
    .split(/[.·]/)
    .map((part) =>
      translate(`resources.${slugOf(location.pathname)}.fields.${part}`, {
        _: translate(`fields.${part}`, { _: translate(`filters.${part}`, { _: '' }) }),
      }),
    )
    .findLast(Boolean) ?? field
