import { useState } from 'react'

/** What is wrong with something that is chosen, until something else is: only what is typed tells its form by itself. */
export function useRefused(problem: string | undefined, chosen: unknown): string | undefined {
  const now = JSON.stringify(chosen)
  const [refused, refuse] = useState({ problem, chosen: now })
  if (refused.problem !== problem) refuse({ problem, chosen: now })
  return refused.chosen === now ? problem : undefined
}
