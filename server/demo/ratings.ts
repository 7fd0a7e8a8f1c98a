import { createHash } from 'node:crypto'
import type { newsRatings } from '../tables.ts'
import { before, DAY, type World } from './world.ts'

interface Rated {
  id?: number | undefined
  rating_count?: number | undefined
  published_at?: Date | null | undefined
}

/** Marks that readers gave to as many texts as have a number of them, and the texts with their mean. */
export function withMarks<Row extends Rated>({ random, now }: World, kind: string, rows: readonly Row[]) {
  const ratings: (typeof newsRatings.$inferInsert)[] = []
  const marked = rows.map((row) => {
    const { id = 0, rating_count: count = 0, published_at } = row
    const draw = random.of('marks', kind, id)
    const marks = Array.from({ length: count }, () => Number(draw.weighted({ 5: 6, 4: 3, 3: 1 })))
    if (marks.length === 0) return { ...row, rating_avg: null }
    const since = published_at ?? before(now, 30 * DAY)
    for (const [n, mark] of marks.entries())
      ratings.push({
        owner_id: id,
        visitor: createHash('sha256').update(`${kind} ${id} ${n}`).digest('hex'),
        mark,
        created_at: new Date(since.getTime() + draw.next() * (now.getTime() - since.getTime())),
      })
    return { ...row, rating_avg: marks.reduce((sum, mark) => sum + mark, 0) / marks.length }
  })
  return { rows: marked, ratings }
}
