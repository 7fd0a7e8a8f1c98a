import { countBy } from '../catalogue/counts.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Reader } from '../database/open.ts'
import { citiesWithDistricts } from '../directory/lists.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import { referenceOf } from '../reference/reference.ts'
import { listPaths } from '../seo/site-paths.ts'

/** Paths of the lists of cities, subjects, districts and tags that have something on them (spec: decisions CAT-21). */
export async function directoryPages({ db, cache }: { db: Reader; cache: Cache }): Promise<string[]> {
  const reference = await referenceOf({ cache })
  const cities = await citiesWithDistricts(db, reference)
  const active = <Row extends { active: boolean }>(rows: ReadonlyMap<number, Row>) => [...rows.values()].filter((row) => row.active)
  const isAny = async (...asked: [by: 'subject' | 'place', ids: number[], within?: number]) => (await countBy(db, ...asked)).size > 0
  const tagsOf = (type: 'offline' | 'online') => active(reference.tags).flatMap(({ id, catalog_type }) => (catalog_type === type ? [-id] : []))
  const places = active(reference.cities).map(({ id }) => reference.placeOf('city', id))
  const subjects = active(reference.lessons).map(({ id }) => id)
  const [inCities, ofSubjects, ofTags, ofOnlineTags] = await Promise.all([
    isAny('place', places),
    isAny('subject', subjects),
    isAny('subject', tagsOf('offline'), ANYWHERE),
    isAny('subject', tagsOf('online'), ONLINE),
  ])
  return [
    ...(inCities ? [listPaths.allCities] : []),
    ...(ofSubjects ? [listPaths.allSubjects] : []),
    ...[...cities].map(({ alias }) => listPaths.allDistricts(alias)),
    ...(ofTags ? [listPaths.allTags] : []),
    ...(ofOnlineTags ? [listPaths.allTagsOnline] : []),
  ]
}
