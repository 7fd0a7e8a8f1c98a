import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { type deleteClient, FRESH_MINUTES, OPEN } from '../../schemas/index.ts'
import { requireCode, spendCode } from '../auth/codes.ts'
import { codes, tokens } from '../auth/table.ts'
import type { Input } from '../calls.ts'
import type { AdditionalEmail } from '../clients/table.ts'
import { type Context, requireClient } from '../context.ts'
import { FieldProblem, Refusal, Unauthorized } from '../errors.ts'
import { changeOrder } from '../orders/change-order.ts'
import { sendGoneToSchool } from '../orders/school.ts'
import { orders } from '../orders/table.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { endSessions } from '../sessions/end.ts'
import { signOut } from '../sessions/sign-in.ts'
import { sessions } from '../sessions/table.ts'
import { MINUTE_MS } from '../spans.ts'
import { tutors } from '../tutors/table.ts'
import { type Client, lockOwn, saveOwn } from './account.ts'

/**
 * Deletes the signed-in client's account: requests under way end through the table of the order's life, which tells tutors and staff, and every device is signed
 * out; the partner school is told; name and contacts wait for `eraseClients`. Throws the field `auth_code` for one who has not just signed in and brings no code, else what is wrong with the
 * code (spec: decisions CLI-2, CLI-5, ORD-5).
 */
export async function deleteOwn(context: Context, { reason = '', code_id, auth_code }: Input<typeof deleteClient>) {
  const { tx, now, session } = context
  const id = requireClient(context)
  if (!session) throw new Unauthorized()
  await requirePresence(context, session.id, { code_id, auth_code })
  const client = await lockOwn(context)
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.client_id, id), inArray(orders.status, OPEN)))
    .orderBy(orders.id)
  for (const order of open) await changeOrder(context, { side: 'timer', action: 'client_gone', order_id: order.id, by: { role: 'client', id } })
  await tellSchool(context, id)
  await saveOwn(context, client, { deleted_at: now, delete_reason: reason, additional_emails: client.additional_emails.map(silent) })
  await tx.update(tutors).set({ client_id: null }).where(eq(tutors.client_id, id))
  await tx.delete(tokens).where(and(eq(tokens.client_id, id), isNull(tokens.used_at)))
  await tx.delete(codes).where(eq(codes.client_id, id))
  await say(context, client)
  await endSessions(context, { client_id: id }, session.id)
  await signOut(context, 'client_id')
}

/** Nothing goes there any more; the address waits with the others, so that it is known what went there when they are erased. */
const silent = ({ email }: AdditionalEmail): AdditionalEmail => ({ email, subscriptions: { reminders: false, news: false, promo: false } })

async function requirePresence(
  context: Context,
  session_id: string,
  { code_id, auth_code }: Pick<Input<typeof deleteClient>, 'code_id' | 'auth_code'>,
) {
  const { tx, now } = context
  if (code_id !== undefined && auth_code !== undefined) {
    const { client_id, contact } = await requireCode(context, code_id, auth_code)
    if (client_id !== requireClient(context) || contact !== null) throw new Refusal('code_wrong')
    return spendCode(context, code_id)
  }
  const [session] = await tx.select({ since: sessions.created_at }).from(sessions).where(eq(sessions.id, session_id))
  if (!session || now.getTime() - session.since.getTime() > FRESH_MINUTES * MINUTE_MS) throw new FieldProblem({ auth_code: 'required' })
}

/** The partner school has the contacts of whoever has ever been its client. */
async function tellSchool(context: Context, client_id: number) {
  const known = await context.tx
    .select({ number: orders.school_order_id })
    .from(orders)
    .where(and(eq(orders.client_id, client_id), isNotNull(orders.school_order_id)))
    .orderBy(orders.id)
  for (const { number } of known) if (number) await sendGoneToSchool(context, number)
}

/** The last mail: what has happened, and what is still to come. */
async function say(context: Context, { email, name, lang }: Client) {
  const link = { url: siteLink(context, lang, '/') }
  if (email) await sendMail(context, { template: 'client_deleted', to: email, name, lang, link })
}
