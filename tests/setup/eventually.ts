import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Tries `look` again and again until it throws nothing, and gives its answer; for `timeout` ms at most. */
export const eventually = <T>(look: () => T | Promise<T>, timeout = patience): Promise<T> => vi.waitFor(look, { timeout, interval: 20 })
