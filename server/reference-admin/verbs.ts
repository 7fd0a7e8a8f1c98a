import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { type AliasKind, nameIn } from '../reference/reference.ts'
import { cities, districts, levels, regions } from '../reference/table.ts'
import { writeParts } from './parts.ts'
import { getRecord, type ReferenceRecord } from './record.ts'
import { type Given, hold, insert, remove as removeRow, touchWhole, update } from './write.ts'

/** Throws `not_found`. */
export const get = async (context: Context, kind: AliasKind, id: number) => ({ [kind]: await getRecord(context, kind, id) })

/** Throws the problems of its fields: an alias that is taken, a level too many. */
export async function create(context: Context, kind: AliasKind, given: Given & { alias: string }) {
  const id = await insert(context, kind, given)
  await writeParts(context, kind, id, given)
  await touchWhole(context, kind, given)
  return told(context, kind, id, {})
}

/**
 * Saves the fields that were sent; older aliases that were left out of their list lead nowhere from now on. Throws `not_found`, the problems of the fields, and
 * `conflict` with both values of each field when the `version` that was sent is no longer the newest (spec: decisions API-3).
 */
export async function save(context: Context, kind: AliasKind, { id, version, ...sent }: Given & { id: number; version?: number }) {
  const before = await held(context, kind, id)
  const given = Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, over(before[name], value)]])))
  changesOf({ version, ...given }, before)
  await update(context, kind, before, given)
  await writeParts(context, kind, id, given)
  await touchWhole(context, kind, before, given)
  return told(context, kind, id, before)
}

/** Throws `not_found`. */
export async function toggle(context: Context, kind: AliasKind, id: number, { field, value }: { field: string; value: boolean }) {
  const before = await held(context, kind, id)
  await update(context, kind, before, { [field]: value })
  await touchWhole(context, kind, before)
  return told(context, kind, id, before)
}

/** Throws `not_found`, and `in_use` with what refers to it: `data.references` (spec: decisions ADM-11). */
export async function remove(context: Context, kind: AliasKind, id: number) {
  const before = await held(context, kind, id)
  await removeRow(context, kind, id)
  await touchWhole(context, kind, before)
  await bumpCache(context.tx, ['reference'])
  context.audit(`${kind} ${id}`, { name: before.name, alias: before.alias })
}

/** The record, which nobody else changes until the transaction ends. */
async function held(context: Context, kind: AliasKind, id: number) {
  await hold(context, kind, id)
  return getRecord(context, kind, id)
}

/** Languages that were not sent keep their text. */
const over = (before: unknown, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...(before as object), ...value } : value

/** The record as it is now; the trail says what of it changed. */
async function told(context: Context, kind: AliasKind, id: number, before: Partial<ReferenceRecord>) {
  await bumpCache(context.tx, ['reference'])
  const record = await getRecord(context, kind, id)
  const changes = Object.entries(differing(shown(record), shown(before))).map(async ([field, { yours, theirs }]) => [
    field,
    { before: await inNames(context, field, theirs), after: await inNames(context, field, yours) },
  ])
  context.audit(`${kind} ${id}`, Object.fromEntries(await Promise.all(changes)))
  return { [kind]: record }
}

/** What the trail tells of a record: nothing that the product counts by itself. */
function shown({
  id: _,
  version: __,
  title: ___,
  tutors_count: ____,
  bit: _____,
  subdistricts,
  ...record
}: Partial<ReferenceRecord>): Record<string, unknown> {
  const parts = subdistricts as { title: string; alias: string }[] | undefined
  return { ...record, ...(parts && { subdistricts: parts.map(({ title, alias }) => `${title} (${alias})`) }) }
}

/** Fields that hold numbers of other records. */
const named = { levels, region_id: regions, city_id: cities, district_id: districts } as const

/** Whom a number means is told by name: the trail outlives the record. */
async function inNames({ tx, edition }: Context, field: string, value: unknown): Promise<unknown> {
  const table = named[field as keyof typeof named]
  if (!table || value === null || value === undefined) return value
  const rows = await tx
    .select({ name: table.name })
    .from(table)
    .where(inArray(table.id, [value].flat() as number[]))
  const names = rows.map(({ name }) => nameIn(name, edition.panelLanguage))
  return Array.isArray(value) ? names : names[0]
}

function differing(yours: Record<string, unknown>, theirs: Record<string, unknown>): Record<string, { yours: unknown; theirs: unknown }> {
  const differ = Object.keys(yours).filter((field) => !isDeepStrictEqual(inOrder(yours[field]), inOrder(theirs[field])))
  return Object.fromEntries(differ.map((field) => [field, { yours: yours[field], theirs: theirs[field] ?? null }]))
}

/** Ids are a set. */
const inOrder = (value: unknown) => (Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.toSorted((a, b) => a - b) : value)
