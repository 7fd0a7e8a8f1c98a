import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from './Button.tsx'

interface Confirm {
  title: string
  text?: string
  /** The action's own verb, never "OK". */
  verb: string
  /** Red unless the action only has to say what follows. */
  color?: 'error' | 'primary'
  /** Closes the dialog when it answers true. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** Asks once more before something that can't be undone by a press, or writes to people. */
export function ConfirmDialog({ title, text, verb, color = 'error', onConfirm, onClose }: Confirm) {
  const [isBusy, setBusy] = useState(false)
  const translate = useTranslate()
  const id = useId()
  const confirm = async () => {
    setBusy(true)
    if (await onConfirm()) onClose()
    else setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {text && <DialogContent>{text}</DialogContent>}
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button variant={color === 'error' ? 'outlined' : 'contained'} color={color} onClick={confirm} isBusy={isBusy}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
