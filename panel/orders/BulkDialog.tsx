import { useState } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { BulkRun } from '../ui/list/bulk/BulkRun.tsx'
import { type BulkAction, type BulkName, callOf } from './bulk.ts'
import { LostDialog } from './LostDialog.tsx'
import { ManagerDialog } from './ManagerDialog.tsx'

interface BulkDialogProps {
  name: BulkName
  ids: readonly Identifier[]
  /** `isDone` when orders were changed. */
  onClose: (isDone: boolean) => void
}

/** Asks once what all orders need, then does it with each. */
export function BulkDialog({ name, ids, onClose }: BulkDialogProps) {
  const [action, setAction] = useState<BulkAction | null>(name === 'set_favorite' ? { name } : null)
  const translate = useTranslate()
  const take = async (asked: BulkAction) => {
    setAction(asked)
    return undefined
  }
  const run = (action: BulkAction) => (
    <BulkRun
      title={translate(`orders.bulk.${name}`)}
      ids={ids}
      call={(id) => callOf(action, Number(id))}
      nameOf={(order_id) => translate('orders.number', { order_id })}
      onClose={() => onClose(true)}
    />
  )
  if (action) return run(action)
  const close = () => onClose(false)
  if (name === 'set_lost') return <LostDialog onSubmit={({ remove_reasons }) => take({ name, remove_reasons })} onClose={close} isBulk />
  if (name === 'set_manager') return <ManagerDialog onSubmit={({ admin_id }) => take({ name, admin_id })} onClose={close} />
  return (
    <ConfirmDialog
      title={translate('orders.bulk.ask', { smart_count: ids.length })}
      text={translate('orders.bulk.ask_text')}
      verb={translate(`orders.bulk.${name}`)}
      color="primary"
      onConfirm={async () => {
        setAction({ name })
        return false
      }}
      onClose={close}
    />
  )
}
