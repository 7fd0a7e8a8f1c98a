import { asc, eq } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import type { Reader } from '../database/open.ts'
import { nameIn } from './reference.ts'
import { cities, districts, lessonLevels, lessons, levels, subdistricts } from './table.ts'

/** What forms of staff choose from: active subjects, levels and places, in the panel's language. A part names its `parent`. */
export async function referenceOptions(db: Reader, language: Language) {
  const named = (rows: { id: number; name: Record<string, string>; parent?: number }[]) =>
    rows.map(({ id, name, parent }) => ({ id, name: nameIn(name, language), ...(parent !== undefined && { parent }) }))
  const [lessonRows, levelRows, cityRows, districtRows, subdistrictRows] = await Promise.all([
    db.select({ id: lessons.id, name: lessons.name }).from(lessons).where(eq(lessons.active, true)).orderBy(asc(lessons.sort), asc(lessons.id)),
    db
      .select({ id: levels.id, name: levels.name, parent: lessonLevels.lesson_id })
      .from(lessonLevels)
      .innerJoin(levels, eq(levels.id, lessonLevels.level_id))
      .where(eq(levels.active, true))
      .orderBy(asc(levels.sort), asc(levels.id)),
    db.select({ id: cities.id, name: cities.name }).from(cities).where(eq(cities.active, true)).orderBy(asc(cities.sort), asc(cities.id)),
    db
      .select({ id: districts.id, name: districts.name, parent: districts.city_id })
      .from(districts)
      .where(eq(districts.active, true))
      .orderBy(asc(districts.id)),
    db
      .select({ id: subdistricts.id, name: subdistricts.name, parent: subdistricts.district_id })
      .from(subdistricts)
      .where(eq(subdistricts.active, true))
      .orderBy(asc(subdistricts.id)),
  ])
  return {
    lesson_id: named(lessonRows),
    level_id: named(levelRows),
    city_id: named(cityRows),
    district_id: named(districtRows),
    subdistrict_id: named(subdistrictRows),
  }
}
