import { TextInput, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import type { Client } from './fields.tsx'

/** Why no more requests are taken from the client (spec: decisions CLI-2). */
export function BlacklistDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const translate = useTranslate()
  const onDone = useRefresh()
  const submit = useSubmit(
    ({ comment }: { comment?: string }) => dataOf(api.post('/admin/client/blacklist/add', { client_id: client.id, comment: comment ?? '' })),
    { onDone },
  )
  return (
    <AskDialog
      title={translate('clients.blacklist.title', { name: client.name })}
      verb={translate('clients.blacklist.add')}
      color="error"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput source="comment" label="clients.blacklist.comment" helperText="clients.blacklist.hint" multiline validate={length([0, 500])} />
    </AskDialog>
  )
}
