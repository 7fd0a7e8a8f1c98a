import type { TranslateFunction } from 'ra-core'
import { type CallError, Refusal, Unreachable } from '../../data-providers/index.ts'

/** The toast's own words for three outcomes (spec: back-office 8, decisions ADM-17). */
const own: Record<string, string> = { forbidden: 'toast.forbidden', wrong_status: 'toast.wrong_status', server_error: 'toast.server_error' }

const word = (code: string, translate: TranslateFunction) => translate(own[code] ?? `errors.${code}`, { _: code })

/**
 * What the toast says about a failure: 'Server error' when nothing was said, the text of a known code, an unknown string as it is,
 * and one line `field - message` for every field (spec: back-office 8).
 */
export function toastText(failure: unknown, translate: TranslateFunction): string {
  if (failure instanceof Unreachable) return translate('errors.network')
  const error = (failure instanceof Refusal ? failure.error : failure instanceof Error ? undefined : failure) as CallError | undefined
  if (error === undefined || error === null) return translate('toast.server_error')
  if (typeof error === 'string') return word(error, translate)
  return Object.entries(error)
    .map(([field, code]) => `${fieldName(field, translate)} - ${word(code, translate)}`)
    .join('\n')
}

/** A field's label: that of its innermost part which has one, its name otherwise. `remove_reasons.comment` is 'Comment'. */
const fieldName = (field: string, translate: TranslateFunction) =>
  field
    .split('.')
    .map((part) => translate(`fields.${part}`, { _: '' }))
    .findLast(Boolean) ?? field
