import { type SQL, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import type { Tx } from '../database/open.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import { TEACHING } from '../tutors/available.ts'
import { cardColumns } from './card-row.ts'
import { PRIOR_MARK, PRIOR_REVIEWS } from './score.ts'
import { COVERED_BIT, HOME_BIT, ONLINE_BIT, PAUSED_RANK, TOP_BIT, TRAVEL_BIT, VERIFIED_BIT } from './traits.ts'

const BATCH = 2000

/** Of a tutor `t`: score x 1000, below zero for those who take no new requests. */
const rank = sql`(round(t.score * 1000)::int - case when (t.toggles ->> 'catalog_paused')::boolean then ${sql.raw(String(PAUSED_RANK))} else 0 end)`

/** Of a tutor `t`: shown reviews x 10 000 + Bayesian mark x 1000, so that equal numbers go by mark. */
const reviews = sql`(case when (t.toggles ->> 'hide_reviews')::boolean then 0 else
  t.reviews_count * 10000 + round(1000 * (${sql.raw(String(PRIOR_REVIEWS * PRIOR_MARK))} + coalesce(t.reviews_mark, 0) * t.reviews_count)
    / (${sql.raw(String(PRIOR_REVIEWS))} + t.reviews_count))::int end)`

/**
 * Rewrites the rows by which the catalogue finds and shows these tutors, in the transaction that changed them (record 4).
 *
 * A row is a tutor x subject (0: any) x place. Places: 0 any, 1 online, and every city, district and microdistrict with a home or a travel area in it, parents
 * included. Subjects and cities that are switched off keep their rows, which nobody asks for, but make nobody known for any subject or any place; who travels to a
 * switched-off part of a city is of the city still, but does not travel there. An area that a tutor travels to as a whole has one row under its *negative* place instead of
 * one for each part: a district's page reads its own place and the city's negative one, leaving out rows that are marked as covered, so nobody is met twice.
 * A tag is one more subject, its number below zero, of those in its cell of subject and place who teach its level and whose texts hold one of its words, in whichever language.
 * Answers the subjects whose lists it changed. Called after a change of the tutor, of their subjects, places or TOPs. Published and school tutors only, without those hidden for an overdue order (spec: decisions TUT-1, TUT-4); without a price nobody can be listed.
 */
export async function rewriteListings(tx: Tx, tutorIds: readonly number[] | 'all', edition: Pick<Edition, 'schoolRates'>): Promise<number[]> {
  if (tutorIds !== 'all') return rewrite(tx, tutorIds, edition)
  const changed = new Set<number>()
  for (let last = 0; ; ) {
    const { rows } = await tx.execute<{ id: number }>(sql`select id from tutors where id > ${last} order by id limit ${BATCH}`)
    const ids = rows.map(({ id }) => id)
    const end = ids.at(-1)
    if (end === undefined) return [...changed]
    for (const subject of await rewrite(tx, ids, edition)) changed.add(subject)
    last = end
  }
}

/** Carries new scores and review counts into the rows and cards that are there. Answers the subjects whose lists it changed. */
export async function rerankListings(tx: Tx, tutorIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ subject: number }>(sql`
    with reranked as (
      update listings l set rank = ${rank}, reviews = ${reviews} from tutors t
      where t.id = l.tutor_id and t.id = any(${sql.param(tutorIds)}::int[]) and (l.rank, l.reviews) is distinct from (${rank}, ${reviews})
      returning l.subject
    )
    select distinct subject from reranked`)
  await rewriteCards(tx, tutorIds)
  return rows.map(({ subject }) => subject)
}

/**
 * Keeps what the cards of these tutors show as one ready row each, in the transaction that changed it. A row gets another version when it shows anything
 * else, so what was made of a version stays true of it (record 10).
 */
async function rewriteCards(tx: Tx, tutorIds: readonly number[]) {
  await tx.execute(sql`
    insert into tutor_cards (tutor_id, data)
    select card.id, to_jsonb(card) from (select ${cardColumns} from tutors t where t.id = any(${sql.param(tutorIds)}::int[])) card order by card.id
    on conflict (tutor_id) do update set data = excluded.data, version = excluded.version where tutor_cards.data is distinct from excluded.data`)
}

