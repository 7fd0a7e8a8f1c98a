import { afterAll, expect, test } from 'vitest'
import { cached, onCacheCleared } from '../../../server/cache/cache.ts'
import { bumpCache, hearCache } from '../../../server/cache/version.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase('kz')
const hearing = await hearCache(database)
afterAll(() => hearing.stop())

/** Resolves with the edition whose cache is cleared next. */
const nextClearing = () =>
  new Promise<string>((resolve) => {
    const stop = onCacheCleared((edition) => {
      stop()
      resolve(edition)
    })
  })
const versionOf = async () => (await database.pool.query('select version from cache_version')).rows[0].version

test('a bump raises the version, and whoever listens forgets what it kept', async () => {
  const before = await versionOf()
  await cached({ code: 'kz' }, 'page', 60, async () => 'old')
  const cleared = nextClearing()
  await database.transaction((tx) => bumpCache(tx))
  expect(await cleared).toBe('kz')
  expect(await versionOf()).toBe(before + 1)
  expect(await cached({ code: 'kz' }, 'page', 60, async () => 'new')).toBe('new')
})

test('a change that is rolled back is not heard', async () => {
  let isHeard = false
  const stop = onCacheCleared(() => {
    isHeard = true
  })
  await database
    .transaction(async (tx) => {
      await bumpCache(tx)
      throw new Error('refused')
    })
    .catch(() => {})
  stop()
  // A later bump arrives after anything the first could have sent.
  const cleared = nextClearing()
  expect(isHeard).toBe(false)
  await database.transaction((tx) => bumpCache(tx))
  await cleared
})

test('a lost connection is made again, and what was missed meanwhile counts as a change', async () => {
  const cleared = nextClearing()
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen cache_version' and datname = current_database()",
  )
  expect(await cleared).toBe('kz')
  const again = nextClearing()
  await database.transaction((tx) => bumpCache(tx))
  expect(await again).toBe('kz')
})
