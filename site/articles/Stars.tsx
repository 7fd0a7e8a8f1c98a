import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'

interface Props {
  name: string
  /** The best mark, and so how many stars there are. */
  most: number
  given: number
  required?: boolean
  isInvalid?: boolean
}

/** Stars to give, one for each mark; they stand in a group that says what for. */
export function Stars({ name, most, given, required, isInvalid = false }: Props) {
  const t = useTexts('content').rate
  const marks = Array.from({ length: most }, (_, at) => at + 1)
  return marks.map((mark) => (
    <label key={mark}>
      <input
        type="radio"
        name={name}
        value={mark}
        required={required}
        checked={mark === given}
        // biome-ignore lint/a11y/noAutofocus: a form that comes back with errors leads to the first of them
        autoFocus={isInvalid && mark === 1}
        // a mark that is still to be given is not wrong, whatever the browser tells of a required field
        aria-invalid={isInvalid}
        aria-label={fill(t.mark, { mark, most })}
      />
      <Icon d={icons.star} fill />
    </label>
  ))
}
