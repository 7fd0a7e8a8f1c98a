import type { Identifier } from 'react-admin'
import { Refusal } from '../../../../data-providers/index.ts'

export interface BulkOutcome {
  done: number
  refused: { id: Identifier; failure: unknown }[]
}

/** Who watches a run: how many records are behind, and for how many seconds the server takes no more calls. */
export interface BulkWatch {
  onStep: (count: number) => void
  onWait: (seconds: number) => void
}

/** Makes a call again once the server, which had too many, says that it may. */
export async function patiently<T>(call: () => Promise<T>, onWait: BulkWatch['onWait'] = () => {}): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter === undefined) throw error
      const { retryAfter } = error
      onWait(retryAfter)
      await new Promise((done) => setTimeout(done, retryAfter * 1000))
    }
  }
}

/** Does it for one record after the other, for the API has no call for several, and goes on after a refusal. */
export async function runBulk(
  call: (id: Identifier) => Promise<unknown>,
  ids: readonly Identifier[],
  { onStep, onWait }: BulkWatch,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, refused: [] }
  for (const [at, id] of ids.entries()) {
    try {
      await patiently(() => call(id), onWait)
      outcome.done += 1
    } catch (failure) {
      outcome.refused.push({ id, failure })
    }
    onStep(at + 1)
  }
  return outcome
}
