import { useState } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { ActionButton } from './ActionButton.tsx'

const PauseDialog = onDemand(() => import('./PauseDialog.tsx'), 'PauseDialog')

/** Pauses the order, once its end is named. */
export function PauseButton() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionButton action="set_pause" icon="pause" onClick={() => setAsking(true)} />
      {isAsking && <PauseDialog onClose={() => setAsking(false)} />}
    </>
  )
}
