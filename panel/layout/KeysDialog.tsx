import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { useKeysOn } from './keys.ts'

const keys = ['j', 'k', 'Enter', 'p', 'r', 'h', 'e', 'u', '?'] as const

/** Which keys there are, and whether they do anything. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useKeysOn()
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('layout.keys.title')}</DialogTitle>
      <DialogContent>
        <Pairs of={keys.map((key) => [<kbd key={key}>{key}</kbd>, translate(`layout.keys.${key}`)] as const)} />
        <FormControlLabel control={<Switch checked={isOn} onChange={(_, isOnNow) => setOn(isOnNow)} />} label={translate('layout.keys.on')} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
