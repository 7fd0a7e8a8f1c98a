import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { type AliasKind, nameIn } from '../reference/reference.ts'
import { aliases } from '../reference/table.ts'
import { isIn, kinds, type ReferenceRow } from './kinds.ts'

/**
 * Throws the problem of the field `alias` unless a record of the kind may have it, the record `id` or a new one: `not_unique` while another has it,
 * `alias_leads` while it leads to another, `alias_gone` where a record of another kind had it. `data.taken_by` names who has it (spec: decisions CAT-1).
 */
export async function requireAlias({ tx, edition }: Pick<Context, 'tx' | 'edition'>, kind: AliasKind, alias: string, id?: number) {
  const [known] = await tx.select().from(aliases).where(eq(aliases.alias, alias)).for('update')
  if (!known || (known.kind === kind && (known.ref_id === null || known.ref_id === id))) return
  if (known.ref_id === null) throw new FieldProblem({ alias: 'alias_gone' })
  const [holder] = await tx
    .select()
    .from(kinds[known.kind].table)
    .where(isIn(known.kind, [known.ref_id]))
  const title = nameIn((holder as ReferenceRow).name, edition.panelLanguage)
  throw new Refusal({ alias: known.current ? 'not_unique' : 'alias_leads' }, { data: { taken_by: { kind: known.kind, id: known.ref_id, title } } })
}

/** Gives a record its alias. The one it had leads to the new one from now on. Throws `not_unique` where another took it just now. */
export async function takeAlias(tx: Tx, kind: AliasKind, id: number, alias: string) {
  await tx
    .update(aliases)
    .set({ current: false })
    .where(and(isOf(kind, id), eq(aliases.current, true)))
  const taken = await tx
    .insert(aliases)
    .values({ alias, kind, ref_id: id, current: true })
    .onConflictDoUpdate({
      target: aliases.alias,
      set: { ref_id: id, current: true },
      setWhere: sql`${aliases.kind} = ${kind} and coalesce(${aliases.ref_id}, ${id}) = ${id}`,
    })
    .returning()
  if (taken.length === 0) throw new FieldProblem({ alias: 'not_unique' })
}

/** Ends the ways from older aliases of a record: those that are not among `kept` are gone. */
export const keepOlderAliases = (tx: Tx, kind: AliasKind, id: number, kept: readonly string[]) =>
  tx
    .update(aliases)
    .set({ ref_id: null })
    .where(and(isOf(kind, id), eq(aliases.current, false), notInArray(aliases.alias, [...kept])))

/** All aliases of a deleted record are gone: their addresses answer 410. */
export const endAliases = (tx: Tx, kind: AliasKind, id: number) => tx.update(aliases).set({ ref_id: null, current: false }).where(isOf(kind, id))

const isOf = (kind: AliasKind, id: number) => and(eq(aliases.kind, kind), eq(aliases.ref_id, id))
