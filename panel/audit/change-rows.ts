import { useTranslate } from 'react-admin'
import { type AuditChanges, fieldsOf } from './change-fields.ts'
import { useChangeLabel } from './change-label.ts'
import { useChangeWords } from './change-words.ts'

export interface ChangeRow {
  field: string
  label: string
  /** Absent where the journal keeps only what was set. */
  before?: string
  after: string
}

const isPair = (value: unknown): value is { before: unknown; after: unknown } => typeof value === 'object' && value !== null && 'after' in value

/** The changed fields of an audit line in words, in the order in which they were written; `call` is what changed them. */
export function useChangeRows(): (changes: AuditChanges, call?: string) => ChangeRow[] {
  const translate = useTranslate()
  const labelOf = useChangeLabel()
  const words = useChangeWords()
  return (changes, call) =>
    fieldsOf(changes ?? {}).map(([field, value]) => ({
      field,
      label: labelOf(field, call && translate(`audit.subjects.${call}`, { _: '' })),
      ...(isPair(value) ? { before: words(field, value.before), after: words(field, value.after) } : { after: words(field, value) }),
    }))
}
