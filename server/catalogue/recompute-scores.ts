import { type SQL, sql } from 'drizzle-orm'
import { editionOf } from '../../editions/index.ts'
import { ANSWER_HOURS, REVIEW } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import type { Database, Reader, Tx } from '../database/open.ts'
import { rerankListings, rewriteListings } from './listings.ts'
import { OFFER_DAYS, partsOf, responseBand, type ScoreFacts, scoreOf } from './score.ts'

const BATCH = 1000
/** Nobody knows yet how fast; the slowest band promises nothing. */
const UNKNOWN_BAND = 5

/**
 * Brings score, review figures and response band of these tutors up to date, and their places in the catalogue with them: hourly, after a save and after a
 * review. Writes only what changed, and answers the subjects whose lists it changed.
 */
export async function recomputeScores(tx: Tx, tutorIds: readonly number[], now: Date): Promise<number[]> {
  const changed = await writeScores(tx, tutorIds, now)
  return changed.length > 0 ? rerankListings(tx, changed) : []
}

/** The same for everybody before anybody is listed: listings and cards are made of the scores afterwards. */
export async function scoreAll(tx: Tx, now: Date): Promise<void> {
  for await (const ids of batches(tx)) await writeScores(tx, ids, now)
}

/**
 * The hourly run over everybody, which also puts right any listing that has fallen behind its tutor: a transaction for each thousand, so that nobody's save
 * waits for all of them (record 4; spec: decisions OPS-8).
 */
export async function recomputeAllScores({ edition, reader, transaction }: Pick<Database, 'edition' | 'reader' | 'transaction'>, now: Date) {
  for await (const ids of batches(reader)) {
    await transaction(async (tx) => {
      await recomputeScores(tx, ids, now)
      await rewriteListings(tx, ids, editionOf(edition))
    })
  }
}

async function* batches(db: Reader): AsyncGenerator<number[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { rows } = await db.execute<{ id: number }>(sql`select id from tutors where id > ${last} order by id limit ${BATCH}`)
    const ids: number[] = rows.map(({ id }) => id)
    if (ids.length) yield ids
    last = ids.at(-1)
  }
}

interface Figures extends ScoreFacts, Record<string, unknown> {
  id: number
  reviews_mark: number | null
  orders_count: number
  /** Median minutes to the first answer. */
  minutes: number | null
}

/** Answers the tutors for whom something changed. */
async function writeScores(tx: Tx, tutorIds: readonly number[], now: Date): Promise<number[]> {
  const scored = (await readFigures(tx, tutorIds, now)).map(({ id, reviews_count, reviews_mark, minutes, orders_count, ...facts }) => {
    const score_parts = partsOf({ reviews_count, ...facts })
    const response_band = minutes === null ? UNKNOWN_BAND : responseBand(minutes)
    return { id, score: scoreOf(score_parts), score_parts, reviews_count, reviews_mark, response_band, orders_count }
  })
  const { rows } = await tx.execute<{ id: number }>(sql`
    update tutors t set score = n.score, score_parts = n.score_parts, reviews_count = n.reviews_count, reviews_mark = n.reviews_mark,
      response_band = n.response_band, orders_count = n.orders_count
    from jsonb_to_recordset(${JSON.stringify(scored)}::jsonb)
      n (id int, score real, score_parts jsonb, reviews_count int, reviews_mark real, response_band smallint, orders_count int)
    where t.id = n.id and (t.score, t.score_parts, t.reviews_count, t.reviews_mark, t.response_band, t.orders_count)
      is distinct from (n.score, n.score_parts, n.reviews_count, n.reviews_mark, n.response_band, n.orders_count)
    returning t.id`)
  return rows.map(({ id }) => id)
}

/**
 * What the score is computed from. An offer counts once it was answered or had a day to be; a row that began with the tutor's own answer was no offer.
 */
async function readFigures(db: Reader, tutorIds: readonly number[], now: Date): Promise<Figures[]> {
  const ids = sql`${sql.param(tutorIds)}::int[]`
  const age = (since: SQL) => sql`(extract(epoch from ${now}::timestamptz - ${since}) / 86400)::float8`
  // who stays signed in visits without signing in; staff who act for a tutor are no visit of theirs
  const lastVisit = sql`greatest(t.last_login_at, (select max(last_seen_at) from sessions where tutor_id = t.id and impersonator_admin_id is null))`
  const { rows } = await db.execute<Figures>(sql`
    with appointed as (
      select row.tutor_id, count(*)::int as orders_count, count(*) filter (where o.review_status = ${constant(REVIEW.written)})::int as n,
        sum(o.review_value) filter (where o.review_status = ${constant(REVIEW.written)})::float8 as marks
      from order_tutors row join orders o on o.id = row.order_id
      where row.tutor_id = any(${ids}) and row.state = 'appointed' group by row.tutor_id
    ), offered as (
      select tutor_id, asked_at, coalesce(responded_at, case when state = 'refused' then closed_at end) as answered_at, closed_at
      from order_tutors
      where tutor_id = any(${ids}) and kind in ('personal', 'potential') and asked_at > ${now}::timestamptz - make_interval(days => ${OFFER_DAYS})
    ), answers as (
      select tutor_id, count(*)::int as offers,
        count(*) filter (where answered_at <= asked_at + make_interval(hours => ${ANSWER_HOURS}))::int as answered,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60) filter (where answered_at is not null) as minutes
      from offered
      where answered_at > asked_at
        or (answered_at is null and coalesce(closed_at, ${now}::timestamptz) >= asked_at + make_interval(hours => ${ANSWER_HOURS}))
      group by tutor_id
    )
    select t.id, coalesce(n, 0) as reviews_count, coalesce(marks, 0) as marks_sum, marks / nullif(n, 0) as reviews_mark, coalesce(appointed.orders_count, 0) as orders_count,
      coalesce(offers, 0) as offers, coalesce(answered, 0) as answered, minutes,
      t.avatar is not null as has_avatar,
      greatest(char_length(t.description), (select max(char_length(said ->> 'description')) from jsonb_each(t.translations) of_language(language, said)))
        as description_length,
      t.short_description <> '' or jsonb_path_exists(t.translations, '$.*.short_description') as has_short_description,
      (t.university_id is not null or t.university_name <> '') as has_education, jsonb_path_exists(t.schedule, '$.*[*]') as has_schedule,
      t.youtube_video <> '' as has_video, exists (select from tutor_documents where tutor_id = t.id and approved) as has_document,
      ${age(sql`t.schedule_updated_at`)} as schedule_age, t.verified, t.points_first_diploma + t.points_second_diploma as diploma_points, ${age(lastVisit)} as visit_age
    from tutors t left join appointed on appointed.tutor_id = t.id left join answers on answers.tutor_id = t.id
    where t.id = any(${ids}) order by t.id`)
  return rows
}
