import { PasswordInput, required, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

const rules = [required(), ...length(PASSWORD_LENGTH)]

/** A new password, which ends the tutor's sessions (spec: decisions AUTH-9). */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { id: tutor_id, full_name: name } = useTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const submit = useSubmit(({ password }: { password: string }) => dataOf(api.post('/admin/tutor/profile/password/set', { tutor_id, password })), {
    done: 'tutors.done.password',
    onDone: () => readAgain(tutor_id),
  })
  return (
    <AskDialog title={translate('tutors.ask.password', { name })} verb={translate('tutors.set_password')} onSubmit={submit} onClose={onClose}>
      <PasswordInput source="password" label="tutors.new_password" helperText="tutors.password_hint" autoComplete="new-password" validate={rules} />
    </AskDialog>
  )
}
