import { sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import type { Tx } from '../database/open.ts'
import { keepPlaces } from './places.ts'
import { referenceOf } from './seed/index.ts'
import { aliases, cities, districts, lessonLevels, lessons, levels, rates, regions, subdistricts, universities } from './table.ts'

/** Fills an empty database with what the edition starts with: places, subjects, levels, rates. Ids are the seed's, ids of later rows follow them. */
export async function loadReference(tx: Tx, edition: Edition) {
  const seed = referenceOf(edition.code)
  await tx.insert(regions).values(seed.regions.map(({ id, name }) => ({ id, name })))
  await tx.insert(cities).values(seed.cities)
  await tx.insert(districts).values(seed.districts)
  if (seed.subdistricts.length) await tx.insert(subdistricts).values(seed.subdistricts)
  await tx.insert(levels).values(seed.levels.map((level, bit) => ({ ...level, bit })))
  await tx.insert(lessons).values(seed.lessons.map(({ levels: _, field: __, key: ___, ...lesson }) => lesson))
  await tx.insert(lessonLevels).values(seed.lessons.flatMap((lesson) => levelsOf(lesson, edition)))
  await tx.insert(universities).values(seed.universities.map((university, sort) => ({ ...university, sort })))
  await tx.insert(rates).values(edition.ratePoints.map((amount) => ({ id: amount, amount })))
  await tx
    .insert(aliases)
    .values([
      ...seed.lessons.map(({ id, alias }) => ({ alias, kind: 'lesson' as const, ref_id: id })),
      ...seed.levels.map(({ id, alias }) => ({ alias, kind: 'level' as const, ref_id: id })),
      ...seed.cities.map(({ id, alias }) => ({ alias, kind: 'city' as const, ref_id: id })),
      ...seed.districts.map(({ id, alias }) => ({ alias, kind: 'district' as const, ref_id: id })),
      ...seed.subdistricts.map(({ id, alias }) => ({ alias, kind: 'subdistrict' as const, ref_id: id })),
    ])
  await keepPlaces(tx)
  await continueIds(tx)
}

/**
 * A lesson's levels in the seed's order; the popular ones are those the edition names, of a lesson that it doesn't the first five. Where it names none at all
 * the flags of the levels tell them (spec: decisions CAT-14).
 */
function levelsOf({ id, levels }: { id: number; levels: readonly number[] }, { popular }: Edition) {
  const first = popular ? (popular.levelIds[id] ?? levels.slice(0, 5)) : []
  return levels.map((level_id) => ({ lesson_id: id, level_id, popular: first.includes(level_id) ? first.indexOf(level_id) + 1 : null }))
}

/** Given ids don't move a table's counter; the next row made here takes the id after the last. */
async function continueIds(tx: Tx) {
  for (const table of ['regions', 'cities', 'districts', 'subdistricts', 'levels', 'lessons', 'universities']) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
    )
  }
}
