import { and, eq, ne, sql } from 'drizzle-orm'
import type { getBlog } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { recordOf } from '../moderation/record.ts'
import { blogKind } from './kind.ts'
import { list } from './list.ts'
import { blogs } from './table.ts'

/** A post as staff see it. Throws `not_found` (spec: back-office 7.7). */
export async function get(context: Context, { id }: Pick<Input<typeof getBlog>, 'id'>) {
  const { db } = context
  const [[post], { blogs: rows }] = await Promise.all([db.select().from(blogs).where(eq(blogs.id, id)), list(context, { page: 1, filters: { id } })])
  const [row] = rows
  if (!post || !row) throw new NotFound()
  const [record, [marks]] = await Promise.all([
    recordOf(context, blogKind, post),
    db
      .select({ mean: sql<number | null>`round(avg(${blogs.mark}), 1)::float8` })
      .from(blogs)
      .where(and(eq(blogs.tutor_id, post.tutor_id), ne(blogs.id, id))),
  ])
  const { description, text, uniqueness, rating_avg, rating_count } = post
  return {
    blog: { ...row, ...record, description, text, uniqueness, rating: { avg: rating_avg, count: rating_count }, mean_mark: marks?.mean ?? null },
  }
}
