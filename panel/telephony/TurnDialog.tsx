import { required, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useOrderRules } from '../orders/order-rules.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { useCallsChanged } from './call-verb.ts'

/** Whose the incoming call is that an outgoing one is counted as. */
export function TurnDialog({ call_id, admin_id, onClose }: { call_id: string; admin_id: number | null; onClose: () => void }) {
  const translate = useTranslate()
  const options = useOrderRules()
  const changed = useCallsChanged()
  const turn = ({ admin_id }: { admin_id: number }) => dataOf(api.post('/admin/telephony/call/outcome_to_income', { call_id, admin_id }))
  const submit = useSubmit(turn, { onDone: changed })
  return (
    <AskDialog
      title={translate('telephony.turn_asked')}
      verb={translate('telephony.turn')}
      values={{ ...(admin_id !== null && { admin_id }) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceInput source="admin_id" label="telephony.colleague" choices={options('admin_id')} validate={required()} />
    </AskDialog>
  )
}
