import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useId, useState } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import { toastText } from '../../../layout/toast-text.ts'
import { Button } from '../../Button.tsx'
import { type BulkOutcome, runBulk } from './run.ts'

interface Run {
  /** What is done, in words. */
  title: string
  ids: readonly Identifier[]
  call: (id: Identifier) => Promise<unknown>
  /** How a refused record is called. */
  nameOf: (id: Identifier) => string
  onClose: () => void
}

/** Does something with each record; shows how far it is, then how many were done and why others were not. */
export function BulkRun({ title, ids, call, nameOf, onClose }: Run) {
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
    void runBulk(call, ids, { onStep, onWait: (seconds) => isOpen && setWait(seconds) }).then((result) => isOpen && setOutcome(result))
    return () => {
      isOpen = false
    }
  }, [])
  const total = ids.length
  return (
    <Dialog open aria-labelledby={id} {...(outcome && { onClose })}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {outcome ? (
          <>
            <p role="status">{translate('bulk.done', { smart_count: outcome.done, total })}</p>
            <ul>
              {outcome.refused.map((refused) => (
                <li key={refused.id}>
                  {nameOf(refused.id)}: {toastText(refused.failure, translate)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p role="status">
              {translate('bulk.progress', { behind, total })}
              {wait !== null && ` ${translate('bulk.wait', { smart_count: wait })}`}
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
