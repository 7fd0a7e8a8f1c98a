import { and, desc, eq, sql } from 'drizzle-orm'
import { type MergeField, mergeFields, type previewMerge, REVIEW } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Names } from '../database/columns.ts'
import { FieldProblem, WrongStatus } from '../errors.ts'
import { orders } from '../orders/table.ts'
import { nameIn } from '../reference/reference.ts'
import { wholeName } from '../tutors/names.ts'
import { unixOf } from '../unix.ts'
import { countAll } from './references.ts'
import { rowsOf } from './rows.ts'

/** Enough to recognise a client by. */
const MOST = 20

/** Two clients side by side, before they become one. Throws as the merge itself (spec: decisions CLI-4). */
export async function preview(context: Context, { client_id, client_id2 }: Input<typeof previewMerge>) {
  if (client_id === client_id2) throw new FieldProblem({ client_id2: 'same_client' })
  const [client, client2] = await rowsOf(context, [client_id, client_id2])
  if (!client || !client2 || client.deleted_at !== null || client2.deleted_at !== null) throw new WrongStatus()
  if (client.tutor_id && client2.tutor_id) throw new FieldProblem({ client_id2: 'two_tutors' })
  const [found, found2, moves, reviews] = await Promise.all([
    latestOf(context, client_id),
    latestOf(context, client_id2),
    countAll(context.db, client_id2),
    context.db.$count(orders, and(eq(orders.client_id, client_id2), eq(orders.review_status, REVIEW.written))),
  ])
  const isOf = (field: MergeField) => (row: typeof client) => (field === 'name' ? wholeName(row) : row[field])
  const conflicts = mergeFields.filter((field) => isOf(field)(client) !== isOf(field)(client2))
  return { client, client2, orders: found, orders2: found2, conflicts, moves: { ...moves, reviews } }
}

async function latestOf({ db, edition }: Context, client_id: number) {
  const rows = await db
    .select({
      order_id: orders.id,
      status: orders.status,
      review_status: orders.review_status,
      date_create: orders.date_create,
      city: sql<Names | null>`(select c.name from order_places p join cities c on c.id = p.city_id where p.order_id = orders.id order by p.id limit 1)`,
    })
    .from(orders)
    .where(eq(orders.client_id, client_id))
    .orderBy(desc(orders.id))
    .limit(MOST)
  return rows.map(({ city, date_create, ...row }) => ({
    ...row,
    date_create: unixOf(date_create),
    city: city && nameIn(city, edition.panelLanguage),
  }))
}
