import { eq, sql } from 'drizzle-orm'
import { rewriteListings } from '../../catalogue/listings.ts'
import type { Tx } from '../open.ts'
import { tutors } from '../tables.ts'
import { DEMO_BOTH } from './accounts.ts'
import type { World } from './world.ts'

const counted = ['admins', 'clients', 'tutors', 'orders'] as const

/** What follows from the rows once all are there: the person of both roles, means of reviews, listings, sums, and the counters of ids. */
export async function joinUp(tx: Tx, { edition }: World): Promise<void> {
  await tx.update(tutors).set({ client_id: DEMO_BOTH.client_id }).where(eq(tutors.id, DEMO_BOTH.id))
  await tx.execute(sql`
    update tutors t set reviews_count = reviewed.count, reviews_mark = reviewed.mark from (
      select r.tutor_id, count(*) as count, avg(o.review_value) as mark
      from orders o join order_tutors r on r.order_id = o.id and r.state = 'appointed' where o.review_status = 1 group by r.tutor_id
    ) reviewed where reviewed.tutor_id = t.id`)
  await rewriteListings(tx, 'all', edition)
  await tx.execute(sql`
    with gone as (delete from order_counts returning admin_id, day, status, n)
    insert into order_counts (admin_id, day, status, n) select admin_id, day, status, sum(n) from gone group by admin_id, day, status`)
  for (const table of counted) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
  }
}
