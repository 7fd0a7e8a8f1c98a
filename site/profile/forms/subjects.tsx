import { useState } from 'react'
import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { wishedOf } from '../../../schemas/tutor-texts.ts'
import { fill } from '../../../theme/words.ts'
import type { Problems } from '../../forms/error-words.ts'
import { useTexts } from '../../site.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field, FieldError, Select } from '../../ui/Field.tsx'
import type { FieldsProps, GroupForm } from './form.ts'
import { heldOf, type Subject, SubjectFields } from './SubjectFields.tsx'
import { ofFirst, sentText, useTextLanguage } from './texts.tsx'
import { useRefused } from './use-refused.ts'

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
  const writing = useTextLanguage(
    problems,
    subjects.map(({ id }) => `lesson_description.${id}`),
  )
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
        {subjects.map((subject) => (
          <SubjectFields
            key={subject.id}
            {...{ subject, rates, mainPrice, writing, problems, profile }}
            name={nameOf(subject.id)}
            levels={lessons.find((lesson) => lesson.id === subject.id)?.levels ?? []}
            isOpen={open.includes(subject.id)}
            onToggle={(isOpen) => turnOpen(subject.id, isOpen)}
            onChange={(by) => change(subject.id, by)}
            onRemove={() => set({ subjects: subjects.filter((one) => one.id !== subject.id) })}
          />
        ))}
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
