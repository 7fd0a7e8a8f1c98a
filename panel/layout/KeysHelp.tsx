import { useEffect, useState } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { isPlainKey } from './keys.ts'

const KeysDialog = onDemand(() => import('./KeysDialog.tsx'), 'KeysDialog')

/** Opens by `?` which keys there are. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && isPlainKey(event)) setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return isOpen && <KeysDialog onClose={() => setOpen(false)} />
}
