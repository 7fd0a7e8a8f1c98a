import { SelectInput, useTranslate } from 'react-admin'
import type { RemoveReasons } from '../../schemas/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { orNone, useOrderRules } from './order-rules.ts'
import { ReasonsInputs } from './ReasonsInputs.tsx'

export interface LostValues {
  remove_reasons: RemoveReasons
  request_origin?: string
}

interface Ask {
  onSubmit: (values: LostValues) => Promise<object | undefined>
  onClose: () => void
  /** For several orders at once: where each came from is left as it is, and another dialog follows. */
  isBulk?: boolean
}

/** Why an order is given up; the reasons are required (spec: decisions ORD-3). */
export function LostDialog({ onSubmit, onClose, isBulk = false }: Ask) {
  const translate = useTranslate()
  const options = useOrderRules()
  return (
    <AskDialog<LostValues>
      title={translate('orders.lost.title')}
      verb={translate('orders.lost.verb')}
      color="error"
      values={{ remove_reasons: { reasons: [], comment: '' } }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...(isBulk && { onDone: () => {} })}
    >
      <ReasonsInputs />
      {!isBulk && <SelectInput source="request_origin" choices={orNone('orders.lost.same_origin', options('request_origin'))} isRequired />}
    </AskDialog>
  )
}
