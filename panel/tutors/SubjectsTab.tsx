import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { ArrayInput, AutocompleteInput, CheckboxGroupInput, required, SimpleFormIterator, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Edition } from '../../editions/index.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import type { TutorText } from '../../schemas/tutor-texts.ts'
import { useEdition } from '../edition.ts'
import { orNone } from '../orders/order-rules.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { AddRow, RemoveRow } from '../ui/form/RowButtons.tsx'
import { length } from '../ui/form/rules.ts'
import { Fields, PartForm } from './PartForm.tsx'
import { useTutorRules } from './tutor-rules.ts'
import { spread, WordedInput } from './WordedInput.tsx'

interface Subject {
  lesson: number | null
  levels: number[]
  rate_id: number | null
  description: TutorText
}

const [, MOST] = tutorLimits.lessons
const rules = length(tutorLimits.lesson_description)
const newSubject = (edition: Edition): Subject => ({ lesson: null, levels: [], rate_id: null, description: spread('', edition) })

/** A subject and what belongs to it as a row of the form, in the tutor's own order. */
const subjectsOf = ({ lessons, lesson_levels, lesson_rates, lesson_descriptions }: TutorForStaff, edition: Edition): { subjects: Subject[] } => ({
  subjects: lessons.map(({ id }) => ({
    lesson: id,
    levels: lesson_levels[id] ?? [],
    rate_id: lesson_rates[id] ?? null,
    description: spread(lesson_descriptions[id]?.description ?? '', edition),
  })),
})

function subjectFields({ subjects }: { subjects: Subject[] }) {
  const chosen = subjects.flatMap(({ lesson, ...subject }) => (lesson === null ? [] : [{ lesson, ...subject }]))
  const by = <T,>(value: (subject: (typeof chosen)[number]) => T) => Object.fromEntries(chosen.map((subject) => [subject.lesson, value(subject)]))
  return {
    lesson_levels: by(({ levels }) => [...levels].sort((one, other) => one - other)),
    lesson_rates: Object.fromEntries(chosen.flatMap(({ lesson, rate_id }) => (rate_id ? [[lesson, rate_id]] : []))) as Record<string, number>,
    lesson_descriptions: by(({ description }) => ({ description: description ?? '' })),
  }
}

const sourceOf = (field: string) => (field.startsWith('lesson_') ? 'subjects.0.lesson' : field)

/** What the tutor teaches, at which levels, for how much (spec: decisions TUT-5). */
export function SubjectsTab() {
  const edition = useEdition()
  const valuesOf = useCallback((tutor: TutorForStaff) => subjectsOf(tutor, edition), [edition])
  return (
    <PartForm title="tutors.tabs.subjects" valuesOf={valuesOf} fieldsOf={subjectFields} sourceOf={sourceOf}>
      <SubjectInputs />
    </PartForm>
  )
}

function SubjectInputs() {
  const subjects: unknown = useWatch({ name: 'subjects' })
  const translate = useTranslate()
  const edition = useEdition()
  const count = Array.isArray(subjects) ? subjects.length : 0
  return (
    <ArrayInput source="subjects" label={false}>
      <SimpleFormIterator
        disableReordering
        disableAdd={count >= MOST}
        addButton={<AddRow label={translate('tutors.add_subject', { count, most: MOST })} row={newSubject(edition)} />}
        removeButton={<RemoveRow label={(number) => translate('orders.remove_lesson', { number })} />}
      >
        <SubjectInput />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

const Lines = styled('div')({ display: 'grid', gap: '.75rem', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '.5rem' })

function SubjectInput() {
  const lesson: unknown = useWatch({ name: useWrappedSource('lesson') })
  const options = useTutorRules()
  const translate = useTranslate()
  const levels = options('level_id').filter(({ parent }) => parent === lesson)
  return (
    <Lines>
      <Fields>
        <AutocompleteInput source="lesson" label="filters.lesson_id" choices={options('lesson_id')} validate={required()} />
        <ChoiceInput source="rate_id" label="fields.rate_id" choices={orNone(translate('tutors.same_rate'), options('rate_id'))} isRequired />
      </Fields>
      {levels.length > 0 && <CheckboxGroupInput source="levels" label="orders.levels" choices={levels} />}
      <WordedInput source="description" label="tutors.lesson_description" multiline minRows={2} validate={rules} />
    </Lines>
  )
}
