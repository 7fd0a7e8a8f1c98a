import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { parseAddress } from '../catalogue/address.ts'
import { referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'
import { linkedPages, OWN_PAGES } from './linked.ts'
import { formerPages, SHOWN, staticPages } from './table.ts'

export const bare = (path: string) => path.replace(/^\/|\/?(?:[?#].*)?$/g, '')

type Asking = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>

/** Paths of the pages that the site itself leads to and staff hid in a language: nothing may lead there now (spec: decisions CNT-8). */
export async function hiddenPages({ db, cache, edition, language }: Asking): Promise<string[]> {
  cache.note('content')
  const rows = await db
    .select({ alias: staticPages.alias })
    .from(staticPages)
    .where(and(inArray(staticPages.alias, [...linkedPages(edition)]), eq(staticPages.lang, language), ne(staticPages.status, SHOWN)))
  return rows.map(({ alias }) => alias).toSorted()
}

/** Whether staff hid a page that the site itself leads to. */
export const isHidden = async (asking: Asking, path: string): Promise<boolean> => (await hiddenPages(asking)).includes(bare(path))

/** Which of the paths among staff's own pages lead to none that is shown in the language, by an address that it had either. */
export async function lostPages({ db, cache, language }: Asking, paths: readonly string[]): Promise<string[]> {
  cache.note('content')
  const own = paths.filter((path) => path.startsWith(OWN_PAGES))
  const shown = and(eq(staticPages.lang, language), eq(staticPages.status, SHOWN))
  const rows = await db
    .select({ alias: staticPages.alias, former: formerPages.alias })
    .from(staticPages)
    .leftJoin(formerPages, eq(formerPages.owner_id, staticPages.id))
    .where(and(shown, or(inArray(staticPages.alias, own), inArray(formerPages.alias, own))))
  const leading = rows.flatMap(({ alias, former }) => [alias, former])
  return own.filter((path) => !leading.includes(path))
}

/** Which of the paths are lists of tutors that there are not: a name in them is unknown, gone or switched off. */
export async function lostLists(asking: Asking, paths: readonly string[]): Promise<string[]> {
  const { edition } = asking
  const lists = paths.filter((path) => [edition.catalogAlias, edition.catalogOnlineAlias].includes(path.split('/', 1)[0] ?? ''))
  if (lists.length === 0) return []
  const reference = await referenceOf(asking)
  return lists.filter((path) => parseAddress(path, edition, reference).status !== 200)
}
