import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { listVideos, VideoFilters } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { unixOf } from '../unix.ts'
import { videos } from './table.ts'

const orders = { id: videos.id, sort: videos.sort }

/** Videos by filters (spec: back-office 7.9). */
export async function list(context: Context, { page, filters }: Input<typeof listVideos>) {
  const { db } = context
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const direction = filters.sort_dir === 'asc' ? asc : desc
  const [rows, total_count] = await Promise.all([
    db
      .select()
      .from(videos)
      .where(where)
      .orderBy(direction(orders[filters.sort_by ?? 'id']), direction(videos.id))
      .limit(limit)
      .offset(offset),
    boundedCount(db, videos, where),
  ])
  const present = await presenter(context)
  return { videos: rows.map(present), ...pagingOf(total_count, page_size) }
}

/** How staff see a video: with the name of its subject. */
export async function presenter(context: Context) {
  const { lessons } = await referenceOf(context)
  return ({ created_at, ...video }: typeof videos.$inferSelect) => {
    const lesson = lessons.get(video.lesson_id ?? 0)
    return { ...video, lesson_name: lesson ? nameIn(lesson.name, context.edition.panelLanguage) : null, created_at: unixOf(created_at) }
  }
}

const conditions = ({ id, ids, text, lang, lesson_id, active }: VideoFilters): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(videos.id, id),
    ids && inArray(videos.id, ids),
    text === undefined ? undefined : or(ilike(videos.name, contains(text)), ilike(videos.description, contains(text))),
    lang === undefined ? undefined : eq(videos.lang, lang),
    lesson_id === undefined ? undefined : eq(videos.lesson_id, lesson_id),
    active === undefined ? undefined : eq(videos.active, active),
  )
