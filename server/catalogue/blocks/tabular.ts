import { sql } from 'drizzle-orm'
import { textsOf } from '../../../locales/index.ts'
import type { TabularData } from '../../../schemas/index.ts'
import { formatMoney } from '../../../theme/money.ts'
import type { Reader } from '../../database/open.ts'
import { ANYWHERE, ONLINE } from '../../reference/places.ts'
import { nameIn, type Reference } from '../../reference/reference.ts'
import { oneDecimal } from '../../tutors/reviews.ts'
import { areShown } from '../../tutors/shown-reviews.ts'
import type { Viewing } from '../../viewing.ts'
import { type Address, choose, printAddress } from '../address.ts'
import { type Cell, rulesOf } from '../search.ts'
import { having, type Narrowed, sampleOf, taughtIn } from './sample.ts'

const FEWEST = 3
const LESSONS = 10
/** A mean below the first is shown as the second (spec: decisions CAT-5). */
const SHOWN = { below: 4, as: 4.2 }

interface Averages extends Record<string, unknown> {
  rate: number | null
  rating: number | null
  practice: number | null
  reviews: number
  mark: number | null
}

export type Figures = Omit<TabularData, 'filters'>

/** What a list says of the reviews of its tutors, and in numbers: these not of fewer than three (spec: decisions CAT-10, CAT-13). */
export async function figuresOf(viewing: Viewing & { db: Reader }, reference: Reference, address: Address, cell: Cell, tutors_count: number) {
  const { db, edition, language } = viewing
  const { wider, traits } = rulesOf(address, cell)
  const narrowed = { ...cell, wider, traits }
  const sample = sampleOf(narrowed, { level: address.level })
  const [{ rows: figures }, { rows: taught }] = await Promise.all([
    db.execute<Averages>(sql`
      select avg(sample.price)::float as rate, (avg(t.reviews_mark) filter (where ${areShown}))::float as rating, round(avg(t.practice_id))::int as practice,
        coalesce(sum(t.reviews_count) filter (where ${areShown}), 0)::int as reviews,
        (sum(t.reviews_mark * t.reviews_count) filter (where ${areShown}) / nullif(sum(t.reviews_count) filter (where t.reviews_mark is not null and ${areShown}), 0))::float as mark
      from (${sample}) sample join tutors t on t.id = sample.tutor_id`),
    db.execute<{ lesson_id: number }>(sql`
      select lesson_id from (${sample}) sample join tutor_lessons using (tutor_id) join lessons on lessons.id = lesson_id and lessons.active
      where lesson_id <> ${address.lesson?.id ?? 0} group by lesson_id order by count(*) desc, lesson_id limit ${LESSONS}`),
  ])
  const [found] = figures
  if (!found) return null
  const reviews_stats = found.reviews > 0 && found.mark !== null ? { count: found.reviews, avr_mark: oneDecimal(found.mark) } : null
  if (tutors_count < FEWEST) return { tabular: null, reviews_stats }
  const { practice } = textsOf(edition, language)['enums-requests']
  const rate = nearest(edition.ratePoints, found.rate)
  const rating = found.rating === null ? null : oneDecimal(found.rating)
  const lessons = taught.flatMap(({ lesson_id }) => reference.lessons.get(lesson_id) ?? [])
  const { city_lessons_count, counts } = await countLessons(db, narrowed, reference, lessons)
  const tabular: Figures = {
    tutors_count,
    city_lessons_count,
    avg_rate: rate === null ? null : { id: rate, name: formatMoney(rate, edition, language) },
    avg_rating: rating,
    avg_rating_shown: rating === null ? null : rating < SHOWN.below ? SHOWN.as : rating,
    avg_practice: found.practice === null ? null : { id: found.practice, name: (practice as Record<number, string>)[found.practice] ?? '' },
    top_lessons: lessons
      .map((lesson) => ({
        id: lesson.id,
        name: nameIn(lesson.name, language),
        link: printAddress(choose(address, { lesson, level: null }), edition),
        tutors_count: counts.get(lesson.id) ?? 0,
      }))
      .filter(({ tutors_count }) => tutors_count > 0)
      .toSorted((a, b) => b.tutors_count - a.tutors_count),
  }
  return { tabular, reviews_stats }
}

/** The edition's price that lies nearest to a mean. */
const nearest = (points: readonly number[], mean: number | null): number | null =>
  mean === null ? null : points.reduce((best, point) => (Math.abs(point - mean) < Math.abs(best - mean) ? point : best))

/** How many subjects are taught in the place, and how many teach these. */
async function countLessons(db: Reader, cell: Narrowed, { lessons: all }: Reference, lessons: readonly { id: number }[]) {
  const isKept = cell.place === ANYWHERE || cell.place === ONLINE
  const source = isKept
    ? sql`select subject, sum(n)::int as n from listing_counts where place = ${cell.place} ${having(cell.traits ?? 0)}`
    : sql`select subject, count(*)::int as n from (${taughtIn(cell)}) taught where true`
  const { rows } = await db.execute<{ subject: number; n: number }>(sql`${source} and subject > 0 group by subject`)
  const counts = new Map(rows.filter(({ subject, n }) => n > 0 && all.get(subject)?.active).map(({ subject, n }) => [subject, n]))
  return { city_lessons_count: counts.size, counts: new Map(lessons.flatMap(({ id }) => (counts.has(id) ? [[id, counts.get(id) ?? 0]] : []))) }
}
