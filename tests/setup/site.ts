import { cleanup, configure } from '@testing-library/preact'
import { afterEach, beforeEach, vi } from 'vitest'
import { queries } from './queries.ts'

/** What the clock of these tests shows: 20 November 2026, noon in UTC. Timers run on, so that what waits does not stand still. */
const NOW = Date.UTC(2026, 10, 20, 12)

configure(queries)
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(cleanup)
