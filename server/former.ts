import { and, asc, eq, notInArray } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './database/open.ts'
import { FieldProblem } from './errors.ts'

/** Addresses that texts of a kind had, by language: each leads to the text of today, or nowhere once that is deleted. */
export const formerTable = (name: string, owner: string, ownerId: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      alias: text().notNull(),
      lang: text().notNull(),
      owner_id: integer(owner).references(ownerId, { onDelete: 'set null' }),
    },
    (table) => [primaryKey({ columns: [table.alias, table.lang] }), index().on(table.owner_id)],
  )
export type FormerTable = ReturnType<typeof formerTable>

/** Where a text is by its address and language. */
interface Place {
  alias: string
  lang: string
}

const isAt = (former: FormerTable, { alias, lang }: Place) => and(eq(former.alias, alias), eq(former.lang, lang))

/** Gives a text an address, which is free unless it leads to another. Throws the field `alias`. */
export async function takePlace(tx: Tx, former: FormerTable, place: Place, id?: number) {
  const [row] = await tx.select().from(former).where(isAt(former, place)).for('update')
  if (row && row.owner_id !== null && row.owner_id !== id) throw new FieldProblem({ alias: 'alias_leads' })
  if (row) await tx.delete(former).where(isAt(former, place))
}

/** The address that a text has left leads to it from now on; null: to nothing. */
export const leavePlace = (tx: Tx, former: FormerTable, { alias, lang }: Place, owner_id: number | null) =>
  tx
    .insert(former)
    .values({ alias, lang, owner_id })
    .onConflictDoUpdate({ target: [former.alias, former.lang], set: { owner_id } })

/** Older addresses of a text that are not among these lead nowhere from now on. */
export const keepOlder = (tx: Tx, former: FormerTable, owner_id: number, kept: readonly string[]) =>
  tx
    .update(former)
    .set({ owner_id: null })
    .where(and(eq(former.owner_id, owner_id), notInArray(former.alias, [...kept, ''])))

/** Addresses that lead to a text. */
export async function olderOf(db: Reader, former: FormerTable, owner_id: number): Promise<string[]> {
  const rows = await db.select({ alias: former.alias }).from(former).where(eq(former.owner_id, owner_id)).orderBy(asc(former.alias))
  return rows.map(({ alias }) => alias)
}
