import { printPath, wholeCatalogue } from '../catalogue/address.ts'
import { areFilled, countBy } from '../catalogue/counts.ts'
import { popularFirst } from '../catalogue/popular.ts'
import { cellOf } from '../catalogue/search.ts'
import { type Lesson, nameIn, type Reference, referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'

const LESSONS = 6
const LEVELS = 5
const CITIES = 12

/** The popular ones first, then those with the most tutors; those without any are left out. */
export function mostSought<Row extends { id: number }>(rows: readonly Row[], popular: readonly number[], countOf: (row: Row) => number): Row[] {
  const filled = rows.filter((row) => countOf(row) > 0)
  const others = filled.filter(({ id }) => !popular.includes(id))
  return [...filled.filter(({ id }) => popular.includes(id)), ...others.toSorted((a, b) => countOf(b) - countOf(a))]
}

/** The subjects that clients look for, with their tutors and levels. */
export async function topLessons(viewing: Viewing) {
  const { db, edition, language } = viewing
  const reference = await referenceOf(viewing)
  const { lessons, popular } = await popularFirst(viewing, reference)
  const counts = await countBy(
    db,
    'subject',
    lessons.map(({ id }) => id),
  )
  const countOf = ({ id }: { id: number }) => counts.get(id) ?? 0
  const taught = mostSought(lessons, popular.lessons, countOf).slice(0, LESSONS)
  const levels = await filledLevels(viewing, reference, taught)
  return taught.map((lesson) => ({
    id: lesson.id,
    name: nameIn(lesson.name, language),
    alias: lesson.alias,
    link: printPath({ ...wholeCatalogue(), lesson }, edition),
    tutors_count: countOf(lesson),
    levels: levels
      .filter(({ of }) => of === lesson)
      .slice(0, LEVELS)
      .map(({ link, name }) => ({ link, name })),
  }))
}

/** The levels of subjects at which somebody teaches, in the order of the filter. */
async function filledLevels(viewing: Viewing, reference: Reference, lessons: readonly Lesson[]) {
  const { db, edition, language } = viewing
  const { levelsOf } = await popularFirst(viewing, reference)
  const all = lessons.flatMap((lesson) => levelsOf(lesson).map((level) => ({ of: lesson, level, address: { ...wholeCatalogue(), lesson, level } })))
  const filled = await areFilled(
    db,
    all.map(({ address, level: { bit } }) => ({ cell: cellOf(address, reference), bit })),
  )
  return all
    .filter((_, n) => filled[n])
    .map(({ of, level, address }) => ({ of, name: nameIn(level.name, language), link: printPath(address, edition) }))
}

/** Cities in the same way. */
export async function topCities(viewing: Viewing) {
  const { db, edition, language } = viewing
  const reference = await referenceOf(viewing)
  const { cities, popular } = await popularFirst(viewing, reference)
  const place = (id: number) => reference.placeOf('city', id)
  const counts = await countBy(
    db,
    'place',
    cities.map(({ id }) => place(id)),
  )
  const countOf = ({ id }: { id: number }) => counts.get(place(id)) ?? 0
  return mostSought(cities, popular.cities, countOf)
    .slice(0, CITIES)
    .map((city) => ({
      id: city.id,
      name: nameIn(city.name, language),
      alias: city.alias,
      link: printPath({ ...wholeCatalogue(), city }, edition),
      tutors_count: countOf(city),
    }))
}
