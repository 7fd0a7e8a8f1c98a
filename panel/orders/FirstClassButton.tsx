import { useState } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { ActionButton } from './ActionButton.tsx'
import { useOrder } from './order-record.ts'

const FirstClassDialog = onDemand(() => import('./FirstClassDialog.tsx'), 'FirstClassDialog')

/** Dates the first lesson, or moves it when it is dated. */
export function FirstClassButton() {
  const { first_class } = useOrder()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionButton
        action="set_first_class"
        words={first_class === null ? 'set_first_class' : 'move_first_class'}
        icon="calendar"
        onClick={() => setAsking(true)}
      />
      {isAsking && <FirstClassDialog onClose={() => setAsking(false)} />}
    </>
  )
}
