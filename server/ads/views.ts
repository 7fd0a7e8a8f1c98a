import { and, eq, sql } from 'drizzle-orm'
import type { viewAd } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, ownAdmin } from '../context.ts'
import { NotFound } from '../errors.ts'
import type { Job } from '../jobs/job.ts'
import { isShown } from './shown.ts'
import { ads, adViews } from './table.ts'

/** Counts that somebody opened an ad; robots, staff and its own tutor are not counted. Throws `not_found` for what visitors don't see (spec: decisions CNT-2). */
export async function view({ tx, isBot, session }: Context, { id }: Input<typeof viewAd>) {
  const [ad] = await tx
    .select({ tutor_id: ads.tutor_id })
    .from(ads)
    .where(and(isShown, eq(ads.id, id)))
  if (!ad) throw new NotFound()
  if (isBot || ownAdmin(session) || session?.tutor_id === ad.tutor_id) return
  await tx.insert(adViews).values({ ad_id: id })
}

/** Adds the views to their ads, in one statement whatever their number. */
export async function addViews({ transact }: Job): Promise<void> {
  await transact(({ tx }) =>
    tx.execute(sql`
      with told as (delete from ad_views returning ad_id), counted as (select ad_id, count(*)::int as n from told group by ad_id order by ad_id)
      update ads set views = views + counted.n from counted where ads.id = counted.ad_id`),
  )
}
