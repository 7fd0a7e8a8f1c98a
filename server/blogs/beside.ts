import { and, eq, type SQL } from 'drizzle-orm'
import type { BlogCard } from '../../schemas/index.ts'
import { referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'
import { cardsOf, isShown, rowsWhere } from './public.ts'
import { blogs } from './table.ts'

const SECONDS = 300
const SHOWN = 3

/** The newest posts of the language, for the main page (spec: decisions WEB-10). */
export const newestPosts = (viewing: Viewing): Promise<BlogCard[]> => newest(viewing, 'of all', undefined)

/** A tutor's newest posts in the language (spec: public 9, blog posts shown). */
export const postsOfTutor = (viewing: Viewing, tutor_id: number): Promise<BlogCard[]> =>
  newest(viewing, `of tutor ${tutor_id}`, eq(blogs.tutor_id, tutor_id))

const newest = (viewing: Viewing, name: string, where: SQL | undefined): Promise<BlogCard[]> =>
  viewing.cache.keep(`posts ${name} ${viewing.language}`, SECONDS, async (fresh) => {
    fresh.cache.note('content')
    const seen = { ...viewing, ...fresh }
    const rows = await rowsWhere(seen, and(isShown, eq(blogs.lang, viewing.language), where), { limit: SHOWN, offset: 0 })
    fresh.cache.note(...rows.map(({ row }) => `tutor:${row.tutor_id}` as const))
    return cardsOf(seen, await referenceOf(seen), rows)
  })
