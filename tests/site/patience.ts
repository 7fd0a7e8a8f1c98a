import { vi } from 'vitest'

/** Lets requests wait for an answer until the returned function is called, instead of by the clock. */
export function holdPatience(): () => void {
  const waiting: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const one = new AbortController()
    waiting.push(one)
    return one.signal
  })
  return () => {
    for (const one of waiting) one.abort()
  }
}
