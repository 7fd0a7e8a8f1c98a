import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { type createStaff, type deleteStaff, STAFF_STATUS, type saveStaff, type toggleStaff } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Input } from '../calls.ts'
import { type Changes, changesOf } from '../changes.ts'
import { type Context, requireAdmin } from '../context.ts'
import { FieldProblem, Forbidden, NotFound, Refusal } from '../errors.ts'
import { endStaffSessions, tellOfRights } from '../sessions/end.ts'
import { handTo } from './hand-over.ts'
import { present, presentWithOrders } from './read.ts'
import { isOwner, requireRightOver } from './right-over.ts'

type Row = typeof admins.$inferSelect

/** Stands in the journal for what not everybody who reads it may know. */
const HIDDEN = '****'

/** Adds a member of staff. Throws `forbidden` for an owner that no owner adds, and the field `email` where it is taken (spec: decisions ADM-1, ADM-6). */
export async function create(context: Context, { admin: { password, ...fields } }: Input<typeof createStaff>) {
  const { tx, now } = context
  requireRightOver(context, fields)
  const [row] = await tx
    .insert(admins)
    .values({ ...fields, password_hash: await hashOf(password, fields.email), created_at: now })
    .returning()
  if (!row) throw new Error('no member of staff was made')
  context.audit(`admin ${row.id}`, { name: row.name, status: row.status })
  return { admin: present(row, requireAdmin(context).status) }
}

/**
 * Changes a member of staff; a new password ends their sessions but the one that set it, to work here no more ends all. Throws `forbidden` for an owner that no owner changes or makes,
 * `last_admin`, `not_found`, `conflict` (spec: decisions ADM-1, ADM-6).
 */
export async function save(context: Context, { admin: { id, password, version, ...fields } }: Input<typeof saveStaff>) {
  const { tx, session } = context
  const row = await hold(context, id, fields)
  requireRightOver(context, fields)
  const changes = changesOf({ ...fields, version }, row)
  const [saved] = await tx
    .update(admins)
    .set({ ...fields, version: row.version + 1, ...(password && { password_hash: await hashOf(password, fields.email) }) })
    .where(eq(admins.id, id))
    .returning()
  if (row.active && !fields.active) await endStaffSessions(context, id)
  else if (password) await endStaffSessions(context, id, session?.id)
  if (row.status !== fields.status) await tellOfRights(context, id)
  context.audit(`admin ${id}`, { ...(isOwner(row) || isOwner(fields) ? withoutContacts(changes) : changes), ...(password && { password: HIDDEN }) })
  return { admin: await presentWithOrders(context, saved ?? row) }
}

/** Turns one yes or no. Throws as `save` does. */
export async function toggle(context: Context, { admin_id, field, value }: Input<typeof toggleStaff>) {
  const row = await hold(context, admin_id, { [field]: value })
  await context.tx
    .update(admins)
    .set({ [field]: value, version: row.version + 1 })
    .where(eq(admins.id, admin_id))
  if (field === 'active' && !value) await endStaffSessions(context, admin_id)
  context.audit(`admin ${admin_id}`, { [field]: { before: row[field], after: value } })
}

/**
 * Takes a member of staff out; their name stays beside what they did, their open orders become others' where it is said whose. Throws `forbidden` for oneself
 * and for an owner that no owner removes, `last_admin`, and as `handTo` does.
 */
export async function remove(context: Context, { admin_id, ...heirs }: Input<typeof deleteStaff>) {
  const { tx, now } = context
  const row = await hold(context, admin_id, { active: false })
  if (admin_id === requireAdmin(context).id) throw new Forbidden()
  await tx
    .update(admins)
    .set({ active: false, receives_calls: false, receives_notifications: false, deleted_at: now, version: row.version + 1 })
    .where(eq(admins.id, admin_id))
  await endStaffSessions(context, admin_id)
  const handed = await handTo(context, admin_id, heirs)
  context.audit(`admin ${admin_id}`, { name: row.name, status: row.status, ...handed?.said })
}

/**
 * The row that is about to change, locked together with all owners who work here, so that two who demote each other at once don't both succeed. Throws
 * `not_found`, `forbidden`, and `last_admin` when the change leaves no owner.
 */
export async function hold(context: Context, id: number, next: Partial<Pick<Row, 'status' | 'active'>> = {}): Promise<Row> {
  const working = and(eq(admins.status, STAFF_STATUS.owner), eq(admins.active, true))
  const rows = await context.tx
    .select()
    .from(admins)
    .where(and(isNull(admins.deleted_at), or(eq(admins.id, id), working)))
    .orderBy(asc(admins.id))
    .for('update')
  const row = rows.find((one) => one.id === id)
  if (!row) throw new NotFound()
  requireRightOver(context, row)
  const others = rows.some((one) => one.id !== id)
  const wasOwner = isOwner(row) && row.active
  const staysOwner = isOwner({ ...row, ...next }) && (next.active ?? row.active)
  if (wasOwner && !staysOwner && !others) throw new Refusal('last_admin')
  return row
}

async function hashOf(password: string, email: string) {
  if (password.toLowerCase() === email.toLowerCase()) throw new FieldProblem({ password: 'password' })
  return hashPassword(password)
}

/** The journal is read by those too who may not know an owner's contacts. */
const withoutContacts = ({ email, phone, ...changes }: Changes): Changes => ({
  ...changes,
  ...(email && { email: { before: HIDDEN, after: HIDDEN } }),
  ...(phone && { phone: { before: HIDDEN, after: HIDDEN } }),
})
