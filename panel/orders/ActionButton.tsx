import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import type { IconName } from '../ui/icons.ts'
import { isForward } from './actions.ts'
import { useOrder } from './order-record.ts'

interface Props {
  action: string
  /** Key under `orders.actions` of what it says, if that is not the action's own name. */
  words?: string
  icon: IconName
  isBusy?: boolean
  /** It gives something up: red, at the far end. */
  isEnding?: boolean
  onClick: () => void
}

/** A button of the action bar: the step the order waits for is solid, all others are outlined. */
export function ActionButton({ action, words = action, icon, isBusy = false, isEnding = false, onClick }: Props) {
  const { status } = useOrder()
  const translate = useTranslate()
  return (
    <Button
      variant={isForward(action, status) ? 'contained' : 'outlined'}
      color={isEnding ? 'error' : 'primary'}
      icon={icon}
      isBusy={isBusy}
      onClick={onClick}
    >
      {translate(`orders.actions.${words}`)}
    </Button>
  )
}
