import { eq, sql } from 'drizzle-orm'
import { rewriteListings } from '../catalogue/listings.ts'
import { scoreAll } from '../catalogue/recompute-scores.ts'
import { addUpCounts } from '../database/add-up.ts'
import type { Tx } from '../database/open.ts'
import { clients, listingCounts, orderCounts, tutors } from '../tables.ts'
import { DEMO_BOTH } from './accounts.ts'
import { before, HOUR, type World } from './world.ts'

const counted = [
  'admins',
  'clients',
  'tutors',
  'orders',
  'ads',
  'ad_images',
  'blogs',
  'blog_images',
  'news',
  'news_categories',
  'site_reviews',
  'videos',
  'wallet_lines',
] as const

/** What follows from the rows once all are there: the person of both roles, scores, listings, sums, and the counters of ids. */
export async function joinUp(tx: Tx, { edition, now }: World): Promise<void> {
  await joinRoles(tx)
  // Planned by what the tables now hold, not by how empty they began.
  await tx.execute(sql`analyze`)
  await scoreAll(tx, now)
  // Of a table that fills nothing is known yet: PostgreSQL would read all of it for each batch.
  await tx.execute(sql`set local enable_seqscan = off`)
  await rewriteListings(tx, 'all', edition)
  await tx.execute(sql`set local enable_seqscan = on`)
  await addUpCounts(tx, orderCounts)
  await addUpCounts(tx, listingCounts)
  await declineTerms(tx, now)
  for (const table of counted) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
  }
}

/** The person of both roles is one person: the client has the tutor's name and number. */
async function joinRoles(tx: Tx) {
  const [{ name, last_name, phone } = {}] = await tx
    .update(tutors)
    .set({ client_id: DEMO_BOTH.client_id })
    .where(eq(tutors.id, DEMO_BOTH.id))
    .returning({ name: tutors.name, last_name: tutors.last_name, phone: tutors.phone })
  await tx.update(clients).set({ name, last_name, phone }).where(eq(clients.id, DEMO_BOTH.client_id))
}

/** One client with an order at work did not accept the terms, so that staff have that to look at too (spec: decisions AUTH-17). */
async function declineTerms(tx: Tx, now: Date) {
  const at = sql`${before(now, 2 * HOUR).toISOString()}::timestamptz`
  await tx.execute(sql`
    with declined as (select id, client_id from orders where status = 2 and client_id > ${DEMO_BOTH.client_id} order by id desc limit 1),
      told as (insert into staff_events (kind, order_id, created_at) select 'client_terms_declined', id, ${at} from declined)
    update clients c set terms_confirmed_at = null, terms_declined_at = ${at} from declined where c.id = declined.client_id`)
}
