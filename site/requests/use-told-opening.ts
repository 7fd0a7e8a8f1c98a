import { useLayoutEffect } from 'react'
import { noteForm } from '../browser/visits.ts'

/** Counts a form as opened and has it told: once, and before anything in it can be pressed (spec: decisions OPS-5). */
export function useToldOpening(tell: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever it would tell later
  useLayoutEffect(() => {
    noteForm()
    tell()
  }, [])
}
