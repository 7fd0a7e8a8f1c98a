import type { ReactNode } from 'react'
import { CheckChip, Chips } from '../ui/Chip.tsx'
import { FieldError } from '../ui/Field.tsx'
import styles from './CheckChips.module.css'

interface Props {
  name: string
  legend: ReactNode
  options: readonly { value: string | number; label: string }[]
  chosen: readonly (string | number)[]
  error?: string | undefined
  /** One of them only. */
  single?: boolean
  /** The one that takes in all others: it and they take each other away. */
  whole?: number
  onChoose?: (value: string) => void
}

/** Choices that are boxes of a form and look like chips, so that they are posted without any script. */
export function CheckChips({ name, legend, options, chosen, error, single, whole, onChoose }: Props) {
  const on = chosen.map(String)
  return (
    <fieldset className={styles.root} data-invalid={error ? true : undefined} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <Chips wrapped>
        {options.map(({ value, label }) => (
          <CheckChip
            key={value}
            type={single ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={on.includes(String(value))}
            autoFocus={error !== undefined}
            onChange={({ currentTarget }) => {
              if (whole !== undefined && currentTarget.checked) leaveOne(currentTarget, String(whole))
              onChoose?.(currentTarget.value)
            }}
          >
            {label}
          </CheckChip>
        ))}
      </Chips>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function leaveOne(chosen: HTMLInputElement, whole: string) {
  for (const other of chosen.closest('fieldset')?.querySelectorAll('input') ?? [])
    if ((other.value === whole) !== (chosen.value === whole)) other.checked = false
}
