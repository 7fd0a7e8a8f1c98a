import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { EditionCache } from '../../../server/database/cache/cache.ts'
import type { Bumped } from '../../../server/database/cache/scopes.ts'
import { bumpCache } from '../../../server/database/cache/version.ts'
import { hear } from '../../../server/database/hear.ts'
import { useDatabase } from '../../database.ts'
import { eventually } from '../../setup/eventually.ts'

const { isEmbedded } = inject('database')
const database = await useDatabase('kz')
const folder = mkdtempSync(join(tmpdir(), 'docento-hear-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.skipIf(!isEmbedded)('a database that is away is asked once a second, however long it is, and heard when it is back', async () => {
  const host = join(folder, 'server')
  const heard: Bumped[] = []
  const cache = { forget: (scopes: Bumped) => heard.push(scopes) } as unknown as EditionCache
  const asked = vi.spyOn(pg.Client.prototype, 'connect')
  const hearing = await hear({ cache, notices: database.notices, connection: { ...database.connection, host } })
  await pause(3500)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4)
  expect(heard).toEqual([])
  symlinkSync(String(database.connection.host), host)
  await eventually(() => expect(heard).toEqual(['all']))
  await database.transaction((tx) => bumpCache(tx, ['tutor:1']))
  await eventually(() => expect(heard).toEqual(['all', ['tutor:1']]))
  await hearing.stop()
})
