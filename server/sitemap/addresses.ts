import { and, asc, eq, sql } from 'drizzle-orm'
import { keptLanguages, type Language } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import { localePath } from '../seo/meta.ts'
import { profilePath, sitePaths } from '../seo/site-paths.ts'
import { allMetatags, isKeptOut } from '../seo-texts/shown.ts'
import { SHOWN, staticPages } from '../static-pages/table.ts'
import { cataloguePages } from './catalogue-pages.ts'
import { contentPages } from './content-pages.ts'
import { directoryPages } from './directory-pages.ts'
import { pathsKeptOut } from './kept-out.ts'
import type { Asked, Page } from './page.ts'

const SECONDS = 3600
const BATCH = 5000

/** The main page, the static pages, what is published and the catalogue, in the languages they may be indexed in; kept for an hour at most. */
export function pagePaths(asked: Asked): Promise<Page[]> {
  const { edition, cache } = asked
  return cache.keep('sitemap', SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const written = await db
      .select({ alias: staticPages.alias, lang: staticPages.lang, changed: staticPages.updated_at })
      .from(staticPages)
      .where(and(eq(staticPages.status, SHOWN), eq(staticPages.noindex, false)))
      .orderBy(asc(staticPages.alias))
    const keptOut = await pathsKeptOut({ cache, edition })
    const lists = await listPaths({ cache, edition })
    const pages: Page[] = [
      ...edition.locales.flatMap((language) => ['', sitePaths.register.slice(1)].map((path) => ({ path: localePath(edition, language, path) }))),
      ...written
        .filter(({ lang }) => edition.locales.includes(lang as Language))
        .map(({ alias, lang, changed }) => ({ path: localePath(edition, lang as Language, alias), changed })),
      ...(await contentPages({ db, cache, edition })),
      ...keptLanguages(edition).flatMap((language) => lists.map((path) => ({ path: localePath(edition, language, path) }))),
    ]
    return pages.filter(({ path }) => !keptOut.has(path))
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
  const keptOut = (await allMetatags(cache)).filter((row) => row.page === 'tutor' && isKeptOut(row))
  return keptLanguages(edition).filter((language) => keptOut.every(({ lang }) => lang !== language))
}

export const NOBODY = { count: 0, last: 0 }

/** How many profiles are in the catalogue, and the highest id among them; nobody where staff keep profiles out in every language. */
export async function countProfiles({ db, ...asked }: Asked): Promise<typeof NOBODY> {
  if ((await profileLanguages(asked)).length === 0) return NOBODY
  const { rows } = await db.execute<{ count: number; last: number }>(
    sql`select count(*)::int as count, coalesce(max(tutor_id), 0) as last from listings where subject = 0 and place = 0`,
  )
  return rows[0] ?? NOBODY
}

/** Paths of the profiles that crawlers are shown the way to (spec: decisions CAT-17): those with an id above `from` up to `to`, read in portions. */
export async function* profilePaths({ db, cache, edition }: Asked, { from, to }: { from: number; to: number }): AsyncGenerator<string> {
  const languages = await profileLanguages({ cache, edition })
  for (let last: number | undefined = from; last !== undefined && last < to; ) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from tutors where id > ${last} and id <= ${to} and status = ${constant(TUTOR_STATUS.published)} and not overdue_disabled
        and coalesce((settings ->> 'profile_in_search_engines')::boolean, true) order by id limit ${BATCH}`,
    )
    const ids: number[] = rows.map(({ id }) => id)
    for (const id of ids) for (const language of languages) yield localePath(edition, language, profilePath(id))
    last = ids.at(-1)
  }
}
