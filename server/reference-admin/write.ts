import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Names } from '../database/columns.ts'
import type { Tx } from '../database/open.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { keepPlaces } from '../reference/places.ts'
import type { AliasKind } from '../reference/reference.ts'
import { levels, places } from '../reference/table.ts'
import { endAliases, keepOlderAliases, requireAlias, takeAlias } from './aliases.ts'
import { kinds, type ReferenceRow } from './kinds.ts'
import { referrersOf } from './referrers.ts'
import { relist } from './relist.ts'

export type Writing = Pick<Context, 'tx' | 'edition'>
/** Fields as they were sent; what is absent stays as it is. */
export type Given = Partial<Record<string, unknown>> & { alias?: string; older_aliases?: string[]; active?: boolean }

/** The columns among the fields; the others stand in tables of their own. */
function columnsOf(kind: AliasKind, { older_aliases: _, levels: __, subdistricts: ___, ...columns }: Given): Given {
  const names = kinds[kind].names.flatMap((name) => (columns[name] ? [[name, filled(columns[name] as Names)]] : []))
  return { ...columns, ...Object.fromEntries(names) }
}

/** A language without a text has none. */
const filled = (names: Names): Names => Object.fromEntries(Object.entries(names).filter(([, text]) => text))

/** Lets nobody else change a row until the transaction ends. */
export async function hold({ tx }: Writing, kind: AliasKind, id: number) {
  const { table } = kinds[kind]
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
}

/** What shows the record among its own has changed with it: a district that is open in a form lists its microdistricts as they were. */
export async function touchWhole({ tx }: Writing, kind: AliasKind, ...records: Record<string, unknown>[]) {
  const { whole, parent = '' } = kinds[kind]
  if (!whole) return
  const ids = [...new Set(records.flatMap((record) => (record[parent] === undefined ? [] : [Number(record[parent])])))]
  await tx
    .update(whole)
    .set({ version: sql`${whole.version} + 1` } as never)
    .where(inArray(whole.id, ids))
}

/** Adds a row with its alias and its place in listings. Throws the problem of the field `alias`, and of `name` where no level more fits into the masks of listings. */
export async function insert(writing: Writing, kind: AliasKind, given: Given & { alias: string }): Promise<number> {
  const { tx } = writing
  await requireAlias(writing, kind, given.alias)
  const [row] = await tx
    .insert(kinds[kind].table)
    .values({ ...columnsOf(kind, given), ...(kind === 'level' && { bit: await freeBit(tx) }) })
    .returning()
  const { id } = row as ReferenceRow
  await takeAlias(tx, kind, id, given.alias)
  if (kinds[kind].listed === 'place') await keepPlaces(tx)
  return id
}

/**
 * Writes the fields that were sent over a row. Throws the problem of the field `alias`, and `in_use` of the field that says what it is a part of where others
 * rely on that.
 */
export async function update(writing: Writing, kind: AliasKind, before: ReferenceRow, given: Given): Promise<void> {
  const { tx, edition } = writing
  const { table, parent, listed } = kinds[kind]
  const { id } = before
  const isMoved = parent !== undefined && given[parent] !== undefined && given[parent] !== before[parent]
  if (isMoved) await requireUnused(tx, kind, id, parent)
  if (given.alias !== undefined && given.alias !== before.alias) await requireAlias(writing, kind, given.alias, id)
  await tx
    .update(table)
    .set({ ...columnsOf(kind, given), version: sql`${table.version} + 1` } as never)
    .where(eq(table.id, id))
  if (given.older_aliases) await keepOlderAliases(tx, kind, id, given.older_aliases)
  if (given.alias !== undefined && given.alias !== before.alias) await takeAlias(tx, kind, id, given.alias)
  if (isMoved && listed === 'place') await keepPlaces(tx)
  const isSwitched = given.active !== undefined && given.active !== before.active
  if (isSwitched && kind !== 'level') await relist(tx, edition, { kind, id })
}

/** Takes a row away, its aliases for good. Throws `in_use` with what refers to it. */
export async function remove({ tx }: Writing, kind: AliasKind, id: number): Promise<void> {
  const { table } = kinds[kind]
  await requireUnused(tx, kind, id)
  if (kinds[kind].listed === 'place') await tx.delete(places).where(sql`${eq(places.kind, kind as 'city')} and ${eq(places.ref_id, id)}`)
  await endAliases(tx, kind, id)
  await tx.delete(table).where(eq(table.id, id))
}

/** Throws `in_use`, of the whole call or of a field. */
async function requireUnused(tx: Tx, kind: AliasKind, id: number, field?: string) {
  const references = await referrersOf(tx, kind, id)
  if (references.length > 0) throw new Refusal(field ? { [field]: 'in_use' } : 'in_use', { data: { references } })
}

/** The lowest place in the masks of listings that no level has: 63 fit (spec: decisions ADM-11). */
async function freeBit(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ bit: number | null }>(
    sql`select min(bit) as bit from generate_series(0, 62) bit where not exists (select from ${levels} where levels.bit = bit.bit)`,
  )
  const bit = rows[0]?.bit ?? null
  if (bit === null) throw new FieldProblem({ name: 'none_left' })
  return bit
}
