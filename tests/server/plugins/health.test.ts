import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Databases } from '../../../server/database/open.ts'
import { DatabaseAway } from '../../../server/database/unavailable.ts'
import { health } from '../../../server/plugins/health.ts'
import { readSettings } from '../../../server/settings.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase()
const SECRET = 'a secret of more than thirty-two characters'
const settings = readSettings({ EDITIONS: 'kz,ua', SECRET })

async function ask(path: string, of: Databases['of']) {
  const app = Fastify()
  await app.register(health, { settings, databases: { of, opened: of, ready: Promise.resolve([]), close: async () => {} } })
  const { statusCode, body } = await app.inject(path)
  return [statusCode, JSON.parse(body)]
}

describe('health', () => {
  test('is ready when every edition answers', async () => {
    expect(await ask('/readyz', async () => database)).toEqual([200, { status: 'ok' }])
  })

  test('names the editions that are not ready', async () => {
    const of: Databases['of'] = (edition) => (edition === 'kz' ? Promise.resolve(database) : Promise.reject(new Error('not migrated')))
    expect(await ask('/readyz', of)).toEqual([503, { status: 'waiting', editions: ['ua'] }])
  })

  test('serves, and names the editions whose database is away', async () => {
    const away = Promise.reject(new DatabaseAway('away'))
    expect(await ask('/readyz', (edition) => (edition === 'kz' ? Promise.resolve(database) : away))).toEqual([200, { status: 'away', away: ['ua'] }])
    expect(await ask('/readyz', () => away)).toEqual([503, { status: 'away', away: ['kz', 'ua'] }])
  })

  test('does not wait for an edition that is being made', { timeout: 5000 }, async () => {
    const of: Databases['of'] = (edition) => (edition === 'kz' ? Promise.resolve(database) : new Promise(() => {}))
    expect(await ask('/readyz', of)).toEqual([503, { status: 'waiting', editions: ['ua'] }])
  })

  test('is alive whatever the database does', async () => {
    expect(await ask('/healthz', () => Promise.reject(new Error('away')))).toEqual([200, { status: 'ok' }])
  })
})
