import { useState } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import type { RemoveReasons } from '../../schemas/index.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { BulkRun } from '../ui/list/bulk/BulkRun.tsx'
import { type BulkAction, type BulkName, callOf } from './bulk.ts'
import { LostDialog } from './LostDialog.tsx'

interface BulkDialogProps {
  name: BulkName
  ids: readonly Identifier[]
  /** `isDone` when orders were changed. */
  onClose: (isDone: boolean) => void
}

/** Asks once what all orders need, then does it with each. */
export function BulkDialog({ name, ids, onClose }: BulkDialogProps) {
  const [reasons, setReasons] = useState<RemoveReasons | null>(null)
  const [isConfirmed, setConfirmed] = useState(name === 'set_favorite')
  const translate = useTranslate()
  const run = (action: BulkAction) => (
    <BulkRun
      title={translate(`orders.bulk.${name}`)}
      ids={ids}
      call={(id) => callOf(action, Number(id))}
      nameOf={(order_id) => translate('orders.number', { order_id })}
      onClose={() => onClose(true)}
    />
  )
  if (name !== 'set_lost' && !isConfirmed)
    return (
      <ConfirmDialog
        title={translate('orders.bulk.ask', { smart_count: ids.length })}
        text={translate('orders.bulk.ask_text')}
        verb={translate(`orders.bulk.${name}`)}
        color="primary"
        onConfirm={async () => {
          setConfirmed(true)
          return false
        }}
        onClose={() => onClose(false)}
      />
    )
  if (name !== 'set_lost') return run({ name })
  if (reasons) return run({ name, remove_reasons: reasons })
  const take = async ({ remove_reasons }: { remove_reasons: RemoveReasons }) => {
    setReasons(remove_reasons)
    return undefined
  }
  return <LostDialog onSubmit={take} onClose={() => onClose(false)} isBulk />
}
