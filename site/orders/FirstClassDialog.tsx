import { languageTag } from '../../editions/languages.ts'
import { FIRST_CLASS_DAYS } from '../../schemas/order-terms.ts'
import { isoMinute, unixOf } from '../../theme/date-fields.ts'
import { fill } from '../../theme/words.ts'
import { addDays } from '../../theme/zones.ts'
import type { Values } from '../forms/values.ts'
import { useSite, useTexts } from '../site.ts'
import { Field, Input } from '../ui/Field.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { Doing } from './use-action.ts'
import { unixNow } from './when.ts'
import { zoneName } from './zone-name.ts'

interface FieldProps {
  /** Unix seconds; null where there is none yet. */
  value: number | null
  error?: string | undefined
  optional?: string
  label: string
  /** What is said before the zone: what the client wished for, how many moves are left. */
  note?: string | undefined
}

/** The browser's own picker, read and shown in the edition's zone. */
export function FirstClassField({ value, error, optional, label, note }: FieldProps) {
  const { edition, language } = useSite()
  const t = useTexts('orders-dialogs').first_class
  const now = unixNow()
  return (
    <Field
      name="first_class"
      label={label}
      error={error}
      hint={[note, fill(t.zone, { zone: zoneName(edition, languageTag(edition, language)) })].filter(Boolean).join(' ')}
      {...(optional && { optional })}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          min={isoMinute(now, edition)}
          max={isoMinute(addDays(edition.timeZone, now, FIRST_CLASS_DAYS), edition)}
          defaultValue={value ? isoMinute(value, edition) : ''}
        />
      )}
    </Field>
  )
}

/** What the field holds as unix seconds, null for nothing or nonsense. */
export const firstClassOf = ({ first_class = '' }: Values, edition: { timeZone: string }): number | null => unixOf(first_class, edition)

interface Props {
  /** The lesson that is dated already. */
  value: number | null
  /** A day that somebody named, for a lesson not dated yet. */
  proposed: number | null
  note?: string | undefined
  doing: Doing
  onSave: (first_class: number) => void
  onClose: () => void
}

/** Dates the first lesson, or moves it (spec: decisions ORD-4, ORD-5). */
export function FirstClassDialog({ value, proposed, note, doing, onSave, onClose }: Props) {
  const { edition } = useSite()
  const titles = useTexts('orders').first_class
  const t = useTexts('orders-dialogs').first_class
  return (
    <ActionDialog
      id="first-class"
      title={value ? titles.change : titles.title}
      submit={t.submit}
      doing={doing}
      onClose={onClose}
      onSubmit={(values) => {
        const first_class = firstClassOf(values, edition)
        if (first_class === null) doing.refuse({ first_class: 'date' })
        else onSave(first_class)
      }}
    >
      <FirstClassField value={value ?? proposed} label={t.field} note={note} error={doing.problems.first_class} />
    </ActionDialog>
  )
}
