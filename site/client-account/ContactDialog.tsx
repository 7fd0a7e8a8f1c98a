import { api } from '../../data-providers/api.ts'
import type { ClientAccount } from '../../schemas/client-account.ts'
import { CodeDialog, PhoneCodeDialog } from '../cabinet/CodeDialog.tsx'
import { readAuth } from '../layout/account/store.ts'
import { useTexts } from '../site.ts'
import { Field, Input } from '../ui/Field.tsx'

interface Props {
  client: ClientAccount
  onDone: () => void
  onClose: () => void
}

/** What a new phone and a new address have in common. */
function useContact({ client, onDone, onClose }: Props, kind: 'phone' | 'email') {
  const { done } = useTexts('client-account').settings.contacts
  return {
    owner: `${kind}_${client.phone_plain}_${client.email}`,
    send: (contact: { email?: string; phone_plain?: string; phone_default_country_code?: number }) => api.post('/client/contact/set', contact),
    confirm: (code: string) => api.post('/client/contact/confirm', { code }),
    done,
    onDone() {
      readAuth()
      onDone()
    },
    onClose,
  }
}

export const PhoneDialog = (props: Props) => <PhoneCodeDialog {...useContact(props, 'phone')} known={props.client} />

export function EmailDialog(props: Props) {
  const t = useTexts('joining').contacts
  const { send, ...contact } = useContact(props, 'email')
  return (
    <CodeDialog {...contact} title={t.email} other={t.new_email} field="email" send={({ email = '' }) => send({ email: email.trim() })}>
      {(form) => (
        <Field name="email" id="contact-email" label={t.email} error={form.problems.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={props.client.email ?? ''}
            />
          )}
        </Field>
      )}
    </CodeDialog>
  )
}
