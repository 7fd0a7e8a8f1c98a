import fp from 'fastify-plugin'
import type { EditionCode } from '../../editions/index.ts'
import type { Databases } from '../database/open.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { Settings } from '../settings.ts'
import { underAnyLoad } from './load-shedding.ts'

const patience = 2000

/**
 * `/healthz`: this process lives. `/readyz`: 200 once every edition was opened, with those whose database is away at the moment; 503 while one is being made
 * or migrated, and when none answers.
 */
export const health = fp<{ settings: Settings; databases: Databases }>(async (app, { settings, databases }) => {
  app.get('/healthz', underAnyLoad, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const states = await Promise.all(settings.editions.map(async (edition) => ({ edition, state: await stateOf(databases, edition) })))
    const those = (wanted: State) => states.filter(({ state }) => state === wanted).map(({ edition }) => edition)
    const [waiting, away] = [those('waiting'), those('away')]
    const isServing = waiting.length === 0 && away.length < states.length
    return reply
      .code(isServing ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: waiting.length ? 'waiting' : away.length ? 'away' : 'ok',
        ...(waiting.length && { editions: waiting }),
        ...(away.length && { away }),
      })
  })
})

type State = 'ready' | 'waiting' | 'away'

async function stateOf(databases: Databases, edition: EditionCode): Promise<State> {
  try {
    const database = await within(databases.of(edition))
    if (database === 'too late') return 'waiting'
    return (await within(database.pool.query('select 1'))) === 'too late' ? 'away' : 'ready'
  } catch (error) {
    return isUnavailable(error) ? 'away' : 'waiting'
  }
}

async function within<T>(answer: Promise<T>): Promise<T | 'too late'> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<'too late'>((done) => {
    timer = setTimeout(() => done('too late'), patience)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
