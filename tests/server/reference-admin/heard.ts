import { afterAll } from 'vitest'
import type { Bumped } from '../../../server/database/cache/scopes.ts'
import { hear } from '../../../server/database/hear.ts'
import type { Database } from '../../../server/database/open.ts'

/**
 * Hears of changes as a running server does. What it returns makes a change, of reference data unless said otherwise, and waits until that was heard: `await heard(() => call(saveCity, …))`.
 */
export async function useHearing(database: Database, isAwaited = (scopes: Bumped) => scopes.includes('reference')) {
  const hearing = await hear(database)
  afterAll(() => hearing.stop())
  return async <T>(change: () => Promise<T>): Promise<T> => {
    const told = new Promise<void>((resolve) => {
      const stop = database.cache.onForget((scopes) => {
        if (!isAwaited(scopes)) return
        stop()
        resolve()
      })
    })
    const answer = await change()
    await told
    return answer
  }
}
