import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { isPlainKey } from './keys.ts'

const keys = ['j', 'k', 'Enter', '?'] as const

/** Which keys there are; opened by `?`. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
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
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
