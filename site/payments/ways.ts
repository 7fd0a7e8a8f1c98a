import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { Success } from '../../schemas/api.ts'
import { formProviders } from '../../schemas/payment-terms.ts'
import type { getPaymentWays } from '../../schemas/payments.ts'

export type Ways = Success<typeof getPaymentWays>
export type Provider = Ways['providers'][number]
type FormProvider = (typeof formProviders)[number]

/** Whether a form is posted to the bank; to the others an address leads. */
export const isForm = (provider: Provider): provider is FormProvider => (formProviders as readonly string[]).includes(provider)

/** By what can be paid here; null until it is known, `failed` where nobody answers. */
export function useWays(): Ways | 'failed' | null {
  const [ways, setWays] = useState<Ways | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    api.get('/tutor/payments/get_ways').then((answer) => !gone && setWays(answer.status === 'success' ? answer.data : 'failed'))
    return () => {
      gone = true
    }
  }, [])
  return ways
}

/** Takes a form for untouched once the ways stand in it: nobody typed those. */
export function useUntouched({ settle }: { settle: () => void }, ways: Ways | 'failed' | null) {
  const isKnown = ways !== null
  const latest = useRef(settle)
  latest.current = settle
  useLayoutEffect(() => {
    if (isKnown) latest.current()
  }, [isKnown])
}
