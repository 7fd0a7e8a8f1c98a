import { minValue, NumberInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { whole } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

/** Under which number the school knows its tutor; one who has asked it may get theirs later (spec: decisions TUT-1, SCH-4). */
export function SchoolDialog({ onClose }: { onClose: () => void }) {
  const { id: tutor_id, full_name: name, school_tutor_id } = useTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const submit = useSubmit(
    (values: { school_tutor_id?: number }) => dataOf(api.post('/admin/tutor/set_school', { tutor_id, school_tutor_id: values.school_tutor_id })),
    { done: 'tutors.done.set_school', onDone: () => readAgain(tutor_id) },
  )
  return (
    <AskDialog
      title={translate('tutors.ask.set_school', { name })}
      verb={translate('tutors.steps.set_school')}
      values={school_tutor_id === null ? {} : { school_tutor_id }}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberInput source="school_tutor_id" label="tutors.school_tutor_id" step={1} validate={[whole, minValue(1)]} />
    </AskDialog>
  )
}
