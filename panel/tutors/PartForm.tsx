import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SimpleForm, Toolbar, useFormIsDirty, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Refusal, TutorFields } from '../../data-providers/index.ts'
import { tutors } from '../../data-providers/tutors.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Soft } from '../ui/boxes.ts'
import { useConflictQuestion } from '../ui/form/conflict-question.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { changedFields, saveOver } from '../ui/form/merge.ts'
import { SaveButton } from '../ui/form/SaveButton.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { useTutorWords } from './field-words.ts'
import { useShowTutor, useTutor } from './tutor-record.ts'
import { useTutorRules } from './tutor-rules.ts'

export const Fields = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' })

interface Part<Values extends object> {
  title: string
  /** What the form edits, of the tutor as staff read them. */
  valuesOf: (tutor: TutorForStaff) => Values
  /** The contract's fields of what it edits. */
  fieldsOf: (values: Values) => TutorFields
  /** The input that shows the problem of a field, where it is called otherwise. */
  sourceOf?: (field: string) => string
  actions?: ReactNode
  children: ReactNode
}

/**
 * One part of the profile, saved by itself: only the fields that were changed are sent, and texts that wait stay waiting. A version that is no longer the
 * newest leads to the choice between both values of what somebody else changed too (spec: decisions API-3, TUT-2).
 */
export function PartForm<Values extends object>({ title, valuesOf, fieldsOf, sourceOf, actions, children }: Part<Values>) {
  const tutor = useTutor()
  // what is being typed stays with the record it was opened on
  const [opened, setOpened] = useState(tutor)
  const show = useShowTutor()
  const { ask, dialog } = useConflictQuestion(useTutorWords(useTutorRules()))
  const record = useMemo(() => valuesOf(opened), [opened, valuesOf])
  const fieldsIn = (of: TutorForStaff) => fieldsOf(valuesOf(of))

  const done = (saved: TutorForStaff) => {
    show(saved)
    setOpened(saved)
  }
  const submit = useSubmit(
    (values: Values) =>
      saveOver(changedFields(fieldsIn(opened), fieldsOf(values)), opened, {
        fieldsOf: fieldsIn,
        read: () => tutors.one(opened.id),
        save: (changes, { id, version }) => tutors.save(id, { ...changes, texts: {}, version }),
        ask,
      }),
    { onDone: done, onRefused: ({ conflicts }: Refusal) => conflicts !== undefined, ...(sourceOf && { sourceOf }) },
  )
  return (
    <Sheet title={title} actions={actions}>
      <SimpleForm record={record} onSubmit={submit} component={FormBody} toolbar={isHereStill(tutor.status) && <Foot />}>
        {children}
        <Follow to={tutor} from={opened} onNewer={setOpened} />
      </SimpleForm>
      {dialog}
    </Sheet>
  )
}

/** A form in which nothing was typed shows the newest record. */
function Follow({ to, from, onNewer }: { to: TutorForStaff; from: TutorForStaff; onNewer: (tutor: TutorForStaff) => void }) {
  const isDirty = useFormIsDirty()
  useEffect(() => {
    if (!isDirty && to.version > from.version) onNewer(to)
  }, [isDirty, to, from, onNewer])
  return null
}

function Foot() {
  const { reset } = useFormContext()
  const isDirty = useFormIsDirty()
  const translate = useTranslate()
  return (
    <Toolbar>
      <Soft aria-live="polite">{translate(isDirty ? 'tutors.unsaved' : 'tutors.unchanged')}</Soft>
      <Push />
      {isDirty && (
        <Button variant="text" onClick={() => reset()}>
          {translate('tutors.discard')}
        </Button>
      )}
      <SaveButton disabled={!isDirty} />
    </Toolbar>
  )
}
