import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../server/database/open.ts'
import { withBareTables } from '../../../server/demo/bare-tables.ts'
import { clients, orders, orderTutors, walletLines } from '../../../server/tables.ts'
import { useDatabase } from '../../database.ts'

const { drizzle } = await useDatabase()
const tables = [clients, orders, orderTutors, walletLines]

/** Indexes and constraints of those tables, as PostgreSQL writes them. */
async function partsOf(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ part: string }>(sql`
    with these as (select unnest(array['clients', 'orders', 'order_tutors', 'wallet_lines']::regclass[]) as id)
    select pg_get_indexdef(indexrelid) as part from pg_index join these on id = indrelid
    union all
    select conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated from pg_constraint join these on id = conrelid
    order by part`)
  return rows.map(({ part }) => part)
}

describe('bare tables', () => {
  test('have keys, checks and nothing else while they are filled, and all of theirs afterwards', async () => {
    const before = await partsOf(drizzle)
    const during = await drizzle.transaction((tx) => withBareTables(tx, tables, () => partsOf(tx)))
    expect(before.filter((part) => !during.includes(part)).every((part) => /^CREATE .*INDEX|FOREIGN KEY/.test(part))).toBe(true)
    expect(during.filter((part) => part.includes('FOREIGN KEY'))).toEqual([])
    expect(during.filter((part) => part.startsWith('CREATE')).length).toBe(5)
    expect(await partsOf(drizzle)).toEqual(before)
  })

  test('take no rows that point nowhere', async () => {
    const order = { kind: 'general', lang: 'ru', client_id: 7, created_day: '2026-01-01' } as const
    const filling = drizzle.transaction((tx) => withBareTables(tx, tables, () => tx.insert(orders).values(order)))
    await expect(filling).rejects.toMatchObject({ cause: { constraint: 'orders_client_id_clients_id_fk' } })
  })
})
