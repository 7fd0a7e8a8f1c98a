import { fill } from '../../theme/words.ts'
import { idsOf, listOf } from '../forms/values.ts'
import { Field, FieldError } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'
import { CheckChips } from './CheckChips.tsx'
import { PickOne } from './PickOne.tsx'
import styles from './Steps.module.css'
import type { StepProps } from './step.ts'

/** Up to so many lessons stand as boxes; more are searched. */
const FEW = 12

/** Step 1: subjects, each with the levels it is taught at (spec: public 3, personal request). */
export function LessonStep(props: StepProps) {
  const { offer, values, errors, t, words, refresh } = props
  const chosen = idsOf(values.lessons)
  if (offer.lessons.length > FEW)
    return (
      <div className="col">
        <h2 className="l">{t.lessons.title}</h2>
        <Field name="lessons" label={t.steps.lessons} error={errors.lessons}>
          {(control) => (
            <PickOne
              control={control}
              label={t.steps.lessons}
              options={offer.lessons.map(({ id, name }) => ({ value: id, label: name }))}
              value={listOf(values.lessons)[0]}
              empty={t.lessons.placeholder}
              nothing={words.nothing}
              onPick={refresh}
            />
          )}
        </Field>
        {offer.lessons
          .filter(({ id }) => chosen.includes(id))
          .map((lesson) => (
            <Levels key={lesson.id} lesson={lesson} {...props} />
          ))}
      </div>
    )
  return (
    <fieldset className="col snug" data-invalid={errors.lessons ? true : undefined} aria-describedby={errors.lessons ? 'lessons-error' : undefined}>
      <legend className="l">
        <b>{t.lessons.title}</b>
      </legend>
      {offer.lessons.length > 1 && <p className="s soft">{t.lessons.hint}</p>}
      {errors.lessons && <FieldError id="lessons-error">{errors.lessons}</FieldError>}
      {offer.lessons.map((lesson) => (
        <div key={lesson.id} className={styles.choice}>
          <Checkbox tile name="lessons" value={lesson.id} defaultChecked={chosen.includes(lesson.id)}>
            <b>{lesson.name}</b>
          </Checkbox>
          <Levels lesson={lesson} {...props} />
        </div>
      ))}
    </fieldset>
  )
}

/** Shown by the style sheet while its subject is chosen. */
function Levels({ lesson, values, t }: StepProps & { lesson: StepProps['offer']['lessons'][number] }) {
  if (lesson.levels.length === 0) return null
  return (
    <div className={styles.more}>
      <CheckChips
        name="levels"
        legend={fill(t.lessons.levels, { lesson: lesson.name })}
        options={lesson.levels.map(({ id, name }) => ({ value: `${lesson.id}-${id}`, label: name }))}
        chosen={listOf(values.levels)}
      />
    </div>
  )
}
