import { useTranslate } from 'react-admin'
import { FIRST_WAVE } from '../../schemas/order-terms.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type PlainAction, type PlainActionName, plainActions } from './actions.ts'

interface Question {
  action: PlainActionName
  order_id: number
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** Says what follows from an action, and who is written to, before it is done. */
export function ActionQuestion({ action, order_id, onConfirm, onClose }: Question) {
  const { area }: PlainAction = plainActions[action]
  const translate = useTranslate()
  return (
    <ConfirmDialog
      title={translate(`orders.ask.${action}`, { order_id })}
      text={translate(`orders.ask.${action}_text`, { most: FIRST_WAVE })}
      verb={translate(`orders.actions.${action}`)}
      color={area ? 'error' : 'primary'}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
