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
  const filled = async (type: 'offline' | 'online', place: number) => {
    const tags = [...reference.tags.values()].filter(({ active, catalog_type }) => active && catalog_type === type)
    return (
      (
        await countBy(
          db,
          'subject',
          tags.map(({ id }) => -id),
          place,
        )
      ).size > 0
    )
  }
  const [hasTags, hasOnline] = await Promise.all([filled('offline', ANYWHERE), filled('online', ONLINE)])
  return [
    listPaths.allCities,
    listPaths.allSubjects,
    ...[...cities].map(({ alias }) => listPaths.allDistricts(alias)),
    ...(hasTags ? [listPaths.allTags] : []),
    ...(hasOnline ? [listPaths.allTagsOnline] : []),
  ]
}
