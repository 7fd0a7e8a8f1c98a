import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { type Databases, openDatabases } from '../../../server/database/open.ts'
import { isUnavailable } from '../../../server/database/unavailable.ts'
import { logOptions } from '../../../server/plugins/log.ts'
import { readSettings } from '../../../server/settings.ts'

const { connection, prefix, isEmbedded } = inject('database')
const folder = mkdtempSync(join(tmpdir(), 'docento-apart-'))
/** A server for each edition, by a folder with its socket; without the folder it is away. */
const bring = (edition: string) => symlinkSync(String(connection.host), join(folder, edition))
const settings = readSettings({
  DATA_DIR: folder,
  SECRET: 'a secret of more than thirty-two characters',
  LOG_LEVEL: 'silent',
  EDITIONS: 'ua,kz',
  DEFAULT_EDITION: 'ua',
  DATABASE_URL: `postgres://postgres@localhost/${prefix}${randomBytes(4).toString('hex')}_{edition}?host=${folder}/{edition}`,
})
const open: Databases[] = []
afterAll(async () => {
  for (const databases of open) await databases.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!isEmbedded)('an edition whose database is away at start', () => {
  test('stops the start when there is no other', async () => {
    const databases = await openDatabases({ ...settings, editions: ['ua'] })
    await expect(databases.ready).rejects.toThrow('PostgreSQL does not take the connection')
    await databases.close()
  })

  test('answers 503 with Retry-After while the others serve, and comes back by itself', async () => {
    bring('kz')
    const databases = await openDatabases(settings)
    open.push(databases)
    const app = await buildApp({ settings, databases, options: logOptions(settings) })
    const ask = (edition: string) => app.inject({ url: '/api/client/footer', headers: { host: `${edition}.localhost:3000` } })
    expect(await databases.ready).toEqual(['ua'])

    expect(isUnavailable(await databases.of('ua').catch((error: unknown) => error))).toBe(true)
    const refused = await ask('ua')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([503, '5', 'provider_unavailable'])
    expect((await ask('kz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'away', away: ['ua'] })

    bring('ua')
    expect((await databases.opened('ua')).edition).toBe('ua')
    expect((await ask('ua')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
    await app.close()
  })
})
