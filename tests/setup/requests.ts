import { afterAll, afterEach, beforeAll } from 'vitest'
import { api } from './msw.ts'

const underWay = new Set<Promise<Response>>()

beforeAll(() => {
  api.listen({ onUnhandledFrame: 'error' })
  const { fetch } = globalThis
  globalThis.fetch = (...request) => {
    const answer = fetch(...request)
    underWay.add(answer)
    answer.finally(() => underWay.delete(answer)).catch(() => undefined)
    return answer
  }
})

afterEach(async () => {
  await quiet()
  api.resetHandlers()
})

afterAll(() => api.close())

/** What a page that is gone still asks for belongs to its own test. */
async function quiet() {
  for (; underWay.size > 0; await new Promise((done) => setImmediate(done))) await Promise.allSettled(underWay)
}
