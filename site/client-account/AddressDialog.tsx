import { api } from '../../data-providers/api.ts'
import type { ClientAccount } from '../../schemas/client-account.ts'
import { clientMailLists, MOST_ADDRESSES } from '../../schemas/client-account-terms.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { listOf, type Values } from '../forms/values.ts'
import { ActionDialog } from '../orders/ActionDialog.tsx'
import { useAction } from '../orders/use-action.ts'
import { useTexts } from '../site.ts'
import { Field, FieldError, Input } from '../ui/Field.tsx'
import { Checkbox, Options } from '../ui/Option.tsx'

interface Props {
  client: ClientAccount
  onClose: () => void
}

/** One more address for the account's mails; a link goes there first, unless it is there and takes other lists from now on (spec: decisions CLI-5). */
export function AddressDialog({ client, onClose }: Props) {
  const { reload } = useCabinet()
  const t = useTexts('client-account').settings
  const doing = useAction({ errors: ['errors-auth', 'errors-requests'], limits: { email_too_many: [0, MOST_ADDRESSES] } })
  const add = async ({ email = '', lists = '' }: Values) => {
    const [address, chosen] = [email.trim(), listOf(lists)]
    const problems = { ...(!address && { email: 'required' }), ...(chosen.length === 0 && { subscriptions: 'required' }) }
    if (Object.keys(problems).length > 0) return doing.refuse(problems)
    const isAddress = ({ email }: { email: string | null }) => email?.toLowerCase() === address.toLowerCase()
    if (isAddress(client)) return doing.refuse({ email: 'email_own' })
    const isThere = client.additional_emails.some(isAddress)
    const subscriptions = Object.fromEntries(clientMailLists.map((list) => [list, chosen.includes(list)]))
    const call = () => api.post('/client/additional_email_subscription/subscribe', { email: address, subscriptions })
    if (await doing.run('add', call, isThere ? t.saved : fill(t.others.sent, { to: address }), () => isThere && reload())) onClose()
  }
  return (
    <ActionDialog id="address" title={t.others.add} submit={t.others.submit} doing={doing} onSubmit={add} onClose={onClose}>
      <Field name="email" id="address-email" label={t.others.email} error={doing.problems.email}>
        {(control) => <Input {...control} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} autoFocus />}
      </Field>
      <Options legend={t.others.lists} className="col snug">
        {clientMailLists.map((list) => (
          <Checkbox key={list} name="lists" value={list} defaultChecked={list === 'reminders'}>
            {t.mails[list].label}
          </Checkbox>
        ))}
      </Options>
      {doing.problems.subscriptions && <FieldError>{doing.problems.subscriptions}</FieldError>}
    </ActionDialog>
  )
}
