import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import type { requestOrigins } from '../../schemas/index.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { ActionButton } from './ActionButton.tsx'
import type { LostValues } from './LostDialog.tsx'
import { useOrder } from './order-record.ts'
import { useOrderSubmit, wayBack } from './order-verb.ts'

const LostDialog = onDemand(() => import('./LostDialog.tsx'), 'LostDialog')

type Origin = (typeof requestOrigins)[number]

/** Gives the order up, with the reasons. */
export function LostButton() {
  const { order_id } = useOrder()
  const [isAsking, setAsking] = useState(false)
  const giveUp = ({ remove_reasons, request_origin }: LostValues) =>
    api.post('/admin/order/set_lost', { order_id, remove_reasons, ...(request_origin && { request_origin: request_origin as Origin }) })
  const submit = useOrderSubmit(giveUp, { takeBack: wayBack('set_lost', order_id) })
  return (
    <>
      <ActionButton action="set_lost" icon="close" isEnding onClick={() => setAsking(true)} />
      {isAsking && <LostDialog onSubmit={submit} onClose={() => setAsking(false)} />}
    </>
  )
}
