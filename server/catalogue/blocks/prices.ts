import { sql } from 'drizzle-orm'
import type { PriceData } from '../../../schemas/index.ts'
import { isoDay } from '../../../theme/dates.ts'
import type { Reader } from '../../database/open.ts'
import { type Lesson, type Level, nameIn, type Reference } from '../../reference/reference.ts'
import { unixOf } from '../../unix.ts'
import type { Viewing } from '../../viewing.ts'
import { type Address, choose, printPath } from '../address.ts'
import { popularFirst } from '../popular.ts'
import type { Cell } from '../search.ts'
import { sampleOf } from './sample.ts'

const FEWEST = 5

interface Row extends Record<string, unknown> {
  id: number
  tutors_count: number
  min: number
  max: number
  avg: number
}

const figures = sql`count(*)::int as tutors_count, min(price)::int as min, max(price)::int as max, percentile_disc(0.5) within group (order by price)::int as avg`

/** What an hour costs: at each level of the subject, else in the popular subjects; null where no row has five tutors (spec: decisions CAT-11). */
export async function pricesOf(viewing: Viewing & { db: Reader }, reference: Reference, address: Address, cell: Cell): Promise<PriceData | null> {
  const { db, edition, language, now } = viewing
  const { lesson } = address
  const found: { record: Lesson | Level; row: Row; link: string }[] = []
  if (lesson) {
    const levels = lesson.levels.flatMap((id) => reference.levels.get(id) ?? []).filter(({ active }) => active)
    const { rows } = await db.execute<Row>(sql`
      select bit as id, ${figures} from (${sampleOf(cell)}) sample join unnest(${sql.param(levels.map(({ bit }) => bit))}::int[]) bit on level_mask & (1::bigint << bit) <> 0
      group by bit having count(*) >= ${FEWEST}`)
    for (const level of levels) {
      const row = rows.find(({ id }) => id === level.bit)
      if (row) found.push({ record: level, row, link: printPath(choose(address, { level }), edition) })
    }
  } else {
    const { lessons: all, popular } = await popularFirst(viewing, reference)
    const lessons = all.filter(({ id }) => popular.lessons.includes(id))
    const { rows } = await db.execute<Row>(sql`
      select lesson.id, priced.* from unnest(${sql.param(lessons.map(({ id }) => id))}::int[]) lesson (id)
      cross join lateral (select ${figures} from (${sampleOf(cell, { of: sql`lesson.id` })}) sample) priced where priced.tutors_count >= ${FEWEST}`)
    for (const one of lessons) {
      const row = rows.find(({ id }) => id === one.id)
      if (row) found.push({ record: one, row, link: printPath(choose(address, { lesson: one }), edition) })
    }
  }
  if (found.length === 0) return null
  const [year = 0, month = 0] = isoDay(unixOf(now), edition).split('-').map(Number)
  const rows = found.map(({ record, row: { min, avg, max, tutors_count }, link }) => ({
    ...{ name: nameIn(record.name, language), min, avg, max, tutors_count, link },
  }))
  return { rows, currency: edition.currency, month, year }
}
