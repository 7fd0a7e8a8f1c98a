import { eq } from 'drizzle-orm'
import type { ClientAccount } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireClient } from '../context.ts'
import { Unauthorized } from '../errors.ts'

export type Client = typeof clients.$inferSelect

/** The signed-in client's row, locked until the change is done. Throws `unauthorized` for one who has just been deleted on another device. */
export async function lockOwn(context: Context): Promise<Client> {
  const [client] = await context.tx
    .select()
    .from(clients)
    .where(eq(clients.id, requireClient(context)))
    .for('update')
  if (!client || client.deleted_at) throw new Unauthorized()
  return client
}

/** Writes columns of a client who is locked, and answers the row as it is then. */
export async function saveOwn({ tx }: Context, client: Client, patch: Partial<Client>): Promise<Client> {
  const version = client.version + 1
  await tx
    .update(clients)
    .set({ ...patch, version })
    .where(eq(clients.id, client.id))
  return { ...client, ...patch, version }
}

/** What a client sees of their own row (spec: decisions CLI-5, CLI-6). */
export const presentAccount = (client: Client): ClientAccount => ({
  name: client.name,
  last_name: client.last_name,
  email: client.email,
  email_confirmed: client.email_confirmed,
  phone_plain: client.phone,
  phone_default_country_code: client.phone_country,
  phone_confirmed: client.phone_confirmed,
  terms_confirmed: client.terms_confirmed_at !== null,
  terms_declined: client.terms_declined_at !== null,
  email_subscriptions: client.email_subscriptions,
  additional_emails: client.additional_emails,
  lang: client.lang,
  city_id: client.city_id,
})
