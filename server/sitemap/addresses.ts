import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm'
import { keptLanguages, type Language } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import { localePath } from '../seo/meta.ts'
import { profilePath, sitePaths } from '../seo/site-paths.ts'
import { keptOutLanguages } from '../seo-texts/shown.ts'
import { HOUR } from '../spans.ts'
import { SHOWN, staticPages } from '../static-pages/table.ts'
import { tutors } from '../tutors/table.ts'
import { cataloguePages } from './catalogue-pages.ts'
import { contentPages, testPages } from './content-pages.ts'
import { directoryPages } from './directory-pages.ts'
import { pathsKeptOut } from './kept-out.ts'
import type { Asked, Kinds, Page } from './page.ts'

const SECONDS = HOUR
const BATCH = 5000

/** The site's pages by kind, but for profiles, in the languages they may be indexed in; kept for an hour at most. */
export function sitePages(asked: Asked): Promise<Kinds> {
  const { edition, cache } = asked
  return cache.keep('sitemap', SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const written = await db
      .select({ alias: staticPages.alias, lang: staticPages.lang, changed: staticPages.updated_at })
      .from(staticPages)
      .where(and(eq(staticPages.status, SHOWN), eq(staticPages.noindex, false)))
      .orderBy(asc(staticPages.alias))
    const { lists: contentLists, ...content } = await contentPages({ db, cache, edition })
    const lists = await listPaths({ cache, edition })
    const kinds: Kinds = {
      pages: [
        ...edition.locales.flatMap((language) => ['', sitePaths.register.slice(1)].map((path) => ({ path: localePath(edition, language, path) }))),
        ...written
          .filter(({ lang }) => edition.locales.includes(lang as Language))
          .map(({ alias, lang, changed }) => ({ path: localePath(edition, lang as Language, alias), changed })),
        ...contentLists,
        ...testPages({ edition }),
      ],
      ...content,
      catalogue: keptLanguages(edition).flatMap((language) => lists.map((path) => ({ path: localePath(edition, language, path) }))),
    }
    const keptOut = await pathsKeptOut({ cache, edition })
    return Object.fromEntries(Object.entries(kinds).map(([kind, pages]) => [kind, pages.filter(({ path }) => !keptOut.has(path))]))
  })
}

/** Lists that show somebody. All listings are read for it, so this is kept for the hour, whatever is published and whoever moves. */
const listPaths = ({ cache, edition }: Pick<Asked, 'cache' | 'edition'>): Promise<string[]> =>
  cache.keep('lists of the sitemap', SECONDS, async ({ db, cache }) => [
    ...(await cataloguePages({ db, cache, edition })),
    ...(await directoryPages({ db, cache })),
  ])

/** The languages kept up but for those in which staff keep profiles out of search results (spec: decisions SEO-3). */
async function profileLanguages({ cache, edition }: Pick<Asked, 'cache' | 'edition'>): Promise<Language[]> {
  const keptOut = await keptOutLanguages(cache, 'tutor')
  return keptLanguages(edition).filter((language) => !keptOut.includes(language))
}

/** Ids above `from` up to `to`. */
export interface Ids {
  from: number
  to: number
}

/** Tutors whom crawlers are shown the way to (spec: decisions CAT-17). */
const isListed = and(
  eq(tutors.status, constant(TUTOR_STATUS.published)),
  eq(tutors.overdue_disabled, false),
  sql`coalesce((${tutors.settings} ->> 'profile_in_search_engines')::boolean, true)`,
)

/** A part of the profiles: its number from 1, its ids, and when one of them changed last. */
interface ProfilePart extends Ids {
  number: number
  changed: Date | undefined
}

/**
 * The parts that have somebody, none with more than so many addresses; parted by id, so that no profile moves to another one. All tutors are read for it, so
 * this is kept for the hour.
 */
export async function profileParts({ cache, edition }: Asked, addresses: number): Promise<ProfilePart[]> {
  const languages = (await profileLanguages({ cache, edition })).length
  if (languages === 0) return []
  const ids = Math.floor(addresses / languages)
  return cache.keep(`profiles of the sitemap by ${ids}`, SECONDS, async ({ db }) => {
    const part = sql<number>`(${tutors.id} - 1) / ${sql.raw(String(ids))}`
    const rows = await db
      .select({ part, changed: max(tutors.changed_at) })
      .from(tutors)
      .where(isListed)
      .groupBy(part)
      .orderBy(part)
    return rows.map(({ part, changed }) => ({ number: part + 1, from: part * ids, to: (part + 1) * ids, changed: changed ?? undefined }))
  })
}

/** The profiles of these ids, read in portions, each with the day of its last change. */
export async function* profilePages({ db, cache, edition }: Asked, { from, to }: Ids): AsyncGenerator<Page> {
  const languages = await profileLanguages({ cache, edition })
  for (let last: number | undefined = from; last !== undefined && last < to; ) {
    const rows: readonly { id: number; changed: Date | null }[] = await db
      .select({ id: tutors.id, changed: tutors.changed_at })
      .from(tutors)
      .where(and(gt(tutors.id, last), lte(tutors.id, to), isListed))
      .orderBy(asc(tutors.id))
      .limit(BATCH)
    for (const { id, changed } of rows)
      for (const language of languages) yield { path: localePath(edition, language, profilePath(id)), changed: changed ?? undefined }
    last = rows.at(-1)?.id
  }
}
