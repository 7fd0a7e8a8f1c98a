import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { useDatabase } from '../../database.ts'

const { pool, connection } = await useDatabase()
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docento-migrations-'))
  await pool.query('drop schema public cascade; create schema public')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const tables = async () =>
  (await pool.query('select table_name as name from information_schema.tables where table_schema = $1 order by 1', ['public'])).rows.map(
    ({ name }) => name,
  )

describe('migrate', () => {
  test('applies the files once and in the order of their names', async () => {
    write('0001_names.sql', 'alter table people add name text')
    write('0000_people.sql', 'create table people (id int)')
    expect(await migrate(connection, 'demo', folder)).toEqual(['0000_people.sql', '0001_names.sql'])
    expect(await migrate(connection, 'demo', folder)).toEqual([])
  })

  test('lets three processes at once apply each file exactly once', async () => {
    write('0000_people.sql', 'create table people (id int); insert into people values (1)')
    const applied = await Promise.all([1, 2, 3].map(() => migrate(connection, 'demo', folder)))
    expect(applied.flat()).toEqual(['0000_people.sql'])
    expect((await pool.query('select * from people')).rowCount).toBe(1)
  })

  test('applies a file that arrives late with an earlier name', async () => {
    write('0002_pets.sql', 'create table pets (id int)')
    await migrate(connection, 'demo', folder)
    write('0001_people.sql', 'create table people (id int)')
    expect(await migrate(connection, 'demo', folder)).toEqual(['0001_people.sql'])
  })

  test('leaves nothing of a faulty file behind and names it', async () => {
    write('0000_people.sql', 'create table people (id int)')
    write('0001_pets.sql', 'create table pets (id int); select * from nowhere')
    await expect(migrate(connection, 'demo', folder)).rejects.toThrow(/0001_pets\.sql.*nowhere/)
    expect(await tables()).toEqual(['migrations', 'people'])
    write('0001_pets.sql', 'create table pets (id int)')
    expect(await migrate(connection, 'demo', folder)).toEqual(['0001_pets.sql'])
  })

  test('refuses a database that holds a migration which the product does not have, in one line', async () => {
    write('0000_people.sql', 'create table people (id int)')
    write('0001_pets.sql', 'create table pets (id int)')
    await migrate(connection, 'demo', folder)
    rmSync(join(folder, '0001_pets.sql'))
    await expect(migrate(connection, 'demo', folder)).rejects.toThrow(/^The database \w+ is newer than this Docento, .* 0001_pets\.sql\. .*$/)
  })

  test('refuses a file that was changed after it was applied, whatever its line ends', async () => {
    write('0000_people.sql', 'create table people (\n  id int\n)')
    await migrate(connection, 'demo', folder)
    write('0000_people.sql', 'create table people (\r\n  id int\r\n)')
    expect(await migrate(connection, 'demo', folder)).toEqual([])
    write('0000_people.sql', 'create table people (\n  id bigint\n)')
    await expect(migrate(connection, 'demo', folder)).rejects.toThrow(/^0000_people\.sql was changed after it was applied/)
  })

  test('takes a database made before its baseline was frozen for one made from it', async () => {
    await pool.query(
      "create table migrations (name text primary key, mode text not null); insert into migrations values ('0000_baseline_9d48f328.sql', 'demo')",
    )
    write('0000_baseline.sql', 'create table people (id int)')
    write('0001_pets.sql', 'create table pets (id int)')
    expect(await migrate(connection, 'demo', folder)).toEqual(['0001_pets.sql'])
  })

  test('refuses demo data in production', async () => {
    write('0000_people.sql', 'create table people (id int)')
    await migrate(connection, 'demo', folder)
    await expect(migrate(connection, 'production', folder)).rejects.toThrow('demo data and demo accounts')
  })
})
