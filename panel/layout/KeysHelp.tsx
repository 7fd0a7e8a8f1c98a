import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { isPlainKey, useKeysOn } from './keys.ts'

const keys = ['j', 'k', 'Enter', 'p', 'r', 'h', 'e', 'u', '?'] as const

/** Which keys there are; opened by `?`. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useKeysOn()
  const translate = useTranslate()
  const id = useId()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && isPlainKey(event)) setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const close = () => setOpen(false)
  return (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('layout.keys.title')}</DialogTitle>
      <DialogContent>
        <Pairs of={keys.map((key) => [<kbd key={key}>{key}</kbd>, translate(`layout.keys.${key}`)] as const)} />
        <FormControlLabel control={<Switch checked={isOn} onChange={(_, isOnNow) => setOn(isOnNow)} />} label={translate('layout.keys.on')} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
