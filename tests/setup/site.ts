import { cleanup, configure } from '@testing-library/preact'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { afterPaint } from '../../site/browser/after-paint.ts'
import { queries } from './queries.ts'

/** What the clock of these tests shows: 20 November 2026, noon in UTC. Timers run on, so that what waits does not stand still. */
const NOW = Date.UTC(2026, 10, 20, 12)

// jsdom's frames come by an interval: one that begins while a test keeps the clock still would be the last of its file
const { setTimeout } = globalThis
/** What waits for the next picture, where all of it is done at once. */
const waiting = new Map<number, FrameRequestCallback>()
let [asked, isComing] = [0, false]
const draw = () => {
  isComing = false
  for (const [frame, done] of [...waiting]) if (waiting.delete(frame)) done(performance.now())
}
globalThis.requestAnimationFrame = (done) => {
  if (!isComing) setTimeout(draw, 1000 / 60)
  isComing = true
  asked += 1
  waiting.set(asked, done)
  return asked
}
globalThis.cancelAnimationFrame = (frame) => void waiting.delete(frame)

configure(queries)
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(cleanup)
// an effect that waits for its frame would find no window any more
afterAll(() => {
  vi.unstubAllGlobals()
  return afterPaint()
})
