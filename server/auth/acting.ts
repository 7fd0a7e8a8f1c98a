import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ACTING_TOKEN_SECONDS, type AdminStatus, type actAsClient, STAFF_STATUS } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import { type Acting, type Context, ownAdmin, requireAdmin } from '../context.ts'
import { Forbidden, NotFound, Refusal } from '../errors.ts'
import { beginActing } from '../sessions/acting.ts'
import { hashOf, newToken } from '../sessions/session.ts'
import { GONE } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'
import { actingHome, adminHome } from './redirects.ts'
import { spendToken } from './spend.ts'
import { tokens } from './table.ts'

type Whom = Pick<Acting, 'as' | 'id'>

/** Opens the way to act for somebody, of whom the journal keeps the reason. Throws as `homeOf` does (spec: decisions AUTH-19). */
const opens =
  (as: Acting['as']) =>
  async (context: Context, { id, reason }: Input<typeof actAsClient>) => {
    const { tx, now } = context
    const redirect = await homeOf(context, { as, id })
    const token = newToken()
    await tx.insert(tokens).values({
      hash: hashOf(token),
      purpose: 'acting',
      [`${as}_id`]: id,
      impersonator_admin_id: requireAdmin(context).id,
      created_at: now,
      expires_at: new Date(now.getTime() + ACTING_TOKEN_SECONDS * 1000),
    })
    context.audit(`${as} ${id}`, { reason })
    return { redirect, token }
  }
export const asClient = opens('client')
export const asTutor = opens('tutor')
export const asAdmin = opens('admin')

/**
 * Staff become the one they asked for, in the browser they asked from; null for a token of another kind. Between asking and coming nobody becomes
 * somebody they may not: what was looked at then is looked at again.
 */
export async function actByToken(context: Context, token: string) {
  const own = ownAdmin(context.session)
  const spent = own && (await spendToken(context, token, 'acting', eq(tokens.impersonator_admin_id, own.id)))
  if (!spent) return null
  const whom: Whom =
    spent.client_id !== null
      ? { as: 'client', id: spent.client_id }
      : spent.tutor_id !== null
        ? { as: 'tutor', id: spent.tutor_id }
        : { as: 'admin', id: spent.admin_id ?? 0 }
  const redirect = await homeOf(context, whom)
  await beginActing(context, own.id, whom)
  return { redirect }
}

/**
 * Where acting for somebody begins. Throws `not_found` for nobody, `account_blocked` for who could not sign in themself, and `forbidden` for oneself and, to
 * anybody but owners, for an owner (spec: decisions ADM-1).
 */
async function homeOf(context: Context, { as, id }: Whom): Promise<string> {
  const { tx } = context
  if (as === 'client') {
    const [client] = await tx.select({ deleted_at: clients.deleted_at }).from(clients).where(eq(clients.id, id))
    if (!client) throw new NotFound()
    if (client.deleted_at) throw new Refusal('account_blocked')
    return actingHome.client
  }
  if (as === 'tutor') {
    const [tutor] = await tx.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, id))
    if (!tutor) throw new NotFound()
    if (GONE.includes(tutor.status)) throw new Refusal('account_blocked')
    return actingHome.tutor
  }
  const own = ownAdmin(context.session)?.id ?? 0
  const rows = await tx
    .select()
    .from(admins)
    .where(and(inArray(admins.id, [id, own]), isNull(admins.deleted_at)))
  const [colleague, me] = [id, own].map((one) => rows.find((row) => row.id === one))
  if (!colleague) throw new NotFound()
  if (colleague === me || (colleague.status === STAFF_STATUS.owner && me?.status !== STAFF_STATUS.owner)) throw new Forbidden()
  if (!colleague.active) throw new Refusal('account_blocked')
  return adminHome[colleague.status as AdminStatus]
}
