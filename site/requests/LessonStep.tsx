import { orderLimits } from '../../schemas/order-options.ts'
import { priceUnit } from '../../schemas/tutor-price.ts'
import { isSearched } from '../../theme/search.ts'
import { fill, plural } from '../../theme/words.ts'
import { idsOf, listOf } from '../forms/values.ts'
import { Field, FieldError } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'
import { Aside } from './Aside.tsx'
import { CheckChips } from './CheckChips.tsx'
import { PickOne } from './PickOne.tsx'
import styles from './Steps.module.css'
import type { StepProps } from './step.ts'

/** Step 1: subjects, each with the levels it is taught at (spec: public 3, personal request). */
export function LessonStep(props: StepProps) {
  const { offer, values, errors, t, edition, language } = props
  const chosen = idsOf(values.lessons)
  if (isSearched(offer.lessons)) return <SearchedLessons {...props} />
  return (
    <fieldset className="col snug" data-invalid={errors.lessons ? true : undefined} aria-describedby={errors.lessons ? 'lessons-error' : undefined}>
      <legend className="l">
        <b>{t.lessons.title}</b>
      </legend>
      {offer.lessons.length > 1 && (
        <p className="s soft">{plural(t.lessons.hint, Math.min(orderLimits.lessons[1], offer.lessons.length), edition, language)}</p>
      )}
      {errors.lessons && <FieldError id="lessons-error">{errors.lessons}</FieldError>}
      {offer.lessons.map((lesson) => (
        <div key={lesson.id} className={styles.choice}>
          <Checkbox tile name="lessons" value={lesson.id} defaultChecked={chosen.includes(lesson.id)} autoFocus={errors.lessons !== undefined}>
            <b>{lesson.name}</b>
            {lesson.price && <Aside>{priceOf(lesson, props)}</Aside>}
          </Checkbox>
          <Levels lesson={lesson} {...props} />
        </div>
      ))}
    </fieldset>
  )
}

/** A field for each subject that was chosen, and one for another as long as a request takes it. */
function SearchedLessons(props: StepProps) {
  const { offer, values, errors, t, words, edition, language } = props
  const chosen = idsOf(values.lessons)
  const [, most] = orderLimits.lessons
  return (
    <div className="col">
      <div className="col snug">
        <h2 className="l">{t.lessons.title}</h2>
        <p className="s soft">{plural(t.lessons.hint, most, edition, language)}</p>
      </div>
      {[...chosen, null].slice(0, most).map((id, at) => {
        const lesson = offer.lessons.find((one) => one.id === id)
        const label = at > 0 ? t.lessons.another : t.steps.lessons
        return (
          // a field stays while its subject changes
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
          <div key={at} className="col">
            <Field name="lessons" id={at > 0 ? `lessons-${at + 1}` : 'lessons'} label={label} error={at === 0 ? errors.lessons : undefined}>
              {(control) => (
                <PickOne
                  control={control}
                  label={label}
                  options={offer.lessons
                    .filter((one) => one.id === id || !chosen.includes(one.id))
                    .map((one) => ({ value: one.id, label: one.price ? `${one.name}, ${priceOf(one, props)}` : one.name }))}
                  value={id === null ? undefined : String(id)}
                  empty={t.lessons.placeholder}
                  nothing={words.nothing}
                  clear={words.clear}
                  isLong
                />
              )}
            </Field>
            {lesson && <Levels key={lesson.id} lesson={lesson} {...props} />}
          </div>
        )
      })}
    </div>
  )
}

const priceOf = ({ price }: StepProps['offer']['lessons'][number], { offer, words }: Pick<StepProps, 'offer' | 'words'>) =>
  `${price}${offer.tutor ? priceUnit(offer.tutor, words) : ''}`

/** Shown by the style sheet while its subject is chosen. */
function Levels({ lesson, values, t }: StepProps & { lesson: StepProps['offer']['lessons'][number] }) {
  if (lesson.levels.length === 0) return null
  return (
    <div className={`${styles.more} col`}>
      <CheckChips
        name="levels"
        legend={fill(t.lessons.levels, { lesson: lesson.name })}
        options={lesson.levels.map(({ id, name }) => ({ value: `${lesson.id}-${id}`, label: name }))}
        chosen={listOf(values.levels)}
      />
    </div>
  )
}
