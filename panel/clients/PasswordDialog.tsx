import { required, TextInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import type { Client } from './fields.tsx'

/** A password that staff set and tell the client themselves, so it is seen while it is typed. */
export function PasswordDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const translate = useTranslate()
  const submit = useSubmit(
    ({ password }: { password: string }) => dataOf(api.post('/admin/client/profile/password/set', { client_id: client.id, password })),
    { done: 'clients.password.done' },
  )
  return (
    <AskDialog
      title={translate('clients.password.title', { name: client.name })}
      verb={translate('clients.password.set')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        source="password"
        autoComplete="off"
        helperText="clients.password.hint"
        validate={[required(), ...length([PASSWORD_LENGTH[0], PASSWORD_LENGTH[1]])]}
      />
    </AskDialog>
  )
}
