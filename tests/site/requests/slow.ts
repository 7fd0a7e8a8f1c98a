import { vi } from 'vitest'

/** Presses, and lets six seconds pass without an answer. */
export async function waitAfter(press: () => void) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    press()
    await vi.advanceTimersByTimeAsync(6000)
  } finally {
    vi.useRealTimers()
  }
}
