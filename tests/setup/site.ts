import { cleanup, configure } from '@testing-library/preact'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { afterPaint } from '../../site/browser/after-paint.ts'
import { queries } from './queries.ts'

/** What the clock of these tests shows: 20 November 2026, noon in UTC. Timers run on, so that what waits does not stand still. */
const NOW = Date.UTC(2026, 10, 20, 12)

// jsdom's frames come by an interval: one that begins while a test keeps the clock still would be the last of its file
const { setTimeout, clearTimeout } = globalThis
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 1000 / 60))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)

configure(queries)
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(cleanup)
// an effect that waits for its frame would find no window any more
afterAll(() => {
  vi.unstubAllGlobals()
  return afterPaint()
})
