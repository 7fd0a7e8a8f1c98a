import { api, type CallError, dataOf, Refusal } from '../../data-providers/index.ts'
import type { RemoveReasons } from '../../schemas/index.ts'

export interface BulkOutcome {
  done: number
  refused: { order_id: number; error: CallError }[]
}

export type BulkAction = { name: 'set_processing' } | { name: 'set_favorite' } | { name: 'set_lost'; remove_reasons: RemoveReasons }

/** Who watches a run: how many orders are behind, and for how many seconds the server takes no more calls. */
export interface BulkWatch {
  onStep: (count: number) => void
  onWait: (seconds: number) => void
}

/** The call of a bulk action for one order; the API has none for several. */
const callOf = (action: BulkAction, order_id: number): Promise<unknown> => {
  if (action.name === 'set_processing') return dataOf(api.post('/admin/order/set_processing', { order_id }))
  if (action.name === 'set_favorite') return dataOf(api.post('/admin/order/set_favorite', { order_id, add_favorite: true }))
  return dataOf(api.post('/admin/order/set_lost', { order_id, remove_reasons: action.remove_reasons }))
}

/** Makes a call again once the server, which had too many, says that it may. */
async function patiently(call: () => Promise<unknown>, onWait: BulkWatch['onWait']): Promise<void> {
  for (;;) {
    try {
      await call()
      return
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter === undefined) throw error
      const { retryAfter } = error
      onWait(retryAfter)
      await new Promise((done) => setTimeout(done, retryAfter * 1000))
    }
  }
}

/** Does it for one order after the other and goes on after a refusal. */
export async function runBulk(action: BulkAction, order_ids: readonly number[], { onStep, onWait }: BulkWatch): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, refused: [] }
  for (const [at, order_id] of order_ids.entries()) {
    try {
      await patiently(() => callOf(action, order_id), onWait)
      outcome.done += 1
    } catch (error) {
      outcome.refused.push({ order_id, error: error instanceof Refusal ? error.error : 'server_error' })
    }
    onStep(at + 1)
  }
  return outcome
}
