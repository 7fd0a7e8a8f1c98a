import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { openDatabase } from '../../../server/database/database.ts'
import { makeDatabase, withName } from '../../../server/database/make.ts'
import { BASELINE, migrate, migrationsFolder } from '../../../server/database/migrate.ts'
import * as tables from '../../../server/tables.ts'

const { connection: server, prefix } = inject('database')
const connection = withName(server, `${prefix}${randomBytes(6).toString('hex')}`)
const other = withName(server, `${prefix}${randomBytes(6).toString('hex')}`)
const folder = mkdtempSync(join(tmpdir(), 'docento-baseline-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** How many rows of a table `older-rows.sql` has: people, what they ordered and paid, and what lets them in. */
const rows = [
  [tables.tutors, 12],
  [tables.clients, 19],
  [tables.orders, 21],
  [tables.orderTutors, 29],
  [tables.walletLines, 10],
  [tables.tops, 2],
  [tables.sessions, 3],
  [tables.codes, 2],
  [tables.tokens, 19],
  [tables.attempts, 2],
  [tables.requestGuards, 1],
  [tables.tutorFavorites, 2],
] as const

/** A database as the first release made and filled it. */
async function makeOldest(): Promise<void> {
  copyFileSync(join(migrationsFolder, BASELINE), join(folder, BASELINE))
  await makeDatabase(connection, async (fresh) => {
    await migrate(fresh, 'demo', folder)
    const client = new pg.Client(fresh)
    await client.connect()
    await client.query(readFileSync(join(import.meta.dirname, 'older-rows.sql'), 'utf8')).finally(() => client.end())
  })
}

test('a further address of a client that is the account’s own is taken away, the others stay', async () => {
  await makeDatabase(other, async (fresh) => {
    const client = new pg.Client(fresh)
    await client.connect()
    const beside = (email: string) => ({ email, subscriptions: { reminders: true, news: false, promo: false } })
    const run = (text: string, values: unknown[] = []) => client.query(text, values)
    await run('create table clients (id int, email text, additional_emails jsonb not null)')
    const people = [
      [1, 'Own@example.test', ['b@example.test', 'own@example.test', 'a@example.test']],
      [2, 'only@example.test', ['only@example.test']],
      [3, null, ['c@example.test']],
    ] as const
    for (const [id, email, others] of people) await run('insert into clients values ($1, $2, $3)', [id, email, JSON.stringify(others.map(beside))])
    await run(readFileSync(join(migrationsFolder, '0043_own-addresses.sql'), 'utf8'))
    const { rows } = await run('select additional_emails as beside from clients order by id').finally(() => client.end())
    expect(rows.map((row) => row.beside)).toEqual([['b@example.test', 'a@example.test'].map(beside), [], [beside('c@example.test')]])
  })
})

describe('the oldest database, filled', () => {
  test('is made by a baseline that never changes', () => {
    const baseline = readFileSync(join(migrationsFolder, BASELINE), 'utf8').replaceAll('\r\n', '\n')
    expect(createHash('sha256').update(baseline).digest('hex')).toBe('9d48f328c8a88cb5dd483c9953c4e31758fda055fe0d90ae5523a3be7665a5bb')
  })

  test('is carried up through all migrations, keeps its rows, shows its cards, and is read by the tables of today', async () => {
    await makeOldest()
    const applied = await migrate(connection, 'demo')
    expect(applied).not.toContain(BASELINE)
    const database = openDatabase({ edition: 'kz', connection })
    try {
      for (const table of Object.values(tables)) if (is(table, PgTable)) await database.drizzle.select().from(table)
      for (const [table, count] of rows) expect([getTableName(table), await database.drizzle.$count(table)]).toEqual([getTableName(table), count])
      const cards = database.drizzle.select().from(tables.tutorCards).orderBy(tables.tutorCards.tutor_id)
      const carried = await cards
      await database.drizzle.transaction((tx) => rewriteListings(tx, 'all', editionOf('kz')))
      expect(await cards).toEqual(carried)
      expect(await database.drizzle.transaction((tx) => tx.select().from(tables.orders).for('update'))).toHaveLength(21)
    } finally {
      await database.close()
    }
  })
})
