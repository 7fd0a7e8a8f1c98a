import type { OwnProfile } from '../../../schemas/index.ts'
import { byLanguage, type TutorText } from '../../../schemas/tutor-texts.ts'
import { fill } from '../../../theme/words.ts'
import { useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, Chips } from '../../ui/Chip.tsx'
import { type Choice, Field, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Options } from '../../ui/Option.tsx'
import styles from '../Profile.module.css'
import type { FieldsProps } from './form.ts'
import { TextWithLimits } from './TextWithLimits.tsx'
import { fieldIn, type Held, inLanguage, type TextLanguage, TextLanguages, written } from './texts.tsx'

export interface Subject {
  id: number
  levels: number[]
  rate: string
  text: TutorText
}

export const heldOf = ({ id, text }: Subject, { lesson_descriptions }: Pick<OwnProfile, 'lesson_descriptions'>): Held => ({
  text,
  published: lesson_descriptions[id]?.description ?? '',
  waiting: lesson_descriptions[id]?.new_description ?? null,
})

interface Props extends Pick<FieldsProps<unknown>, 'problems' | 'profile'> {
  subject: Subject
  name: string
  /** Those that it may be taught at. */
  levels: readonly { id: number; name: string }[]
  rates: readonly Choice[]
  /** What a lesson costs that has no price of its own. */
  mainPrice: string | undefined
  writing: TextLanguage
  /** Unfolded. */
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (by: Partial<Subject>) => void
  onRemove: () => void
}

/** One of the tutor's subjects, folded into a line that says what it lacks: its levels, its price and its text. */
export function SubjectFields({ subject, name, levels, rates, mainPrice, writing, problems, profile, isOpen, onToggle, onChange, onRemove }: Props) {
  const t = useTexts('profile-forms')
  const { id, rate, text } = subject
  const { language, first, lang } = writing
  const chosen = levels.filter((level) => subject.levels.includes(level.id)).map((level) => level.name)
  const field = fieldIn(`lesson_description.${id}`, language, first)
  const error = problems[field]
  const hasText = Boolean(byLanguage(text, first)[first])
  const turn = (level: number) =>
    onChange({ levels: subject.levels.includes(level) ? subject.levels.filter((one) => one !== level) : [...subject.levels, level] })
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={styles.subject}>
        <span className="grow">
          {name}
          <span className={chosen.length > 0 && hasText ? styles.facts : `${styles.facts} ${styles.need}`}>
            {chosen.length > 0 ? chosen.join(', ') : t.no_levels}
            {!hasText && ` · ${t.no_text}`}
          </span>
        </span>
        <Icon d={icons.next} turn="down" />
      </summary>
      <div className="col">
        <Options legend={t.levels}>
          <Chips wrapped>
            {levels.map((level) => (
              <Chip key={level.id} chosen={subject.levels.includes(level.id)} onClick={() => turn(level.id)}>
                {level.name}
              </Chip>
            ))}
          </Chips>
        </Options>
        <Field name={`rate.${id}`} label={t.own_rate} {...(mainPrice && { hint: fill(t.own_rate_hint, { price: mainPrice }) })}>
          {(control) => (
            <Select
              {...control}
              empty={t.main_rate}
              options={rates}
              value={rate}
              onChange={({ currentTarget }) => onChange({ rate: currentTarget.value })}
            />
          )}
        </Field>
        <TextLanguages of={writing} texts={[text]} />
        <TextWithLimits
          name={field}
          label={fill(t.lesson_text, { lesson: name })}
          limits="lesson_description"
          rows={4}
          {...inLanguage(heldOf(subject, profile), writing)}
          {...{ lang, error }}
          onChange={(words) => onChange({ text: written(text, words, writing) })}
        />
        <div>
          <Button look="bare" small onClick={onRemove}>
            <Icon d={icons.bin} />
            {fill(t.remove, { what: name })}
          </Button>
        </div>
      </div>
    </details>
  )
}
