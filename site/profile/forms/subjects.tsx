import { useState } from 'react'
import type { OwnProfile } from '../../../schemas/index.ts'
import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { byLanguage, type TutorText, wishedOf } from '../../../schemas/tutor-texts.ts'
import { fill } from '../../../theme/words.ts'
import type { Problems } from '../../forms/error-words.ts'
import { useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, Chips } from '../../ui/Chip.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field, FieldError, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Options } from '../../ui/Option.tsx'
import styles from '../Profile.module.css'
import type { FieldsProps, GroupForm } from './form.ts'
import { TextWithLimits } from './TextWithLimits.tsx'
import { fieldIn, type Held, inLanguage, ofFirst, sentText, TextLanguages, useTextLanguage, written } from './texts.tsx'
import { useRefused } from './use-refused.ts'

interface Subject {
  id: number
  levels: number[]
  rate: string
  text: TutorText
}
interface Values {
  rate_id: string
  subjects: Subject[]
}

const [, most] = tutorLimits.lessons

function Fields({ values, set, problems, lists, profile }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const { subjects } = values
  const lessons = lists.lessons ?? []
  const rates = (lists.rates ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const mainPrice = rates.find(({ value }) => String(value) === values.rate_id)?.label
  const nameOf = (id: number) => lessons.find((lesson) => lesson.id === id)?.name ?? profile.lessons.find((lesson) => lesson.id === id)?.name ?? ''
  const change = (id: number, by: Partial<Subject>) =>
    set({ subjects: subjects.map((subject) => (subject.id === id ? { ...subject, ...by } : subject)) })
  const turn = ({ id, levels }: Subject, level: number) =>
    change(id, { levels: levels.includes(level) ? levels.filter((one) => one !== level) : [...levels, level] })
  const writing = useTextLanguage(
    problems,
    subjects.map(({ id }) => `lesson_description.${id}`),
  )
  const { language, first, lang } = writing
  const { open, turnOpen } = useOpened(problems)
  const wrongLevels = useRefused(
    problems.lesson_levels,
    subjects.map(({ id, levels }) => [id, levels]),
  )
  const wrongRates = useRefused(
    problems.lesson_rates,
    subjects.map(({ id, rate }) => [id, rate]),
  )
  return (
    <>
      <Field name="rate_id" label={t.rate} hint={t.rate_hint} error={problems.rate_id}>
        {(control) => (
          <Select
            {...control}
            empty={common.choose}
            options={rates}
            value={values.rate_id}
            onChange={({ currentTarget }) => set({ rate_id: currentTarget.value })}
          />
        )}
      </Field>
      <div>
        {subjects.map((subject) => {
          const { id, levels, rate, text } = subject
          const lesson = lessons.find((one) => one.id === id)
          const chosen = (lesson?.levels ?? []).filter((level) => levels.includes(level.id)).map(({ name }) => name)
          const field = fieldIn(`lesson_description.${id}`, language, first)
          const error = problems[field]
          const hasText = Boolean(byLanguage(text, first)[first])
          return (
            <details key={id} open={open.includes(id)} onToggle={({ currentTarget }) => turnOpen(id, currentTarget.open)}>
              <summary>
                <span className="grow">
                  {nameOf(id)}
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
                    {(lesson?.levels ?? []).map((level) => (
                      <Chip key={level.id} chosen={levels.includes(level.id)} onClick={() => turn(subject, level.id)}>
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
                      onChange={({ currentTarget }) => change(id, { rate: currentTarget.value })}
                    />
                  )}
                </Field>
                <TextLanguages of={writing} texts={[text]} />
                <TextWithLimits
                  name={field}
                  label={fill(t.lesson_text, { lesson: nameOf(id) })}
                  limits="lesson_description"
                  rows={4}
                  {...inLanguage(heldOf(subject, profile), writing)}
                  {...{ lang, error }}
                  onChange={(words) => change(id, { text: written(text, words, writing) })}
                />
                <div>
                  <Button look="bare" small onClick={() => set({ subjects: subjects.filter((one) => one.id !== id) })}>
                    <Icon d={icons.bin} />
                    {fill(t.remove, { what: nameOf(id) })}
                  </Button>
                </div>
              </div>
            </details>
          )
        })}
      </div>
      {wrongLevels && <FieldError>{wrongLevels}</FieldError>}
      {wrongRates && <FieldError>{wrongRates}</FieldError>}
      {subjects.length < most ? (
        <Field name="add_subject" label={t.add_subject} hint={fill(t.of_most, { count: subjects.length, max: most })}>
          {({ id }) => (
            <Combobox
              id={id}
              label={t.add_subject}
              options={lessons
                .filter((lesson) => !subjects.some((one) => one.id === lesson.id))
                .map((lesson) => ({ value: lesson.id, label: lesson.name }))}
              value={null}
              placeholder={common.choose}
              nothing={t.nothing}
              onChoose={(option) => {
                if (!option) return
                set({ subjects: [...subjects, { id: Number(option.value), levels: [], rate: '', text: '' }] })
                turnOpen(Number(option.value), true)
              }}
            />
          )}
        </Field>
      ) : (
        <p className="s soft">{fill(t.of_most, { count: subjects.length, max: most })}</p>
      )}
    </>
  )
}

/** Subjects that are unfolded: a refused text unfolds its own, and none folds while it is mended. */
function useOpened(problems: Problems) {
  const [open, setOpen] = useState<readonly number[]>([])
  const [seen, see] = useState(problems)
  // before it is drawn: the form then finds the field in its place
  if (seen !== problems) {
    see(problems)
    setOpen([...new Set([...open, ...Object.keys(problems).flatMap(subjectOf)])])
  }
  const turnOpen = (id: number, isOpen: boolean) => setOpen((ids) => (isOpen ? [...new Set([...ids, id])] : ids.filter((one) => one !== id)))
  return { open, turnOpen }
}

/** The subject whose text a field is. */
const subjectOf = (field: string) => {
  const [name, id] = field.split('.')
  return name === 'lesson_description' ? [Number(id)] : []
}

const heldOf = ({ id, text }: Subject, { lesson_descriptions }: Pick<OwnProfile, 'lesson_descriptions'>): Held => ({
  text,
  published: lesson_descriptions[id]?.description ?? '',
  waiting: lesson_descriptions[id]?.new_description ?? null,
})

export const subjects: GroupForm<Values> = {
  lists: ['lessons', 'rates'],
  valuesOf: ({ rate_id, lesson_levels, lesson_descriptions, lesson_rates, lessons }, { locales: [first] }) => ({
    rate_id: String(rate_id ?? ''),
    subjects: lessons.map(({ id }) => ({
      id,
      levels: lesson_levels[id] ?? [],
      rate: String(lesson_rates[id] ?? ''),
      text: wishedOf(lesson_descriptions[id]?.description ?? '', lesson_descriptions[id]?.new_description ?? null, first),
    })),
  }),
  toSend: ({ rate_id, subjects }, profile, { locales: [first] }) => ({
    tutor: {
      rate_id: rate_id ? Number(rate_id) : null,
      lesson_levels: Object.fromEntries(subjects.map(({ id, levels }) => [id, levels])),
      lesson_rates: Object.fromEntries(subjects.flatMap(({ id, rate }) => (rate ? [[id, Number(rate)]] : []))),
      lesson_descriptions: Object.fromEntries(
        subjects.map((subject) => {
          const { text, waiting } = sentText(heldOf(subject, profile), first)
          return [subject.id, { description: text, ...(waiting !== undefined && { new_description: waiting }) }]
        }),
      ),
    },
  }),
  shownAt: (field, { locales: [first] }) =>
    ofFirst(field.replace(/^lesson_descriptions\.(\d+)\.(?:new_)?description/, 'lesson_description.$1'), first),
  Fields,
}
