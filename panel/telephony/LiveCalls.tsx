import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { type CallRecord, isTalking } from './fields.tsx'
import { useLine } from './Line.tsx'

const OFTEN = 3000
const SOMETIMES = 10_000

/** Reads the list anew as long as it is looked at: often while somebody rings or talks, now and then while the built-in line may ring. */
export function LiveCalls() {
  const { data = [], refetch } = useListContext<CallRecord>()
  const isLive = data.some((call) => call.state === 'ringing' || isTalking(call))
  const isSimulated = useLine() === 'simulated'
  const every = isLive ? OFTEN : isSimulated ? SOMETIMES : null
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), every)
    return () => clearInterval(timer)
  }, [every, refetch])
  return null
}
