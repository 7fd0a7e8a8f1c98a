import { useState } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { ActionButton } from './ActionButton.tsx'

const PaidDialog = onDemand(() => import('./PaidDialog.tsx'), 'PaidDialog')

/** Books the payment, once its details are given. */
export function PaidButton() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionButton action="set_paid" icon="wallet" onClick={() => setAsking(true)} />
      {isAsking && <PaidDialog onClose={() => setAsking(false)} />}
    </>
  )
}
