import { printPath, wholeCatalogue } from '../catalogue/address.ts'
import { popularFirst } from '../catalogue/popular.ts'
import { countBy } from '../catalogue/search.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'

const MOST = 12

/** The subjects that clients look for, the popular ones first, with their tutors; those without tutors are left out. */
export async function topLessons(viewing: Viewing) {
  const { db, edition, language } = viewing
  const { lessons } = await popularFirst(viewing, await referenceOf(viewing))
  const counts = await countBy(
    db,
    'subject',
    lessons.map(({ id }) => id),
  )
  return lessons
    .map((lesson) => ({
      id: lesson.id,
      name: nameIn(lesson.name, language),
      alias: lesson.alias,
      link: printPath({ ...wholeCatalogue(), lesson }, edition),
      tutors_count: counts.get(lesson.id) ?? 0,
    }))
    .filter(({ tutors_count }) => tutors_count > 0)
    .slice(0, MOST)
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
    .slice(0, MOST)
}
