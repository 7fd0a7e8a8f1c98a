import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { FieldError } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Article.module.css'

interface Props {
  name: string
  label: string
  most: number
  given: number
  error?: string | undefined
}

/** Stars to give in a form. */
export function MarkField({ name, label, most, given, error }: Props) {
  const t = useTexts('content').rate
  const marks = Array.from({ length: most }, (_, at) => at + 1)
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="s">
        <b>{label}</b>
      </legend>
      <div className={styles.give}>
        {marks.map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name={name}
              value={mark}
              checked={mark === given}
              // biome-ignore lint/a11y/noAutofocus: a form that comes back with errors leads to the first of them
              autoFocus={error !== undefined && mark === 1}
              aria-invalid={error ? true : undefined}
              aria-label={fill(t.mark, { mark, most })}
            />
            <Icon d={icons.star} fill />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
