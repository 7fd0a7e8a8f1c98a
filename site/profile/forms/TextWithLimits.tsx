import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { fillNumbers } from '../../../theme/fill-numbers.ts'
import { useSite, useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import styles from '../Profile.module.css'

interface Props {
  name: string
  label: string
  limits: 'short_description' | 'description' | 'lesson_description'
  value: string
  /** Language of the text. */
  lang: string
  rows: number
  onChange: (text: string) => void
  error: string | undefined
  /** What students see while another text waits for staff. */
  published?: string | null
}

/** A text whose letters are counted, and beside it the one that students still see (spec: public 5, text length; decisions TUT-2). */
export function TextWithLimits({ name, label, limits, value, lang, rows, onChange, error, published }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('profile-forms')
  const [min, max] = tutorLimits[limits]
  return (
    <div className="col snug">
      <Field
        name={name}
        label={label}
        error={error}
        hint={
          <span className={styles.below}>
            <span>{fillNumbers(t.letters, { min, max }, edition, language)}</span>
            <span className="num">{fillNumbers(t.count, { count: value.length, max }, edition, language)}</span>
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            lang={lang}
            rows={rows}
            maxLength={max}
            value={value}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Field>
      {published && (
        <div className={styles.was}>
          <p className="s">
            <b>{t.still_seen}</b>
          </p>
          <p className={`s ${styles.words}`} lang={lang}>
            {published}
          </p>
          {value !== published && (
            <Button look="bare" small onClick={() => onChange(published)}>
              {t.take_back}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