async function rewrite(tx: Tx, tutorIds: readonly number[], { schoolRates }: Pick<Edition, 'schoolRates'>): Promise<number[]> {
  const ids = sql`${sql.param(tutorIds)}::int[]`
  // Two saves of one tutor must not mix; whoever comes second then sees all of the first.
  await tx.execute(sql`select from tutors where id = any(${ids}) order by id for no key update`)
  await rewriteCards(tx, tutorIds)
  const { rows } = await tx.execute<{ subject: number }>(sql`
    with chosen as (
      select t.id, t.rate_id, t.work_online, case when t.status = ${constant(TUTOR_STATUS.school)} then ${schoolRates?.base[0] ?? null}::int end as school_price,
        (case when t.work_online then ${bit(ONLINE_BIT)} else 0 end) | (case when t.verified then ${bit(VERIFIED_BIT)} else 0 end)
          | (case when exists (select from tops where tops.tutor_id = t.id and tops.active) then ${bit(TOP_BIT)} else 0 end) as bits,
        ${rank} as rank, ${reviews} as reviews
      from tutors t where t.id = any(${ids}) and t.status in ${constant(TEACHING)} and not t.overdue_disabled
    ), subjects as (
      select taught.tutor_id, taught.lesson_id as subject, coalesce(bit_or(1::bigint << l.bit), 0) as level_mask, taught.rate_id as own_price
      from tutor_lessons taught
      left join tutor_levels offered using (tutor_id, lesson_id)
      left join levels l on l.id = offered.level_id
      where taught.tutor_id = any(${ids}) group by taught.tutor_id, taught.lesson_id
      union all
      select taught.tutor_id, 0, coalesce(bit_or(1::bigint << l.bit), 0), min(taught.rate_id) filter (where chosen.rate_id is null)
      from chosen join tutor_lessons taught on taught.tutor_id = chosen.id join lessons on lessons.id = taught.lesson_id and lessons.active
      left join tutor_levels offered using (tutor_id, lesson_id)
      left join levels l on l.id = offered.level_id
      group by taught.tutor_id
    ), areas as (
      select *,
        bool_or(bit = ${bit(TRAVEL_BIT)} and district_id is null) over (partition by tutor_id, city_id) as whole_city,
        bool_or(bit = ${bit(TRAVEL_BIT)} and district_id is not null and subdistrict_id is null) over (partition by tutor_id, district_id) as whole_district
      from (
        select tutor_id, city_id, district_id, subdistrict_id, ${bit(HOME_BIT)} as bit from tutor_homes where tutor_id = any(${ids})
        union all
        select tutor_id, t.city_id, t.district_id, subdistrict_id, case when d.active is not false and s.active is not false then ${bit(TRAVEL_BIT)} else 0 end
        from tutor_travels t left join districts d on d.id = t.district_id left join subdistricts s on s.id = subdistrict_id where tutor_id = any(${ids})
      ) paths
    ), reach as (
      select areas.tutor_id, place.id as place, bit, step.is_end, step.is_covered
      from areas cross join lateral (values
        ('city', city_id, district_id is null, false),
        ('district', district_id, subdistrict_id is null, whole_city),
        ('subdistrict', subdistrict_id, false, whole_city or whole_district)
      ) step (kind, ref_id, is_end, is_covered)
      join places place on place.kind = step.kind and place.ref_id = step.ref_id
    ), spots as (
      select tutor_id, place, bit_or(bits) as bits from (
        select tutor_id, place, bit | case when is_covered then ${bit(COVERED_BIT)} else 0 end as bits from reach
        union all
        select tutor_id, -place, bit from reach where bit = ${bit(TRAVEL_BIT)} and is_end and not is_covered
        union all
        select tutor_id, ${bit(ANYWHERE)}, bit from areas join cities on cities.id = areas.city_id and cities.active
        union all
        select id, online.place, 0 from chosen, (values (${bit(ANYWHERE)}), (${bit(ONLINE)})) online (place) where work_online
      ) found group by tutor_id, place
    ), wanted as (
      select subjects.subject, spots.place, chosen.id as tutor_id, subjects.level_mask, chosen.bits | spots.bits as traits,
        coalesce(chosen.school_price, subjects.own_price, chosen.rate_id) as price, chosen.rank, chosen.reviews
      from chosen join subjects on subjects.tutor_id = chosen.id join spots on spots.tutor_id = chosen.id
      where coalesce(chosen.school_price, subjects.own_price, chosen.rate_id) is not null
    ), sought as (
      select g.id, coalesce(g.lesson_id, 0) as subject, g.words, 1::bigint << l.bit as level, ${bit(ONLINE)} as source, ${bit(ONLINE)} as place
      from tags g left join levels l on l.id = g.level_id where g.active and g.city_id is null
      union all
      select g.id, coalesce(g.lesson_id, 0), g.words, 1::bigint << l.bit, coalesce(places.id, ${bit(ANYWHERE)}), ${bit(ANYWHERE)}
      from tags g left join levels l on l.id = g.level_id left join places on places.kind = 'city' and places.ref_id = g.city_id
      where g.active and g.catalog_type = 'offline'
    ), said as (
      select t.id, lower(concat_ws(' ', t.short_description, t.description, t.speciality,
        (select string_agg(word #>> '{}', ' ') from jsonb_path_query(t.translations, '$.*.*') word),
        (select string_agg(taught.description, ' ') from tutor_lessons taught where taught.tutor_id = t.id),
        (select string_agg(word #>> '{}', ' ') from tutor_lessons taught, jsonb_path_query(taught.translations, '$.*') word where taught.tutor_id = t.id))) as words
      from tutors t where t.id = any(${ids})
    ), tagged as (
      select -sought.id as subject, sought.place, wanted.tutor_id, wanted.level_mask, wanted.traits & ~${bit(COVERED_BIT)} as traits, wanted.price, wanted.rank, wanted.reviews
      from sought join wanted on wanted.subject = sought.subject and wanted.place = sought.source
      join said on said.id = wanted.tutor_id
      where (sought.level is null or wanted.level_mask & sought.level <> 0)
        and (cardinality(sought.words) = 0 or exists (select from unnest(sought.words) word where position(lower(word) in said.words) > 0))
    ), listed as (
      select * from wanted union all select * from tagged
    ), gone as (
      delete from listings l where l.tutor_id = any(${ids})
        and not exists (select from listed w where w.tutor_id = l.tutor_id and w.subject = l.subject and w.place = l.place)
      returning l.subject
    ), written as (
      insert into listings (subject, place, tutor_id, level_mask, traits, price, rank, reviews) select * from listed order by subject, place, rank
      on conflict (tutor_id, subject, place) do update
        set level_mask = excluded.level_mask, traits = excluded.traits, price = excluded.price, rank = excluded.rank, reviews = excluded.reviews
        where (listings.level_mask, listings.traits, listings.price, listings.rank, listings.reviews)
          is distinct from (excluded.level_mask, excluded.traits, excluded.price, excluded.rank, excluded.reviews)
      returning subject
    )
    select subject from gone union select subject from written`)
  return rows.map(({ subject }) => subject)
}

/** A constant of the query's text; parameters would hide its type. */
function bit(value: number): SQL {
  return sql.raw(String(value))
}
