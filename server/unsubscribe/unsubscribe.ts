import { eq, sql } from 'drizzle-orm'
import type { unsubscribeEmail } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { readToken, type Subscription } from '../outbox/unsubscribe.ts'
import { tutors } from '../tutors/table.ts'

/** Switches off the list that a mail was of. Throws `token_invalid` for a token that is not ours, or of somebody who is gone (spec: decisions MSG-12). */
export async function unsubscribe(context: Context, { token }: Input<typeof unsubscribeEmail>) {
  const found = readToken(context, token)
  if (!found || (await switchOff(context, found)).length === 0) throw new Refusal('token_invalid')
  return { list: found.list }
}

function switchOff({ tx }: Context, { role, id, list }: Subscription) {
  const off = sql`jsonb_build_object(${list}::text, false)`
  if (role === 'tutor')
    return tx
      .update(tutors)
      .set({ settings: sql`${tutors.settings} || ${off}`, version: sql`${tutors.version} + 1` })
      .where(eq(tutors.id, id))
      .returning({ id: tutors.id })
  return tx
    .update(clients)
    .set({ email_subscriptions: sql`${clients.email_subscriptions} || ${off}`, version: sql`${clients.version} + 1` })
    .where(eq(clients.id, id))
    .returning({ id: clients.id })
}
