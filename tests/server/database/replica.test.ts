import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { bumpCache } from '../../../server/database/cache/version.ts'
import { openDatabase } from '../../../server/database/database.ts'
import { type Cluster, openCluster } from '../../../server/database/embedded.ts'
import { hear } from '../../../server/database/hear.ts'
import { makeDatabase } from '../../../server/database/make.ts'
import { migrate } from '../../../server/database/migrate.ts'
import type { Reader } from '../../../server/database/open.ts'
import { eventually } from '../../setup/eventually.ts'

/** How far the replica stays behind on purpose. */
const DELAY_SECONDS = 3

const folder = mkdtempSync(join(tmpdir(), 'docento-replica-'))
const [from, to] = [join(folder, 'primary/postgres'), join(folder, 'replica/postgres')]

/** Copies a running cluster and starts the copy as its streaming replica. */
async function startReplica(primary: Cluster): Promise<Cluster> {
  const client = new pg.Client({ ...primary.connection, database: 'postgres' })
  await client.connect()
  await client.query("select pg_backup_start('replica', true)")
  spawnSync('mkdir', ['-p', join(folder, 'replica')])
  expect(spawnSync('cp', ['-a', from, to]).status).toBe(0)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await client.end()
  rmSync(join(to, 'postmaster.pid'))
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(to, 'standby.signal'), '')
  const { host, port, user } = primary.connection
  appendFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\nrecovery_min_apply_delay = '${DELAY_SECONDS}s'\n`,
  )
  return openCluster(to, { unsafe: true })
}

describe.skipIf(!inject('database').isEmbedded)('a replica that lags by seconds', async () => {
  const primary = await openCluster(from, { unsafe: true })
  const connection = { ...primary.connection, database: 'docento_kz' }
  await makeDatabase(connection, async (fresh) => void (await migrate(fresh, 'demo')))
  const replica = await startReplica(primary)
  const replicaConnection = { ...replica.connection, database: 'docento_kz' }
  const database = openDatabase({ edition: 'kz', connection, replica: replicaConnection })
  const hearing = await hear(database)
  afterAll(async () => {
    await hearing.stop()
    await database.close()
    await replica.stop()
    await primary.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const read = async (db: Reader) => {
    const { rows } = await db.execute<{ n: number; replica: boolean }>(
      'select (select version from cache_version) as n, pg_is_in_recovery() as replica',
    )
    return rows[0]
  }
  const version = async () => (await read(database.readerFor({ isSignedIn: true })))?.n ?? 0
  const untilCurrent = () => eventually(async () => expect((await read(database.reader))?.replica).toBe(true))

  test('serves those who are not signed in, and them alone', async () => {
    await untilCurrent()
    expect((await read(database.readerFor({ isSignedIn: false })))?.replica).toBe(true)
    expect((await read(database.readerFor({ isSignedIn: true })))?.replica).toBe(false)
  })

  test('never fills a cache with what was true before a change', async () => {
    await untilCurrent()
    const before = await version()
    const heard = new Promise<void>((done) => database.cache.onForget(() => done()))
    await database.transaction((tx) => bumpCache(tx, ['content']))
    await heard
    const kept = await database.cache.keep('version', 60, async (fresh) => {
      fresh.cache.note('content')
      return read(fresh.db)
    })
    expect(kept).toEqual({ n: before + 1, replica: false })
    const behind = new pg.Client(replicaConnection)
    await behind.connect()
    expect((await behind.query('select version from cache_version')).rows[0].version).toBe(before)
    await behind.end()
    await untilCurrent()
    expect((await read(database.reader))?.n).toBe(before + 1)
  })

  test('that goes away is read past', async () => {
    await untilCurrent()
    await replica.stop()
    expect((await read(database.reader))?.replica).toBe(false)
    expect((await read(database.reader))?.replica).toBe(false)
  })
})
