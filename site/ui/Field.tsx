import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

/** What a field hands to its control. */
export interface Control {
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  /** What stands below it again when a posted form is corrected. */
  'data-hint': ReactNode
  /** A page that comes back with wrong fields begins at the first of them, without script too. */
  autoFocus: boolean | undefined
}

interface FieldProps {
  name: string
  label: ReactNode
  /** Differs from `name` where two forms of a page have a field of the same name. */
  id?: string
  hint?: ReactNode
  /** Takes the hint's place. */
  error?: string | undefined
  /** The word for fields that may stay empty; required ones are not marked. */
  optional?: string
  children: (control: Control) => ReactNode
}

/** Label above, control, hint or error below, tied together for everyone: `<Field name="name" label={t.name}>{(control) => <Input {...control} />}</Field>`. */
export function Field({ name, label, id = name, hint, error, optional, children }: FieldProps) {
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className="soft">({optional})</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note,
        'data-hint': error && hint,
        autoFocus: error ? true : undefined,
      })}
      {error ? (
        <FieldError id={note}>{error}</FieldError>
      ) : (
        hint && (
          <p className={styles.hint} id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export const FieldError = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <Icon d={icons.info} />
    {children}
  </p>
)

export const Input = ({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...rest} className={classes(styles.control, className)} />
)

export const Textarea = ({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea {...rest} className={classes(styles.control, styles.text, className)} />
)

export interface Choice {
  value: string | number
  label: string
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Choice[]
  /** Shown first, with an empty value. */
  empty?: string
}

/** For up to a dozen options; above that a Combobox. */
export const Select = ({ options, empty, className, value, defaultValue, ...rest }: SelectProps) => {
  const chosen = String(value ?? defaultValue ?? '')
  return (
    <span className={styles.select}>
      <select {...rest} {...(value !== undefined && { value })} className={classes(styles.control, className)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={String(option.value) === chosen}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon d={icons.next} turn="down" />
    </span>
  )
}
