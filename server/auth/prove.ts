import { and, eq, isNull, sql } from 'drizzle-orm'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { endSessions } from '../sessions/end.ts'
import { tutors } from '../tutors/table.ts'
import { codes, tokens } from './table.ts'

type Client = typeof clients.$inferSelect

/**
 * Somebody who is about to sign in has read what only the owner of this contact can. In an account of which nothing was proved before, whoever had only said
 * that the contact is theirs has no more say: their sessions, password, further addresses, links and codes end, and the tutor they are is another person. The other contact that they typed is laid aside
 * until the owner says whether it is theirs too.
 * An account with a proved contact is its owner's, who confirms another in the settings (spec: decisions CLI-6).
 */
export async function proveContact(context: Context, client: Client, by: 'phone' | 'email'): Promise<void> {
  const { tx, session, now } = context
  if (client.phone_confirmed || client.email_confirmed) return
  const isHolder = session?.client_id === client.id
  const proved = by === 'phone' ? { phone_confirmed: true } : { email_confirmed: true }
  const claimed = by === 'phone' ? { email: null, doubted_contact: client.email } : { phone: null, doubted_contact: client.phone }
  const isTheirs = by === 'email' && client.password_mailed
  await tx
    .update(clients)
    .set({ ...proved, ...(!isHolder && { ...claimed, additional_emails: [], ...(!isTheirs && { password_hash: null }) }) })
    .where(eq(clients.id, client.id))
  if (isHolder) return
  await endSessions(context, { client_id: client.id })
  // a tutor of whom the same contact is proved is the owner
  const isOwner =
    by === 'phone'
      ? sql`${tutors.phone_confirmed} and ${tutors.phone} = ${client.phone}`
      : sql`${tutors.email_confirmed} and lower(${tutors.email}) = lower(${client.email})`
  await tx
    .update(tutors)
    .set({ client_id: null })
    .where(and(eq(tutors.client_id, client.id), sql`(${isOwner}) is not true`))
  await tx.delete(tokens).where(and(eq(tokens.client_id, client.id), isNull(tokens.used_at)))
  await tx
    .update(codes)
    .set({ used_at: now })
    .where(and(eq(codes.client_id, client.id), isNull(codes.used_at)))
}
