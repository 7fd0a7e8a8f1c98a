import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import {
  type createEmailProfile,
  type deleteEmailProfile,
  type EmailProfile,
  type getEmailProfile,
  HIDDEN_SECRET,
  type listEmailProfiles,
  type saveEmailProfile,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Tx } from '../database/open.ts'
import { pagingOf } from '../database/paging.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { emailProfiles } from '../outbox/template-tables.ts'
import { seal } from '../seal.ts'

type Row = typeof emailProfiles.$inferSelect
const PAGE_SIZE = 25

/** Senders of mails, the default first (spec: decisions MSG-9). */
export async function list({ db }: Context, { page }: Input<typeof listEmailProfiles>) {
  const rows = await db
    .select()
    .from(emailProfiles)
    .orderBy(desc(emailProfiles.is_default), emailProfiles.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const total_count = await boundedCount(db, emailProfiles, undefined)
  return { profiles: rows.map(present), ...pagingOf(total_count, PAGE_SIZE) }
}

/** Throws `not_found`. */
export async function get({ db }: Context, { id }: Input<typeof getEmailProfile>) {
  const [row] = await db.select().from(emailProfiles).where(eq(emailProfiles.id, id))
  if (!row) throw new NotFound()
  return { profile: present(row) }
}

/** Adds a sender; the first is the default whether it was asked for or not. */
export async function create(context: Context, { profile: { smtp_password, ...sent } }: Input<typeof createEmailProfile>) {
  const { tx, settings } = context
  const fields = { ...sent, reply_to: sent.reply_to ?? '' }
  const [held] = await tx.select({ n: count() }).from(emailProfiles).where(eq(emailProfiles.is_default, true))
  const is_default = fields.is_default || held?.n === 0
  if (is_default) await clearDefault(tx)
  const [row] = await tx
    .insert(emailProfiles)
    .values({ ...fields, is_default, smtp_password: sealed(smtp_password, settings.secret) })
    .returning()
  if (!row) throw new Error('no sender was made')
  context.audit(`email_profile ${row.id}`, { name: row.name, from_email: row.from_email })
  return { profile: present(row) }
}

/** Throws `not_found`, `conflict`, and the field `is_default` when no default would be left. A password is changed by a new one alone. */
export async function save(context: Context, { profile: { id, version, smtp_password, ...sent } }: Input<typeof saveEmailProfile>) {
  const { tx, settings } = context
  const fields = { ...sent, reply_to: sent.reply_to ?? '' }
  const row = await lock(tx, id)
  const changes = changesOf({ ...fields, version }, row)
  if (row.is_default && !fields.is_default) throw new FieldProblem({ is_default: 'last_default' })
  if (fields.is_default) await clearDefault(tx, id)
  const isNew = smtp_password !== '' && smtp_password !== HIDDEN_SECRET
  const [saved] = await tx
    .update(emailProfiles)
    .set({ ...fields, version: row.version + 1, ...(isNew && { smtp_password: sealed(smtp_password, settings.secret) }) })
    .where(eq(emailProfiles.id, id))
    .returning()
  context.audit(`email_profile ${id}`, { ...changes, ...(isNew && { smtp_password: HIDDEN_SECRET }) })
  return { profile: present(saved ?? row) }
}

/** Throws `not_found`, `in_use` for one that a template names, and the field `is_default` for the default beside others. */
export async function remove(context: Context, { id }: Input<typeof deleteEmailProfile>): Promise<void> {
  const { tx } = context
  const row = await lock(tx, id)
  const [others] = await tx.select({ n: count() }).from(emailProfiles).where(ne(emailProfiles.id, id))
  if (row.is_default && others?.n) throw new FieldProblem({ is_default: 'last_default' })
  await tx.delete(emailProfiles).where(eq(emailProfiles.id, id))
  context.audit(`email_profile ${id}`, { name: row.name, from_email: row.from_email })
}

const sealed = (password: string, secret: string) => (password ? seal(password, secret, 'email_profiles') : '')

async function lock(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(emailProfiles).where(eq(emailProfiles.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

/** The default of before is another one than a form that is open shows. */
const clearDefault = (tx: Tx, but = 0) =>
  tx
    .update(emailProfiles)
    .set({ is_default: false, version: sql`${emailProfiles.version} + 1` })
    .where(and(eq(emailProfiles.is_default, true), ne(emailProfiles.id, but)))

/** As staff see it: that there is a password, never which. */
const present = ({ smtp_password, ...row }: Row): z.input<typeof EmailProfile> => ({ ...row, smtp_password: smtp_password ? HIDDEN_SECRET : '' })
