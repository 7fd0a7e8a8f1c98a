import { type SQL, sql } from 'drizzle-orm'
import type { Viewing } from '../viewing.ts'
import { ads } from './table.ts'

/** Pages from one kept place to the next: what a page has to pass at most, however deep it stands. */
const APART = 50

interface Start {
  id: number
  /** As the database writes it: a Date would lose its microseconds. */
  at: string
}

/** From which ad on a page of a list is read, newest first, and how many it passes from there; null for a page behind the end. */
export async function startOfPage(
  viewing: Viewing,
  list: { key: string; seconds: number; where: SQL | undefined; pageSize: number },
  page: number,
): Promise<{ from: SQL | undefined; offset: number } | null> {
  const passed = Math.floor((page - 1) / APART)
  const offset = (page - 1 - passed * APART) * list.pageSize
  if (passed === 0) return { from: undefined, offset }
  const start = (await keptStarts(viewing, list))[passed - 1]
  return start ? { from: sql`(${ads.published_at}, ${ads.id}) <= (${start.at}::timestamptz, ${start.id}::int)`, offset } : null
}

/** The first ad of every fiftieth page but the first. Reading them all takes its time, so a change is heard as that of the counts is. */
const keptStarts = (viewing: Viewing, { key, seconds, where, pageSize }: Parameters<typeof startOfPage>[1]): Promise<readonly Start[]> =>
  viewing.cache.keep(`starts of ads ${key}`, seconds, async ({ db, cache }) => {
    cache.note('content', 'reference')
    const { rows } = await db.execute<Start & Record<string, unknown>>(sql`
      select id, published_at::text as at
      from (select id, published_at, row_number() over (order by published_at desc, id desc) as n from ads where ${where}) numbered
      where n > 1 and n % ${APART * pageSize}::int = 1 order by n`)
    return rows
  })
