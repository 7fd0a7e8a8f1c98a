import { isEmpty } from '../ui/is-empty.ts'

export type AuditChanges = Record<string, unknown> | null

/** What the journal keeps whole, taken apart into the fields of the forms. */
const parts: Record<string, Record<string, string>> = {
  payment: { sum: 'sum', method: 'method', payer: 'payer', date: 'date', comment: 'comment' },
  review: { mark: 'review_mark', text: 'review_text' },
}
const otherNames: Record<string, string> = { response: 'review_response_text' }
/** The name of the action says it already. */
const said = new Set(['created'])

/** The changed fields of an audit line as the forms know them, without those that say nothing. */
export const fieldsOf = (changes: NonNullable<AuditChanges>): [string, unknown][] =>
  Object.entries(changes).flatMap(([name, value]): [string, unknown][] => {
    if (said.has(name) || isEmpty(value)) return []
    const inside = parts[name]
    if (!inside || typeof value !== 'object' || value === null) return [[otherNames[name] ?? name, value]]
    const held = value as Record<string, unknown>
    return Object.entries(inside).flatMap(([part, field]): [string, unknown][] => (held[part] ? [[field, held[part]]] : []))
  })
