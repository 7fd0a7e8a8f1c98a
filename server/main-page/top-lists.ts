import { printPath, wholeCatalogue } from '../catalogue/address.ts'
import { popularFirst } from '../catalogue/popular.ts'
import { areFilled, cellOf, countBy } from '../catalogue/search.ts'
import { type Lesson, nameIn, type Reference, referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'

const LESSONS = 6
const LEVELS = 5
const CITIES = 12

/** The subjects that clients look for, the popular ones first, with their tutors and levels; those without tutors are left out. */
export async function topLessons(viewing: Viewing) {
  const { db, edition, language } = viewing
  const reference = await referenceOf(viewing)
  const { lessons } = await popularFirst(viewing, reference)
  const counts = await countBy(
    db,
    'subject',
    lessons.map(({ id }) => id),
  )
  const taught = lessons.filter(({ id }) => counts.has(id)).slice(0, LESSONS)
  const levels = await filledLevels(viewing, reference, taught)
  return taught.map((lesson) => ({
    id: lesson.id,
    name: nameIn(lesson.name, language),
    alias: lesson.alias,
    link: printPath({ ...wholeCatalogue(), lesson }, edition),
    tutors_count: counts.get(lesson.id) ?? 0,
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
  const { cities } = await popularFirst(viewing, reference)
  const place = (id: number) => reference.placeOf('city', id)
  const counts = await countBy(
    db,
    'place',
    cities.map(({ id }) => place(id)),
  )
  return cities
    .map((city) => ({
      id: city.id,
      name: nameIn(city.name, language),
      alias: city.alias,
      link: printPath({ ...wholeCatalogue(), city }, edition),
      tutors_count: counts.get(place(city.id)) ?? 0,
    }))
    .filter(({ tutors_count }) => tutors_count > 0)
    .slice(0, CITIES)
}
