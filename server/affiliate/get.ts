import { sql } from 'drizzle-orm'
import { AFFILIATE_PERCENT } from '../../schemas/index.ts'
import { type Context, requireTutor } from '../context.ts'
import { constant } from '../database/constant.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { TEACHING } from '../tutors/available.ts'
import { publicName } from '../tutors/names.ts'

/** So many colleagues are named; all are counted. */
const MOST = 100

interface Colleague {
  name: string
  last_name: string
  date: number
  status: number
  sum: number
}

/** Whom the tutor brought, by their public names, and what it earned (spec: decisions TUT-11). */
export async function get(context: Context) {
  const { db, edition, siteUrl } = context
  const id = requireTutor(context)
  const [counted, named, earned] = await Promise.all([
    db.execute<{ registered: number; published: number; paid: number }>(sql`
      select count(*)::int as registered, (count(*) filter (where status in ${constant(TEACHING)}))::int as published,
        (count(*) filter (where exists (select from affiliate_rewards r where r.tutor_id = t.id and r.taken_back_at is null)))::int as paid
      from tutors t where affiliate_id = ${id}`),
    db.execute<Colleague & Record<string, unknown>>(sql`
      select name, last_name, status, extract(epoch from created_at)::int as date,
        coalesce((select sum(r.sum) from affiliate_rewards r where r.tutor_id = t.id and r.referrer_id = ${id} and r.taken_back_at is null), 0)::float as sum
      from tutors t where affiliate_id = ${id} order by created_at desc, t.id desc limit ${MOST}`),
    db.execute<{ sum: number }>(sql`select coalesce(sum(sum), 0)::float as sum from wallet_lines where tutor_id = ${id} and type = 'affiliate'`),
  ])
  const [counts] = counted.rows
  return {
    affiliate_id: id,
    link: `${siteUrl}${sitePaths.register}?affiliate_id=${id}`,
    percent: AFFILIATE_PERCENT,
    registered_count: counts?.registered ?? 0,
    published_count: counts?.published ?? 0,
    paid_count: counts?.paid ?? 0,
    earned: earned.rows[0]?.sum ?? 0,
    currency: edition.currency,
    items: named.rows.map(({ name, last_name, date, status, sum }) => ({ tutor_name_short: publicName({ name, last_name }), date, status, sum })),
  }
}
