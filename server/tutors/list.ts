import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type { listTutors, TutorFilters } from '../../schemas/index.ts'
import { IN_HAND, STATUS } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { constant } from '../database/constant.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { uploadUrl } from '../files/urls.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { maybeUnix } from '../unix.ts'
import { wholeName } from './names.ts'
import { shownRate } from './price.ts'
import { tutorHas } from './search.ts'
import { tutors } from './table.ts'

const sorts = { id: tutors.id, score: tutors.score, last_login_at: tutors.last_login_at, orders: tutors.orders_count } as const

/** Tutors by filters, newest first unless asked otherwise. The total is exact up to 10,000 (spec: decisions ADM-12, API-14). */
export async function list(context: Context, { page, filters }: Input<typeof listTutors>) {
  const { db, edition } = context
  const language = edition.panelLanguage
  const where = conditions(context, filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const direction = filters.sort_dir === 'asc' ? asc : desc
  const column = sorts[filters.sort_by ?? 'id']
  const [rows, total_count, { lessons, cities }] = await Promise.all([
    db
      .select({ tutor: tutors, ...shown(requireAdmin(context).id) })
      .from(tutors)
      .where(where)
      // said of a column without nulls, it would keep the table from being read in the order of an index
      .orderBy(column.notNull ? direction(column) : sql`${direction(column)} nulls last`, direction(tutors.id))
      .limit(limit)
      .offset(offset),
    boundedCount(db, tutors, where),
    referenceOf(context),
  ])
  return {
    tutors: rows.map(({ tutor, lesson_ids, city_id, ...row }) => {
      const city = cities.get(city_id ?? 0)
      return {
        id: tutor.id,
        name: wholeName(tutor),
        status: tutor.status,
        phone: tutor.phone,
        email: tutor.email,
        avatar: tutor.avatar && uploadUrl(tutor.avatar.preview),
        lessons: lesson_ids.flatMap((id) => nameIn(lessons.get(id)?.name ?? {}, language) || []),
        city: city ? nameIn(city.name, language) : null,
        work_online: tutor.work_online,
        rate: shownRate(tutor, edition, language),
        score: tutor.score,
        verified: tutor.verified,
        last_login_at: maybeUnix(tutor.last_login_at),
        ...row,
      }
    }),
    ...pagingOf(total_count, page_size),
  }
}

/** What a row shows beside the tutor's own columns. Drizzle would write a column of the one table bare here, so its name stands as text. */
const shown = (admin_id: number) => ({
  lesson_ids: sql<number[]>`array(select lesson_id from tutor_lessons where tutor_id = tutors.id order by position)`,
  city_id: sql<number | null>`coalesce(
    (select city_id from tutor_homes where tutor_id = tutors.id order by id limit 1),
    (select city_id from tutor_travels where tutor_id = tutors.id order by id limit 1))`,
  wallet_balance: sql<number>`coalesce((select balance_after from wallet_lines where tutor_id = tutors.id order by id desc limit 1), 0)::float8`,
  orders: sql<{ active: number; paid: number }>`(
    select jsonb_build_object('active', count(*) filter (where o.status in ${constant(IN_HAND)}), 'paid', count(*) filter (where o.status = ${constant(STATUS.paid)}))
    from order_tutors row join orders o on o.id = row.order_id where row.tutor_id = tutors.id and row.state = 'appointed')`,
  favorite: sql<boolean>`exists (select from tutor_favorites where tutor_id = tutors.id and admin_id = ${admin_id})`,
})

const date = (unix: number) => new Date(unix * 1000)

function conditions(context: Context, filters: TutorFilters): SQL | undefined {
  const { now } = context
  const {
    id,
    ids,
    text,
    status,
    lesson_id,
    level_id,
    city_id,
    work_online,
    verified,
    billing_status,
    verification_requested,
    has_top,
    favorite,
    prof,
  } = filters
  const { points_from, registered_from, registered_to, last_login_from, last_login_to } = filters
  const own = sql`tutor_id = ${tutors.id}`
  const isFavorite = sql`exists (select from tutor_favorites where ${own} and admin_id = ${requireAdmin(context).id})`
  const hasTop = sql`exists (select from tops where ${own} and active and date_from <= ${now} and date_to > ${now})`
  const meets = (wanted: boolean | undefined, condition: SQL) => (wanted === undefined ? undefined : wanted ? condition : not(condition))
  return and(
    id === undefined ? undefined : eq(tutors.id, id),
    ids && inArray(tutors.id, ids),
    text === undefined ? undefined : tutorHas(text),
    status && inArray(tutors.status, status),
    lesson_id === undefined ? undefined : sql`exists (select from tutor_lessons where ${own} and lesson_id = ${lesson_id})`,
    level_id === undefined
      ? undefined
      : sql`exists (select from tutor_levels where ${own} and level_id = ${level_id} ${lesson_id === undefined ? sql`` : sql`and lesson_id = ${lesson_id}`})`,
    city_id === undefined
      ? undefined
      : sql`(exists (select from tutor_homes where ${own} and city_id = ${city_id}) or exists (select from tutor_travels where ${own} and city_id = ${city_id}))`,
    work_online === undefined ? undefined : eq(tutors.work_online, work_online),
    verified === undefined ? undefined : eq(tutors.verified, verified),
    billing_status === undefined ? undefined : eq(tutors.billing_status, billing_status),
    verification_requested === undefined
      ? undefined
      : verification_requested
        ? isNotNull(tutors.verification_requested_at)
        : isNull(tutors.verification_requested_at),
    meets(has_top, hasTop),
    meets(favorite, isFavorite),
    prof === undefined ? undefined : eq(tutors.prof, prof),
    points_from === undefined ? undefined : gte(tutors.score, points_from),
    registered_from === undefined ? undefined : gte(tutors.created_at, date(registered_from)),
    registered_to === undefined ? undefined : lte(tutors.created_at, date(registered_to)),
    last_login_from === undefined ? undefined : gte(tutors.last_login_at, date(last_login_from)),
    last_login_to === undefined ? undefined : lte(tutors.last_login_at, date(last_login_to)),
  )
}
