import { useTranslate } from 'react-admin'
import { isEmpty } from '../ui/is-empty.ts'
import { useChangeWords } from './change-words.ts'

export type AuditChanges = Record<string, unknown> | null

export interface ChangeRow {
  field: string
  label: string
  /** Absent where the journal keeps only what was set. */
  before?: string
  after: string
}

/** What the journal keeps whole, taken apart into the fields of the forms. */
const parts: Record<string, Record<string, string>> = {
  payment: { sum: 'sum', method: 'method', payer: 'payer', date: 'date', comment: 'comment' },
  review: { mark: 'review_mark', text: 'review_text' },
}
const otherNames: Record<string, string> = { response: 'review_response_text' }
/** The name of the action says it already. */
const said = new Set(['created'])

const isPair = (value: unknown): value is { before: unknown; after: unknown } => typeof value === 'object' && value !== null && 'after' in value

const fieldsOf = (changes: NonNullable<AuditChanges>): [string, unknown][] =>
  Object.entries(changes).flatMap(([name, value]): [string, unknown][] => {
    if (said.has(name) || isEmpty(value)) return []
    const inside = parts[name]
    if (!inside || typeof value !== 'object' || value === null) return [[otherNames[name] ?? name, value]]
    const held = value as Record<string, unknown>
    return Object.entries(inside).flatMap(([part, field]): [string, unknown][] => (held[part] ? [[field, held[part]]] : []))
  })

/** The changed fields of an audit line in words, in the order in which they were written. */
export function useChangeRows(): (changes: AuditChanges) => ChangeRow[] {
  const translate = useTranslate()
  const words = useChangeWords()
  return (changes) =>
    fieldsOf(changes ?? {}).map(([field, value]) => ({
      field,
      label: translate(`fields.${field}`, { _: field }),
      ...(isPair(value) ? { before: words(field, value.before), after: words(field, value.after) } : { after: words(field, value) }),
    }))
}
