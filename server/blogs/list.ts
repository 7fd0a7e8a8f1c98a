import { inArray, sql } from 'drizzle-orm'
import type { listBlogs } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { listItems } from '../moderation/list.ts'
import { blogKind } from './kind.ts'
import { blogs } from './table.ts'

/** Posts by filters (spec: back-office 7.7, decisions ADM-13). */
export async function list(context: Context, asked: Input<typeof listBlogs>) {
  const { rows, ...found } = await listItems(context, blogKind, asked)
  const ids = rows.map(({ id }) => id)
  const percent = sql<number | null>`(${blogs.uniqueness} -> 'percent')::int`
  const own = await context.db.select({ id: blogs.id, lang: blogs.lang, mark: blogs.mark, percent }).from(blogs).where(inArray(blogs.id, ids))
  const ownOf = new Map(own.map((blog) => [blog.id, blog]))
  return {
    blogs: rows.map(({ published, ...row }) => ({ ...row, lang: '', mark: null, percent: null, ...ownOf.get(row.id), published_at: published })),
    ...found,
  }
}
