import { type Edition, editionOf } from '../../editions/index.ts'
import { countBy } from '../catalogue/counts.ts'
import { asOpened, type Serving } from '../database/as-opened.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import type { Database } from '../database/open.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import { referenceOf } from '../reference/reference.ts'
import { localePath } from '../seo/meta.ts'
import { setOutOfSearch } from '../seo/out-of-search.ts'
import { listPaths } from '../seo/site-paths.ts'
import { pathsKeptOut } from './kept-out.ts'
import type { Asked } from './page.ts'

/**
 * Reads of each edition which of its pages are kept out of search results, before anybody asks and after each change. Where that changed the other editions'
 * pages are drawn anew: alternates count only when they name each other (spec: decisions SEO-5). One that is served alone is named by nobody.
 */
export function heedOutOfSearch(serving: Serving) {
  const reads = new Map<Database, () => void>()
  const readAll = () => {
    if (reads.size > 1) for (const read of reads.values()) read()
  }
  asOpened(serving, (database) => {
    let last = Promise.resolve()
    // one after the other: what was read before a change may not come after what was read since
    reads.set(database, () => {
      last = last.then(() => readAnew(database)).catch(() => {})
    })
    database.cache.onForget(readAll)
    readAll()
  })

  async function readAnew(database: Database) {
    const edition = editionOf(database.edition)
    const paths = await database.cache.keep('out of search', UNTIL_CHANGED, (fresh) => pathsOutOfSearch({ ...fresh, edition }))
    if (!setOutOfSearch(edition, paths)) return
    for (const other of reads.keys()) if (other !== database) other.cache.forget(['content'])
  }
}

/** Those that staff keep out, and of the lists that every edition has those that show nobody. */
async function pathsOutOfSearch({ db, cache, edition }: Asked): Promise<Set<string>> {
  cache.note('subject:0')
  const { cities, lessons, placeOf } = await referenceOf({ cache })
  const placesOfCities = [...cities.values()].filter(({ active }) => active).map(({ id }) => placeOf('city', id))
  const subjects = [...lessons.values()].filter(({ active }) => active).map(({ id }) => id)
  const [keptOut, inPlaces, taught] = await Promise.all([
    pathsKeptOut({ cache, edition }),
    countBy(db, 'place', [ANYWHERE, ONLINE, ...placesOfCities]),
    countBy(db, 'subject', subjects),
  ])
  const isEmpty: Record<string, boolean> = {
    [`${edition.catalogAlias}/`]: !inPlaces.has(ANYWHERE),
    [`${edition.catalogOnlineAlias}/`]: !inPlaces.has(ONLINE),
    [listPaths.allCities]: !placesOfCities.some((place) => inPlaces.has(place)),
    [listPaths.allSubjects]: taught.size === 0,
  }
  const empty = Object.keys(isEmpty).filter((path) => isEmpty[path])
  return keptOut.union(new Set(empty.flatMap((path) => inAllLanguages(edition, path))))
}

const inAllLanguages = (edition: Edition, path: string) => edition.locales.map((language) => localePath(edition, language, path))
