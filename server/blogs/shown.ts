import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { isListed } from '../catalogue/listed.ts'
import { allOf } from '../database/all-of.ts'
import { tutors } from '../tutors/table.ts'
import type { Viewing } from '../viewing.ts'
import { blogs } from './table.ts'

/** What staff and tutors change and readers mark is seen at once all the same (spec: decisions API-18). */
export const KEPT_SECONDS = 300

/** What visitors see: what staff let through, of tutors who are in the catalogue (spec: decisions CNT-1). */
export const isShown = allOf(eq(blogs.status, CONTENT_STATUS.published), isListed(blogs.tutor_id))

/** All but what copied passages are found by, and what staff think of it. */
const { shingles: _shingles, uniqueness: _uniqueness, mark: _mark, ...shownColumns } = getTableColumns(blogs)

/** Posts as cards and articles show them, the newest first. */
export const rowsWhere = ({ db }: Pick<Viewing, 'db'>, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ row: shownColumns, author: { name: tutors.name, last_name: tutors.last_name } })
    .from(blogs)
    .innerJoin(tutors, eq(tutors.id, blogs.tutor_id))
    .where(where)
    .orderBy(desc(blogs.published_at), desc(blogs.id))
    .limit(limit)
    .offset(offset)
/** A post with its author, as `rowsWhere` finds it. */
export type Found = Awaited<ReturnType<typeof rowsWhere>>[number]

/** The newest posts of a language, for its feed. */
export const newest = (viewing: Pick<Viewing, 'db'>, lang: Language, limit: number) =>
  rowsWhere(viewing, and(isShown, eq(blogs.lang, lang)), { limit, offset: 0 })

/** Languages of the edition that have posts (spec: decisions Z-4). Every page asks, so authors who come and go are seen when it is read anew. */
export const languagesOf = ({ cache, edition }: Pick<Viewing, 'cache' | 'edition'>): Promise<Language[]> =>
  cache.keep('languages of posts', KEPT_SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const rows = await db.selectDistinct({ lang: blogs.lang }).from(blogs).where(isShown)
    return edition.locales.filter((language) => rows.some(({ lang }) => lang === language))
  })
