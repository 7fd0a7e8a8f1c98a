import { expect, test } from 'vitest'
import { DatabaseAway } from '../../server/database/unavailable.ts'
import { fillApart } from '../../server/fill-apart.ts'
import { readSettings } from '../../server/settings.ts'
import { useDatabase } from '../database.ts'

const settings = readSettings({ DOCENTO_MODE: 'production', SECRET: 'a secret of more than thirty-two characters' })
const database = await useDatabase()

test('a database is filled by another process, and told why where it cannot be', async () => {
  await fillApart(database, settings)
  expect((await database.pool.query('select count(*)::int as pages from static_pages')).rows[0].pages).toBeGreaterThan(5)
  await expect(fillApart(database, settings)).rejects.toThrow('insert into "regions"')
})

test('a database that is away is named so, for it is tried again', async () => {
  const gone = { ...database, connection: { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' } }
  await expect(fillApart(gone, settings)).rejects.toThrow(DatabaseAway)
})
