import { required, TextInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { useCallsChanged } from './call-verb.ts'

/** From which phone the built-in line rings. */
export function RingDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const changed = useCallsChanged()
  const submit = useSubmit(({ phone }: { phone: string }) => dataOf(api.post('/admin/telephony/simulate', { event: 'incoming', phone })), {
    onDone: changed,
  })
  return (
    <AskDialog title={translate('telephony.ring_asked')} verb={translate('telephony.ring')} onSubmit={submit} onClose={onClose}>
      <TextInput source="phone" label="telephony.fields.phone" type="tel" validate={required()} />
    </AskDialog>
  )
}
