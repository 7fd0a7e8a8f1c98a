import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Icon } from '../ui/Icon.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { VerbButton } from './VerbButton.tsx'

/** Asks before it deletes; on a phone a sign, so that the text keeps its room. */
export function RemoveButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  const isWide = useIsWide()
  const translate = useTranslate()
  if (isWide) return <VerbButton label="ra.action.delete" icon="bin" color="error" disabled={isBusy} onClick={onClick} />
  return (
    <IconButton color="error" disabled={isBusy} onClick={onClick} aria-label={translate('ra.action.delete')}>
      <Icon name="bin" />
    </IconButton>
  )
}
