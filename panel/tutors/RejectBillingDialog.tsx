import { required, TextInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { BillingForStaff } from '../../schemas/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

const rules = [required(), ...length(tutorLimits.comment)]

/** Why billing data are not accepted; the tutor gets it by mail (spec: decisions TUT-18). */
export function RejectBillingDialog({ of: { version, status }, onClose }: { of: Pick<BillingForStaff, 'version' | 'status'>; onClose: () => void }) {
  const { id: tutor_id } = useTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const submit = useSubmit(
    ({ reject_comment }: { reject_comment: string }) =>
      dataOf(api.post('/admin/tutor/billing_data/approve', { tutor_id, version, status, approve: false, reject_comment })),
    {
      done: 'tutors.done.billing_rejected',
      onDone: () => readAgain(tutor_id),
      onRefused: () => {
        readAgain(tutor_id)
        return false
      },
    },
  )
  return (
    <AskDialog
      title={translate('tutors.ask.reject_billing')}
      verb={translate('tutors.papers.reject')}
      color="error"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        source="reject_comment"
        label="tutors.revision_comment"
        helperText="tutors.papers.reject_hint"
        multiline
        minRows={2}
        validate={rules}
      />
    </AskDialog>
  )
}
