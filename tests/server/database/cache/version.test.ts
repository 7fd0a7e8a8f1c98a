import { afterAll, expect, test } from 'vitest'
import type { Bumped, Scope } from '../../../../server/database/cache/scopes.ts'
import { bumpCache } from '../../../../server/database/cache/version.ts'
import { hear } from '../../../../server/database/hear.ts'
import { useDatabase } from '../../../database.ts'

const database = await useDatabase('kz')
const { cache } = database
const hearing = await hear(database)
afterAll(() => hearing.stop())

/** Resolves with what is heard to have changed next. */
const nextChange = () =>
  new Promise<Bumped>((resolve) => {
    const stop = cache.onForget((scopes) => {
      stop()
      resolve(scopes)
    })
  })
const bump = (scopes: Bumped) => database.transaction((tx) => bumpCache(tx, scopes))
const versionOf = async () => (await database.pool.query('select version from cache_version')).rows[0].version

test('a bump raises the version, and whoever listens forgets what it kept of that', async () => {
  const before = await versionOf()
  await cache.keep('page', 60, async (fresh) => {
    fresh.cache.note('tutor:1')
    return 'old'
  })
  const change = nextChange()
  await bump(['tutor:1', 'subject:8'])
  expect(await change).toEqual(['tutor:1', 'subject:8'])
  expect(await versionOf()).toBe(before + 1)
  expect(await cache.keep('page', 60, async () => 'new')).toBe('new')
})

test('more scopes than a notification carries count as a change of everything', async () => {
  const change = nextChange()
  await bump(Array.from({ length: 1000 }, (_, n): Scope => `tutor:${n + 1000}`))
  expect(await change).toBe('all')
})

test('a change that is rolled back is not heard', async () => {
  let isHeard = false
  const stop = cache.onForget(() => {
    isHeard = true
  })
  await database
    .transaction(async (tx) => {
      await bumpCache(tx, ['content'])
      throw new Error('refused')
    })
    .catch(() => {})
  stop()
  // A later bump arrives after anything the first could have sent.
  const change = nextChange()
  expect(isHeard).toBe(false)
  await bump('all')
  await change
})

test('a lost connection is made again, and what was missed meanwhile counts as a change of everything', async () => {
  const change = nextChange()
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen cache_version%' and datname = current_database()",
  )
  expect(await change).toBe('all')
  const again = nextChange()
  await bump(['content'])
  expect(await again).toEqual(['content'])
})
