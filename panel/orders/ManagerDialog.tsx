import { required, useTranslate } from 'react-admin'
import { AskDialog } from '../ui/AskDialog.tsx'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useManagers } from './order-rules.ts'

interface Ask {
  onSubmit: (values: { admin_id: number }) => Promise<undefined>
  onClose: () => void
}

/** Whose several orders become; another dialog follows. */
export function ManagerDialog({ onSubmit, onClose }: Ask) {
  const translate = useTranslate()
  const managers = useManagers()
  return (
    <AskDialog
      title={translate('orders.bulk.set_manager')}
      verb={translate('orders.bulk.set_manager')}
      onSubmit={onSubmit}
      onClose={onClose}
      onDone={() => {}}
    >
      <ChoiceInput source="admin_id" choices={managers} validate={required()} />
    </AskDialog>
  )
}
