import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { mergeMoves } from '../../schemas/index.ts'
import { codes, tokens } from '../auth/table.ts'
import type { Tx } from '../database/open.ts'
import { orders } from '../orders/table.ts'
import { payments } from '../payments/table.ts'
import { requestGuards } from '../requests/table.ts'
import { sessions } from '../sessions/table.ts'
import { siteReviews } from '../site-reviews/table.ts'
import { phoneCalls } from '../telephony/table.ts'
import { chatThreads } from '../threads/table.ts'
import { tutors } from '../tutors/table.ts'

type Id = number | string
/** Keys of the rows that moved, by table. */
export type Moved = Record<(typeof mergeMoves)[number], Id[]>

interface Reference {
  table: PgTable
  key: PgColumn
  client_id: PgColumn
}
const reference = <T extends PgTable & { id: PgColumn; client_id: PgColumn }>(table: T): Reference => ({
  table,
  key: table.id,
  client_id: table.client_id,
})

/** What belongs to a client and goes with them; a test compares it with the columns of the database that name a client. */
const moving: Record<keyof Moved, Reference> = {
  orders: reference(orders),
  chat_threads: reference(chatThreads),
  payments: reference(payments),
  phone_calls: reference(phoneCalls),
  sessions: reference(sessions),
  site_reviews: reference(siteReviews),
  tutors: reference(tutors),
}
/** What is good for minutes or days and only for whom it was made: links and codes on their way, requests that may not come twice. */
const ending = { tokens, codes, requestGuards }
/** What tells of merges themselves. */
const telling = ['client_merges.client_id', 'client_merges.client_id2', 'clients.merged_into']

/** Gives all that the one has to the other. */
export async function moveAll(tx: Tx, from: number, to: number): Promise<Moved> {
  const moved: [string, Id[]][] = []
  for (const [name, { table, key, client_id }] of Object.entries(moving)) {
    const rows = await tx
      .update(table)
      .set({ client_id: to } as never)
      .where(eq(client_id, from))
      .returning({ id: key })
    moved.push([name, rows.map(({ id }) => id as Id)])
  }
  for (const table of Object.values(ending)) await tx.delete(table).where(eq(table.client_id, from))
  return Object.fromEntries(moved) as Moved
}

/** Gives back what moved, as far as the other still has it. */
export async function moveBack(tx: Tx, moved: Moved, from: number, to: number) {
  for (const [name, ids] of Object.entries(moved)) {
    const { table, key, client_id } = moving[name as keyof Moved]
    if (ids.length === 0) continue
    await tx
      .update(table)
      .set({ client_id: to } as never)
      .where(and(inArray(key, ids), eq(client_id, from)))
  }
}

/** How much the client has of each. */
export async function countAll(tx: Pick<Tx, 'select'>, id: number): Promise<Record<keyof Moved, number>> {
  const counted = await Promise.all(
    Object.entries(moving).map(async ([name, { table, client_id }]) => {
      const [row] = await tx.select({ n: sql<number>`count(*)::int` }).from(table).where(eq(client_id, id))
      return [name, row?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counted) as Record<keyof Moved, number>
}

/** Columns that name a client, as `table.column`; known to the merge. */
export const known = () => [
  ...[...Object.values(moving).map(({ table }) => table), ...Object.values(ending)].map((table) => `${getTableName(table)}.client_id`),
  ...telling,
]
