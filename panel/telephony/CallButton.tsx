import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Icon } from '../ui/Icon.tsx'
import { useDial, type Whom } from './dial.ts'

/** Calls somebody through the telephony of the office; the phone beside it is called from the reader's own device. */
export function CallButton({ whom, name }: { whom: Whom; name: string }) {
  const { isBusy, dial } = useDial()
  const translate = useTranslate()
  const says = translate('telephony.call_to', { name })
  return (
    <IconButton size="small" color="primary" aria-label={says} title={says} disabled={isBusy} onClick={() => dial(whom)}>
      <Icon name="phone" />
    </IconButton>
  )
}
