import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DataFolderInUse } from '../../../server/database/data-folder.ts'
import { type Cluster, openCluster } from '../../../server/database/embedded.ts'
import { eventually } from '../../setup/eventually.ts'

const start = `const { openCluster } = await import(process.argv[1]); await openCluster(process.argv[2])`
const embedded = join(import.meta.dirname, '../../../server/database/embedded.ts')

describe.each([{ tcp: false }, { tcp: true }])('an embedded PostgreSQL, TCP $tcp', ({ tcp }) => {
  const home = mkdtempSync(join(tmpdir(), 'docento-embedded-'))
  const folder = join(home, 'postgres')
  let cluster: Cluster
  let pool: pg.Pool

  beforeAll(async () => {
    cluster = await openCluster(folder, { tcp })
    pool = new pg.Pool({ ...cluster.connection, database: 'postgres' })
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    await pool.query('create table kept (id int); insert into kept values (1)')
  })
  afterAll(async () => {
    await pool.end()
    await cluster.stop()
    rmSync(home, { recursive: true })
  })

  const processId = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const checkpointer = async () =>
    (await pool.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'checkpointer'")).rows[0]?.pid
  const kept = async () => (await pool.query('select id from kept')).rows

  test('is started again when it is killed, and the same pool goes on', async () => {
    const before = processId()
    process.kill(before, 'SIGKILL')
    await eventually(() => expect(processId()).not.toBe(before))
    expect(await eventually(kept)).toEqual([{ id: 1 }])
  })

  test('recovers when one of its own processes is killed', async () => {
    const before = (await eventually(checkpointer)) ?? 0
    process.kill(before, 'SIGKILL')
    await eventually(async () => expect(await checkpointer()).not.toBe(before))
    expect(await kept()).toEqual([{ id: 1 }])
  })

  test('keeps a second process away with a line that names the way out', async () => {
    await expect(openCluster(folder, { tcp })).rejects.toThrow(DataFolderInUse)
    const { stderr } = await promisify(execFile)(process.execPath, ['-e', start, embedded, folder]).catch((error) => error)
    expect(stderr).toMatch(/in use by another process[\s\S]*DATA_DIR=/)
    expect(await kept()).toEqual([{ id: 1 }])
  })
})

test('a PostgreSQL whose owner was killed does not keep the next one from starting', async () => {
  const home = mkdtempSync(join(tmpdir(), 'docento-embedded-'))
  const folder = join(home, 'postgres')
  await promisify(execFile)(process.execPath, ['-e', `${start}; process.kill(process.pid, 'SIGKILL')`, embedded, folder]).catch(() => {})
  const cluster = await openCluster(folder)
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await cluster.stop()
  rmSync(home, { recursive: true })
})
