import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Database, type Databases, type OpenOptions, openDatabases } from '../../../server/database/open.ts'
import { readSettings } from '../../../server/settings.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'docento-open-'))
const SECRET = 'a secret of more than thirty-two characters'
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

/** Opens the data folder, waits for what `use` does with it and closes it again. */
async function withDatabases<T>(
  environment: Record<string, string>,
  use: (databases: Databases) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const databases = await openDatabases(readSettings({ DATA_DIR, SECRET, ...environment }), options)
  return use(databases).finally(() => databases.close())
}

const fill = async ({ pool }: Database) => void (await pool.query("create table filled as select 'first' as how"))
const howFilled = async (databases: Databases) => (await (await databases.of('kz')).pool.query('select how from filled')).rows
const addUnknown = async (databases: Databases) =>
  (await databases.of('kz')).pool.query("insert into migrations (name, mode) values ('9999_later.sql', 'production')")

describe('openDatabases', () => {
  test('fills a database once, and again when filling it failed half-way', async () => {
    const failing = async (database: Database) => {
      await fill(database)
      throw new Error('cut short')
    }
    const kz = { EDITIONS: 'kz' }
    await expect(withDatabases(kz, (databases) => databases.ready, { fill: failing })).rejects.toThrow('cut short')
    const filling = vi.fn(fill)
    expect(await withDatabases(kz, howFilled, { fill: filling })).toEqual([{ how: 'first' }])
    expect(await withDatabases(kz, howFilled, { fill: filling })).toEqual([{ how: 'first' }])
    expect(filling).toHaveBeenCalledTimes(1)
  })

  test('refuses demo data in production', async () => {
    const opening = withDatabases({ EDITIONS: 'kz', DOCENTO_MODE: 'production' }, (databases) => databases.ready)
    await expect(opening).rejects.toThrow('demo data and demo accounts')
  })

  test('refuses to start on a database newer than the product', async () => {
    const own = { EDITIONS: 'kz', DOCENTO_MODE: 'production', DATA_DIR: join(DATA_DIR, 'production') }
    await withDatabases(own, addUnknown, { fill })
    await expect(withDatabases(own, (databases) => databases.ready)).rejects.toThrow('does not know its 9999_later.sql')
  })

  test('opens the default edition first and lets a visit to another wait', async () => {
    const order: string[] = []
    const note = async ({ edition }: Database) => void order.push(edition)
    await withDatabases(
      { EDITIONS: 'pl,ua,us', DEFAULT_EDITION: 'us' },
      async (databases) => {
        expect((await databases.of('ua')).edition).toBe('ua')
        await databases.ready
        await expect(databases.of('kz')).rejects.toThrow('kz is not one of EDITIONS')
      },
      { fill: note },
    )
    expect(order).toEqual(['us', 'pl', 'ua'])
  })

  test('rolls a change back as a whole when its work throws', async () => {
    await withDatabases({ EDITIONS: 'kz' }, async (databases) => {
      const database = await databases.of('kz')
      const work = database.transaction(async (tx) => {
        await tx.execute("insert into filled values ('never')")
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      expect((await database.pool.query("select from filled where how = 'never'")).rowCount).toBe(0)
    })
  })

  test('does a change again that PostgreSQL gave up for a deadlock', async () => {
    await withDatabases({ EDITIONS: 'kz' }, async (databases) => {
      const database = await databases.of('kz')
      await database.pool.query('create table pair (id int primary key, n int); insert into pair values (1, 0), (2, 0)')
      let met = 0
      let meet = () => {}
      const both = new Promise<void>((done) => {
        meet = done
      })
      const change = (first: number, second: number) =>
        database.transaction(async (tx) => {
          await tx.execute(`update pair set n = n + 1 where id = ${first}`)
          met += 1
          if (met === 2) meet()
          await both
          await tx.execute(`update pair set n = n + 1 where id = ${second}`)
        })
      await Promise.all([change(1, 2), change(2, 1)])
      expect((await database.pool.query('select n from pair order by id')).rows).toEqual([{ n: 2 }, { n: 2 }])
    })
  })
})
