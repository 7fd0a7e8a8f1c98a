import { and, eq } from 'drizzle-orm'
import type { BlogCard } from '../../schemas/index.ts'
import { referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'
import { cardsOf } from './cards.ts'
import { isShown, KEPT_SECONDS, rowsWhere } from './shown.ts'
import { blogs } from './table.ts'

const SHOWN = 3

/** The newest posts of the language, for the main page (spec: decisions WEB-10). */
export const newestPosts = (viewing: Viewing): Promise<BlogCard[]> => newest(viewing, null)

/** A tutor's newest posts in the language (spec: public 9, blog posts shown). */
export const postsOfTutor = (viewing: Viewing, tutor_id: number): Promise<BlogCard[]> => newest(viewing, tutor_id)

const newest = (viewing: Viewing, tutor_id: number | null): Promise<BlogCard[]> =>
  viewing.cache.keep(`posts of ${tutor_id ?? 'all'} ${viewing.language}`, KEPT_SECONDS, async (fresh) => {
    // a tutor's are shown again when the tutor is
    fresh.cache.note('content', tutor_id === null ? 'subject:0' : `tutor:${tutor_id}`)
    const seen = { ...viewing, ...fresh }
    const own = tutor_id === null ? undefined : eq(blogs.tutor_id, tutor_id)
    const rows = await rowsWhere(seen, and(isShown, eq(blogs.lang, viewing.language), own), { limit: SHOWN, offset: 0 })
    return cardsOf(seen, await referenceOf(seen), rows)
  })
