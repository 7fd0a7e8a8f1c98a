import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { RemoveReasons } from '../../schemas/index.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { Bulk } from './BulkBar.tsx'
import { type BulkAction, type BulkOutcome, runBulk } from './bulk.ts'
import { LostDialog } from './LostDialog.tsx'

interface BulkDialogProps extends Bulk {
  /** `isDone` when orders were changed. */
  onClose: (isDone: boolean) => void
}

/** Asks once what all orders need, then shows how far it is, then what was done and each refusal. */
export function BulkDialog({ name, order_ids, onClose }: BulkDialogProps) {
  const [reasons, setReasons] = useState<RemoveReasons | null>(null)
  const [isConfirmed, setConfirmed] = useState(name === 'set_favorite')
  const translate = useTranslate()
  if (name !== 'set_lost' && !isConfirmed)
    return (
      <ConfirmDialog
        title={translate('orders.bulk.ask', { smart_count: order_ids.length })}
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
  if (name !== 'set_lost') return <BulkRun action={{ name }} order_ids={order_ids} onClose={() => onClose(true)} />
  if (reasons) return <BulkRun action={{ name, remove_reasons: reasons }} order_ids={order_ids} onClose={() => onClose(true)} />
  const take = async ({ remove_reasons }: { remove_reasons: RemoveReasons }) => {
    setReasons(remove_reasons)
    return undefined
  }
  return <LostDialog onSubmit={take} onClose={() => onClose(false)} isBulk />
}

function BulkRun({ action, order_ids, onClose }: { action: BulkAction; order_ids: number[]; onClose: () => void }) {
  const [behind, setBehind] = useState(0)
  const [wait, setWait] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const translate = useTranslate()
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, when the dialog opens
  useEffect(() => {
    let isOpen = true
    const onStep = (count: number) => {
      if (!isOpen) return
      setBehind(count)
      setWait(null)
    }
    void runBulk(action, order_ids, { onStep, onWait: (seconds) => isOpen && setWait(seconds) }).then((result) => isOpen && setOutcome(result))
    return () => {
      isOpen = false
    }
  }, [])
  const total = order_ids.length
  return (
    <Dialog open aria-labelledby={id} {...(outcome && { onClose })}>
      <DialogTitle id={id}>{translate(`orders.bulk.${action.name}`)}</DialogTitle>
      <DialogContent>
        {outcome ? (
          <>
            <p role="status">{translate('orders.bulk.done', { smart_count: outcome.done, total })}</p>
            <ul>
              {outcome.refused.map(({ order_id, error }) => (
                <li key={order_id}>
                  {translate('orders.number', { order_id })}: {toastText(error, translate)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p role="status">
              {translate('orders.bulk.progress', { behind, total })}
              {wait !== null && ` ${translate('orders.bulk.wait', { smart_count: wait })}`}
            </p>
            <LinearProgress variant="determinate" value={(behind / total) * 100} aria-labelledby={id} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!outcome} onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
