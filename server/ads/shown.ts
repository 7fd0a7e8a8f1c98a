import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { keptLanguages, type Language } from '../../editions/index.ts'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { isListed } from '../catalogue/listed.ts'
import { allOf } from '../database/all-of.ts'
import type { Viewing } from '../viewing.ts'
import { ads } from './table.ts'

/** What staff and tutors change is seen at once all the same (spec: decisions API-18). */
export const KEPT_SECONDS = 300

/** Whether a subject is not switched off. */
export const isLessonOn = (lesson_id: AnyPgColumn): SQL => sql`exists (select from lessons where lessons.id = ${lesson_id} and lessons.active)`

/** What visitors see: what staff let through, of tutors who are in the catalogue, for subjects that are (spec: decisions CNT-1). */
export const isShown = allOf(eq(ads.status, CONTENT_STATUS.published), isListed(ads.tutor_id), isLessonOn(ads.lesson_id))

/** Languages in which ads are shown: those of the catalogue, where there are any. Every page asks, so tutors who come and go are seen when it is read anew. */
export const languagesOf = ({ cache, edition }: Pick<Viewing, 'cache' | 'edition'>): Promise<readonly Language[]> =>
  cache.keep('languages of ads', KEPT_SECONDS, async ({ db, cache }) => {
    cache.note('content', 'reference')
    const some = await db.select({ id: ads.id }).from(ads).where(isShown).limit(1)
    return some.length > 0 ? keptLanguages(edition) : []
  })
