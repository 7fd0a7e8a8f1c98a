import { and, count, eq } from 'drizzle-orm'
import { type createSavedQuery, type deleteSavedQuery, MOST_SAVED_QUERIES, mayUse, type saveSavedQuery } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { FieldProblem, Forbidden, NotFound } from '../errors.ts'
import { present } from './read.ts'
import { savedQueries } from './table.ts'

/** Throws `forbidden` for a list that one may not use, and the field `name` when there are enough of this list. */
export async function create(context: Context, { resource, name, value, shared }: Input<typeof createSavedQuery>) {
  const { tx, now } = context
  const admin = requireAdmin(context)
  if (!mayUse(resource, admin.status)) throw new Forbidden()
  // one after the other, so that two at once don't pass the limit
  await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, admin.id)).for('update')
  const own = and(eq(savedQueries.admin_id, admin.id), eq(savedQueries.resource, resource))
  const [kept] = await tx.select({ n: count() }).from(savedQueries).where(own)
  if ((kept?.n ?? 0) >= MOST_SAVED_QUERIES) throw new FieldProblem({ name: 'too_big' })
  const [query] = await tx.insert(savedQueries).values({ admin_id: admin.id, resource, name, value, shared, created_at: now }).returning()
  return answer(context, query)
}

/** Throws `not_found` for what is not one's own. */
export async function save(context: Context, { id, name, value, shared }: Input<typeof saveSavedQuery>) {
  const [query] = await context.tx.update(savedQueries).set({ name, value, shared }).where(isOwn(context, id)).returning()
  return answer(context, query)
}

/** Throws `not_found` for what is not one's own. */
export async function remove(context: Context, { id }: Input<typeof deleteSavedQuery>) {
  const [query] = await context.tx.delete(savedQueries).where(isOwn(context, id)).returning()
  return answer(context, query)
}

const isOwn = (context: Context, id: number) => and(eq(savedQueries.id, id), eq(savedQueries.admin_id, requireAdmin(context).id))

function answer(context: Context, query: typeof savedQueries.$inferSelect | undefined) {
  if (!query) throw new NotFound()
  const admin = requireAdmin(context)
  context.audit(`record ${query.id}`, { name: query.name, shared: query.shared })
  return { row: present({ query, owner_name: admin.name }, admin) }
}
