import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { ActionButton } from './ActionButton.tsx'
import { useOrder } from './order-record.ts'

/** Hides the order for good; owner and head only (spec: decisions ADM-1). */
export function DeleteButton() {
  const { order_id } = useOrder()
  const isAllowed = useMay('orders_irreversible')
  const [isAsking, setAsking] = useState(false)
  const { run } = useCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const translate = useTranslate()
  const remove = async () => {
    const done = await run(() => dataOf(api.post('/admin/order/delete', { order_id })), 'orders.done.deleted')
    if (done === undefined) return false
    void queries.invalidateQueries({ queryKey: [slugs.orders] })
    navigate(pathTo(slugs.orders))
    return true
  }
  if (!isAllowed) return null
  return (
    <>
      <ActionButton action="delete" icon="bin" isEnding onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={translate('orders.ask.delete', { order_id })}
          text={translate('orders.ask.delete_text')}
          verb={translate('orders.actions.delete')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
