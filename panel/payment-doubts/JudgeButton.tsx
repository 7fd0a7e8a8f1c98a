import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { PaymentDoubt } from '../../schemas/index.ts'
import { Button } from '../ui/Button.tsx'
import { JudgeDialog, type Outcome } from './JudgeDialog.tsx'

/** One of the ways to settle a payment, where it is open. */
export function JudgeButton({ outcome }: { outcome: Outcome }) {
  const doubt = useRecordContext<PaymentDoubt>()
  const [isAsked, setAsked] = useState(false)
  const translate = useTranslate()
  if (doubt?.state !== 'open' || (outcome === 'credited' && !doubt.can_credit)) return null
  const isCredit = outcome === 'credited'
  return (
    <>
      <Button icon={isCredit ? 'wallet' : 'check'} variant={isCredit ? 'contained' : 'outlined'} onClick={() => setAsked(true)}>
        {translate(isCredit ? 'payment_doubts.credit' : 'payment_doubts.close')}
      </Button>
      {isAsked && <JudgeDialog doubt={doubt} outcome={outcome} onClose={() => setAsked(false)} />}
    </>
  )
}
