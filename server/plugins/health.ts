import fp from 'fastify-plugin'
import type { EditionCode } from '../../editions/index.ts'
import type { Databases } from '../database/open.ts'
import type { Settings } from '../settings.ts'

const patience = 2000

/** `/healthz`: this process lives. `/readyz`: every edition's database is migrated and answers, else 503 with the editions that do not (design 4). */
export const health = fp<{ settings: Settings; databases: Databases }>(async (app, { settings, databases }) => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const answers = await Promise.all(settings.editions.map(async (edition) => ({ edition, ready: await isReady(databases, edition) })))
    const waiting = answers.filter(({ ready }) => !ready).map(({ edition }) => edition)
    return reply
      .code(waiting.length ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(waiting.length ? { status: 'waiting', editions: waiting } : { status: 'ok' })
  })
})

async function isReady(databases: Databases, edition: EditionCode): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), patience)
  })
  const answer = databases.of(edition).then(({ pool }) => pool.query('select 1'))
  try {
    return await Promise.race([answer.then(() => true), tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
