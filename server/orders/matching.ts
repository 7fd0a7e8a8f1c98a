import { type SQL, sql } from 'drizzle-orm'
import { languages, languageTable } from '../../editions/index.ts'
import { IN_WORK, STATUS, spokenLanguages, TUTOR_STATUS } from '../../schemas/index.ts'
import { SLOTS_A_DAY } from '../../theme/schedule.ts'
import { intervalHours } from '../../theme/time-intervals.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { askedPrice } from './asked-price.ts'

/** The second offer, a day after the first (spec: decisions ORD-12). */
export const SECOND_WAVE = 10
const MOST_OPEN_ROWS = 15
/** How far a tutor's price of the subject may lie from the order's rate. */
const PRICE_RANGE = [0.7, 1.3] as const

/** Slot that begins at a full hour. */
const slotAt = (hour: number) => 1 + hour * 2
/** Slots of an interval `i` of `time_intervals`; any time is all of them. */
const intervalSlots = sql.raw(
  `(case i ${Object.entries(intervalHours)
    .map(([id, [from, to]]) => `when ${id} then int4range(${slotAt(from)}, ${slotAt(to)})`)
    .join(' ')} else int4range(1, ${1 + SLOTS_A_DAY}) end)`,
)

/** The `spokenLanguages` id of the order's language. */
const spokenId = sql.raw(`(case o.lang ${languages.map((code) => `when '${code}' then ${idOfTag(languageTable[code].tag)}`).join(' ')} end)`)

function idOfTag(tag: string): string {
  const id = Object.entries(spokenLanguages).find(([, spoken]) => spoken === tag)?.[0]
  if (!id) throw new Error(`no spoken language has the tag ${tag}`)
  return id
}

const teachesEverything = sql`not exists (
  select from order_lessons ol where ol.order_id = o.id group by ol.lesson_id
  having not exists (select from tutor_lessons tl where tl.tutor_id = t.id and tl.lesson_id = ol.lesson_id)
    or not bool_or(ol.level_id is null or exists (
      select from tutor_levels tv where tv.tutor_id = t.id and tv.lesson_id = ol.lesson_id and tv.level_id = ol.level_id)))
  and exists (select from order_lessons ol where ol.order_id = o.id)`

const worksThere = sql`(
  (o.location_at_online and t.work_online)
  or (o.location_at_tutor and exists (
    select from order_places p join tutor_homes h on h.tutor_id = t.id and h.city_id = p.city_id and (p.district_id is null or h.district_id = p.district_id)
    where p.order_id = o.id and p.at = 'tutor'))
  or (o.location_at_client and exists (
    select from order_places p join tutor_travels v on v.tutor_id = t.id and v.city_id = p.city_id
      and (v.district_id is null or p.district_id is null or v.district_id = p.district_id)
      and (v.subdistrict_id is null or p.subdistrict_id is null or v.subdistrict_id = p.subdistrict_id)
    where p.order_id = o.id and p.at = 'client')))`

// Who asks for no price takes the order's.
const affordable = sql`(o.rate_id is null or coalesce(
  ${askedPrice(sql`o.id`, sql`t`)} between o.rate_id * ${PRICE_RANGE[0]}::numeric and o.rate_id * ${PRICE_RANGE[1]}::numeric, true))`

const isOpen = sql`t.status = ${constant(TUTOR_STATUS.published)} and not t.overdue_disabled
  and not coalesce((t.toggles ->> 'catalog_paused')::boolean, false) and not coalesce((t.toggles ->> 'no_potential_orders')::boolean, false)`

const hasRoom = sql`(
  select count(*) from order_tutors r join orders ro on ro.id = r.order_id
  where r.tutor_id = t.id and r.state in ('asked', 'responded') and ro.status in ${constant(IN_WORK)}) < ${MOST_OPEN_ROWS}`

/** The hard conditions between an order `o` and a tutor `t` (spec: decisions ORD-12). */
const fits = sql`${isOpen}
  and t.client_id is distinct from o.client_id
  and not exists (select from order_tutors r where r.order_id = o.id and r.tutor_id = t.id and r.state in ('refused', 'removed'))
  and ${teachesEverything} and ${worksThere} and ${affordable}
  and (o.practice_id is null or coalesce(t.practice_id, 1) >= o.practice_id)
  and (o.tutor_sex = 0 or t.sex = o.tutor_sex)
  and (t.lang = o.lang or ${spokenId} = any(t.langs))`

/** Catalogue score, plus 10 for a free slot at a wished time, plus 5 for quick answers (spec: decisions ORD-12). */
const points = sql`t.score
  + case when cardinality(o.time_intervals) > 0 and exists (
      select from jsonb_each(t.schedule) day, jsonb_array_elements_text(day.value) slot, unnest(o.time_intervals) i
      where slot::int <@ ${intervalSlots}) then 10 else 0 end
  + case when coalesce((t.score_parts ->> 'A')::numeric, 0) > 0.8 then 5 else 0 end`

/** Ids of the tutors that fit an order and have room, the best first. */
export async function matchingTutors(
  db: Reader,
  order_id: number,
  { limit, without }: { limit: number; without: 'attached' | 'nobody' },
): Promise<number[]> {
  const unattached: SQL =
    without === 'attached'
      ? sql`and not exists (select from order_tutors r where r.order_id = o.id and r.tutor_id = t.id and r.state <> 'closed')`
      : sql``
  const { rows } = await db.execute<{ id: number }>(sql`
    select t.id from orders o, tutors t
    where o.id = ${order_id}
      and t.id in (select tl.tutor_id from tutor_lessons tl join order_lessons ol on ol.lesson_id = tl.lesson_id where ol.order_id = ${order_id})
      and ${fits} and ${hasRoom} ${unattached}
    order by ${points} desc, t.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Whether the tutor would be offered an order that fits. */
export async function takesOrders(db: Reader, tutor_id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from tutors t where t.id = ${tutor_id} and ${isOpen}`)
  return rows.length > 0
}

/** Which of these orders the tutor would fit. */
export async function fittingOrders(db: Reader, tutor_id: number, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from orders o, tutors t where t.id = ${tutor_id} and o.id = any(${sql.param(orderIds)}::int[]) and o.status = ${constant(STATUS.potential)} and ${fits}`)
  return new Set(rows.map(({ id }) => id))
}
