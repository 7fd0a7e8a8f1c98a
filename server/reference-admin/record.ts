import { and, asc, eq, inArray } from 'drizzle-orm'
import { countBy } from '../catalogue/counts.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { type AliasKind, nameIn } from '../reference/reference.ts'
import { aliases, districts, lessonLevels, levels, places, subdistricts } from '../reference/table.ts'
import { isIn, kinds, type ReferenceRow } from './kinds.ts'

type Reading = Pick<Context, 'db' | 'edition'>
type ById = Map<number, unknown>

/** A record as staff read it. */
export type ReferenceRecord = ReferenceRow & { title: string; older_aliases: string[]; tutors_count: number | null }

/** What stands in other tables, by record. */
const parts: Partial<Record<AliasKind, Record<string, (reading: Reading, ids: number[]) => Promise<ById>>>> = {
  lesson: { levels: levelsOf },
  district: { subdistricts: subdistrictsOf },
  subdistrict: { city_id: citiesOf },
}

/** Rows of a kind with all that staff read of them. */
export async function recordsOf(reading: Reading, kind: AliasKind, rows: readonly ReferenceRow[]): Promise<ReferenceRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [older, counts, ...found] = await Promise.all([
    olderAliasesOf(reading, kind, ids),
    tutorsOf(reading, kind, ids),
    ...Object.entries(parts[kind] ?? {}).map(async ([field, read]) => [field, await read(reading, ids)] as const),
  ])
  return rows.map((row) => ({
    ...row,
    title: nameIn(row.name, reading.edition.panelLanguage),
    older_aliases: older.get(row.id) ?? [],
    tutors_count: counts && (counts.get(row.id) ?? 0),
    ...Object.fromEntries(found.map(([field, byId]) => [field, byId.get(row.id) ?? []])),
  }))
}

/** Throws `not_found`. */
export async function getRecord(reading: Reading, kind: AliasKind, id: number): Promise<ReferenceRecord> {
  const rows = await reading.db
    .select()
    .from(kinds[kind].table)
    .where(isIn(kind, [id]))
  const [record] = await recordsOf(reading, kind, rows as ReferenceRow[])
  if (!record) throw new NotFound()
  return record
}

async function olderAliasesOf({ db }: Reading, kind: AliasKind, ids: number[]) {
  const rows = await db
    .select()
    .from(aliases)
    .where(and(eq(aliases.kind, kind), inArray(aliases.ref_id, ids), eq(aliases.current, false)))
    .orderBy(asc(aliases.alias))
  return grouped(rows.map(({ ref_id, alias }) => [Number(ref_id), alias]))
}

/** Numbers of tutors in the lists of these records; null for a kind without lists of its own. */
async function tutorsOf({ db }: Reading, kind: AliasKind, ids: number[]): Promise<Map<number, number> | null> {
  const { listed } = kinds[kind]
  if (!listed) return null
  if (listed === 'subject') return countBy(db, 'subject', ids)
  const rows = await db
    .select({ id: places.id, ref_id: places.ref_id })
    .from(places)
    .where(and(eq(places.kind, kind as 'city'), inArray(places.ref_id, ids)))
  const counts = await countBy(
    db,
    'place',
    rows.map(({ id }) => id),
  )
  return new Map(rows.map(({ id, ref_id }) => [ref_id, counts.get(id) ?? 0]))
}

async function levelsOf({ db }: Reading, ids: number[]): Promise<ById> {
  const rows = await db
    .select({ lesson_id: lessonLevels.lesson_id, level_id: lessonLevels.level_id })
    .from(lessonLevels)
    .innerJoin(levels, eq(levels.id, lessonLevels.level_id))
    .where(inArray(lessonLevels.lesson_id, ids))
    .orderBy(asc(levels.sort), asc(levels.id))
  return grouped(rows.map(({ lesson_id, level_id }) => [lesson_id, level_id]))
}

async function subdistrictsOf({ db, edition }: Reading, ids: number[]): Promise<ById> {
  const rows = await db.select().from(subdistricts).where(inArray(subdistricts.district_id, ids)).orderBy(asc(subdistricts.id))
  return grouped(rows.map(({ district_id, ...row }) => [district_id, { ...row, title: nameIn(row.name, edition.panelLanguage) }]))
}

async function citiesOf({ db }: Reading, ids: number[]): Promise<ById> {
  const rows = await db
    .select({ id: subdistricts.id, city_id: districts.city_id })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.district_id))
    .where(inArray(subdistricts.id, ids))
  return new Map(rows.map(({ id, city_id }) => [id, city_id]))
}

function grouped<T>(pairs: readonly (readonly [number, T])[]): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const [id, value] of pairs) found.set(id, [...(found.get(id) ?? []), value])
  return found
}
