import { required, TextInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

const rules = [required(), ...length(tutorLimits.comment)]

/** What the tutor has to mend; it is mailed and shown to them (spec: decisions TUT-1). */
export function RevisionDialog({ onClose }: { onClose: () => void }) {
  const { id: tutor_id, full_name: name } = useTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const submit = useSubmit(
    ({ revision_comment }: { revision_comment: string }) =>
      dataOf(api.post('/admin/tutor/set_toggle', { tutor_id, toggle: 'need_revision', value: true, revision_comment })),
    { done: 'tutors.done.need_revision', onDone: () => readAgain(tutor_id) },
  )
  return (
    <AskDialog
      title={translate('tutors.ask.need_revision', { name })}
      verb={translate('tutors.steps.need_revision')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput source="revision_comment" label="tutors.revision_comment" helperText="tutors.revision_hint" multiline minRows={3} validate={rules} />
    </AskDialog>
  )
}
