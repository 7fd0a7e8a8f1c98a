import { and, count, eq, ne, sql } from 'drizzle-orm'
import { CONTENT_STATUS, type checkUniqueness, type Uniqueness } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import { findMatches } from './matches.ts'
import { blogs } from './table.ts'

/** Posts that share most are read word by word; who copies does it from few. */
const MOST_OTHERS = 30

/**
 * Compares a post with all others of ours that are not deleted, and keeps what was found beside it: percent of its own, and each passage that stands elsewhere.
 * Nothing of the post itself changes. Throws `not_found` (spec: decisions CNT-3).
 */
export async function check(context: Context, { id }: Input<typeof checkUniqueness>) {
  const { db, now } = context
  const [post] = await db.select().from(blogs).where(eq(blogs.id, id))
  if (!post) throw new NotFound()
  const [others, compared] = await Promise.all([findAlike(db, post), countOthers(db, id)])
  const { percent, matches } = findMatches(post, others)
  const uniqueness: Uniqueness = { percent, checked_at: unixOf(now), compared, matches }
  await context.aside((tx) =>
    tx
      .update(blogs)
      .set({ uniqueness })
      .where(and(eq(blogs.id, id), eq(blogs.version, post.version))),
  )
  return { percent, matches }
}

const othersThan = (id: number) => and(ne(blogs.id, id), ne(blogs.status, CONTENT_STATUS.deleted))

/** Those that share most of their hashes with the post, found by the index. */
async function findAlike(db: Reader, { id, shingles }: typeof blogs.$inferSelect) {
  const own = sql`${sql.param(shingles)}::int[]`
  const shared = sql`(select count(*) from unnest(${blogs.shingles}) one where one = any(${own}))`
  return db
    .select({ id: blogs.id, name: blogs.name, text: blogs.text, tutor_id: blogs.tutor_id, tutor: { name: tutors.name, last_name: tutors.last_name } })
    .from(blogs)
    .innerJoin(tutors, eq(tutors.id, blogs.tutor_id))
    .where(and(othersThan(id), sql`${blogs.shingles} && ${own}`))
    .orderBy(sql`${shared} desc`, blogs.id)
    .limit(MOST_OTHERS)
}

async function countOthers(db: Reader, id: number): Promise<number> {
  const [found] = await db.select({ n: count() }).from(blogs).where(othersThan(id))
  return found?.n ?? 0
}
