import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { Names } from '../database/columns.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import type { AliasKind } from '../reference/reference.ts'
import { lessonLevels, levels, subdistricts } from '../reference/table.ts'
import { forgetLevels } from '../school/transfers.ts'
import { usersOf } from './referrers.ts'
import { type Given, insert, remove, update, type Writing } from './write.ts'

/** Writes what stands in tables of its own, where it was sent: a subject's levels, a district's microdistricts. */
export async function writeParts(writing: Writing, kind: AliasKind, id: number, given: Given) {
  if (kind === 'lesson' && given.levels) await writeLevels(writing, id, given.levels as number[])
  if (kind === 'district' && given.subdistricts) await writeSubdistricts(writing, id, given.subdistricts as Part[])
}

/** Levels that stay keep their place among the popular ones. Throws `not_found` of the field `levels`, and `in_use` for one at which somebody teaches. */
async function writeLevels({ tx }: Writing, lesson_id: number, ids: number[]) {
  const wanted = [...new Set(ids)]
  const known = await tx.select({ id: levels.id }).from(levels).where(inArray(levels.id, wanted))
  if (known.length < wanted.length) throw new FieldProblem({ levels: 'not_found' })
  const offered = await tx.select().from(lessonLevels).where(eq(lessonLevels.lesson_id, lesson_id))
  const dropped = offered.map(({ level_id }) => level_id).filter((level_id) => !wanted.includes(level_id))
  const references = await usersOf(tx, lesson_id, dropped)
  if (references.length > 0) throw new Refusal({ levels: 'in_use' }, { data: { references } })
  await tx.delete(lessonLevels).where(and(eq(lessonLevels.lesson_id, lesson_id), inArray(lessonLevels.level_id, dropped)))
  await forgetLevels(tx, lesson_id, dropped)
  const added = wanted.filter((level_id) => !offered.some((row) => row.level_id === level_id))
  if (added.length > 0) await tx.insert(lessonLevels).values(added.map((level_id) => ({ lesson_id, level_id })))
}

interface Part {
  id?: number
  name: Names
  alias: string
  active?: boolean
}

/** Those that are left out are taken away. A problem is that of the field of its row: `subdistricts.2.alias`. */
async function writeSubdistricts(writing: Writing, district_id: number, parts: Part[]) {
  const before = await writing.tx.select().from(subdistricts).where(eq(subdistricts.district_id, district_id))
  for (const { id } of before) {
    if (!parts.some((part) => part.id === id)) await at('subdistricts', () => remove(writing, 'subdistrict', id))
  }
  for (const [n, { id, ...part }] of parts.entries()) {
    const row = before.find((one) => one.id === id)
    if (id !== undefined && !row) throw new FieldProblem({ [`subdistricts.${n}`]: 'not_found' })
    const isAsBefore = row && Object.entries(part).every(([name, value]) => value === undefined || isDeepStrictEqual(value, row[name as 'alias']))
    if (isAsBefore) continue
    await at(`subdistricts.${n}`, async () => {
      if (row) await update(writing, 'subdistrict', row, part)
      else await insert(writing, 'subdistrict', { ...part, district_id })
    })
  }
}

/** A refusal of a part is one of the field that holds it. */
async function at(field: string, write: () => Promise<unknown>) {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { error: problem, data } = error
    const fields =
      typeof problem === 'string'
        ? { [field]: problem }
        : Object.fromEntries(Object.entries(problem).map(([name, code]) => [`${field}.${name}`, code]))
    throw new Refusal(fields, { data })
  }
}
