import { FieldError } from '../ui/Field.tsx'
import styles from './Article.module.css'
import { Stars } from './Stars.tsx'

interface Props {
  name: string
  label: string
  most: number
  given: number
  error?: string | undefined
}

/** Stars to give in a form. */
export const MarkField = ({ name, label, most, given, error }: Props) => (
  <fieldset aria-describedby={error ? `${name}-error` : undefined}>
    <legend className="s">
      <b>{label}</b>
    </legend>
    <div className={styles.give}>
      <Stars name={name} most={most} given={given} isInvalid={error !== undefined} />
    </div>
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </fieldset>
)
