import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import type { Sending } from '../../schemas/api.ts'
import { useMay } from '../layout/session.ts'
import { ActionButton } from './ActionButton.tsx'
import { ActionQuestion } from './ActionQuestion.tsx'
import { type PlainAction, type PlainActionName, plainActions } from './actions.ts'
import { useOrder } from './order-record.ts'
import { useOrderVerb, wayBack } from './order-verb.ts'

/** An action that is one call; the table says which, and whether it asks once more. */
export function StatusActionButton({ action }: { action: PlainActionName }) {
  const { order_id } = useOrder()
  const { icon, area = 'orders', asks = false, done }: PlainAction = plainActions[action]
  const isAllowed = useMay(area)
  const { isBusy, act } = useOrderVerb()
  /** What the dialog will send, while it is open. */
  const [asking, setAsking] = useState<Sending | null>(null)
  const run = (sending: Sending) => act(() => api.post(`/admin/order/${action}` as const, { order_id }, sending), done, wayBack(action, order_id))
  if (!isAllowed) return null
  return (
    <>
      <ActionButton action={action} icon={icon} isBusy={isBusy} onClick={() => (asks ? setAsking(newSending()) : void run(newSending()))} />
      {asking && <ActionQuestion action={action} order_id={order_id} onConfirm={() => run(asking)} onClose={() => setAsking(null)} />}
    </>
  )
}
