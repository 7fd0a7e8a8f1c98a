import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SimpleForm, Toolbar, useFormIsDirty, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Conflicts, Refusal, type TutorFields } from '../../data-providers/index.ts'
import { tutors } from '../../data-providers/tutors.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { useCall } from '../layout/call.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Soft } from '../ui/boxes.ts'
import { ConflictDialog } from '../ui/form/ConflictDialog.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { changedFields, conflictsOf, without } from '../ui/form/merge.ts'
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
  const [conflict, setConflict] = useState<{ fields: Conflicts; changes: TutorFields } | null>(null)
  const show = useShowTutor()
  const words = useTutorWords(useTutorRules())
  const { isBusy, run } = useCall()
  const record = useMemo(() => valuesOf(opened), [opened, valuesOf])
  const fieldsIn = (of: TutorForStaff) => fieldsOf(valuesOf(of))

  const save = (fields: TutorFields, version: number) => tutors.save(opened.id, { ...fields, texts: {}, version })
  const done = (saved: TutorForStaff) => {
    show(saved)
    setOpened(saved)
    setConflict(null)
  }
  const saveOver = async (changes: TutorFields) => {
    const saved = await tutors.one(opened.id)
    const fields = conflictsOf(changes, fieldsIn(opened), fieldsIn(saved))
    if (Object.keys(fields).length === 0) return save(changes, saved.version)
    setConflict({ fields, changes })
    throw new Refusal('conflict', { fields })
  }
  const settle = async (theirs: string[]) => {
    const yours = without(conflict?.changes ?? {}, theirs)
    const saved = await run(async () => {
      const newest = await tutors.one(opened.id)
      return Object.keys(yours).length === 0 ? newest : save(yours, newest.version)
    })
    if (saved) done(saved)
  }
  const submit = useSubmit(
    async (values: Values) => {
      const changes = changedFields(fieldsIn(opened), fieldsOf(values))
      try {
        return await save(changes, opened.version)
      } catch (error) {
        if (error instanceof Refusal && error.conflicts) return saveOver(changes)
        throw error
      }
    },
    { onDone: done, onRefused: ({ conflicts }: Refusal) => conflicts !== undefined, ...(sourceOf && { sourceOf }) },
  )
  return (
    <Sheet title={title} actions={actions}>
      <SimpleForm record={record} onSubmit={submit} component={FormBody} toolbar={isHereStill(tutor.status) && <Foot />}>
        {children}
        <Follow to={tutor} from={opened} onNewer={setOpened} />
      </SimpleForm>
      {conflict && <ConflictDialog conflicts={conflict.fields} words={words} isBusy={isBusy} onSettle={settle} onClose={() => setConflict(null)} />}
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
