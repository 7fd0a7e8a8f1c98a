import { eq, sql } from 'drizzle-orm'
import { phoneColumns } from '../clients/contacts.ts'
import { type Client, type Contact, findClient, findOrCreateClient, releaseClaims, releaseContacts } from '../clients/find-or-create.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'

type Origin = Parameters<typeof findOrCreateClient>[2]

/**
 * Whose request it is: the client with the contact; nobody has it: the one who is signed in, whose new contact it then is; else a new client
 * (spec: decisions ORD-19). `isTheirs` says whether this browser is the client's, or may become it.
 */
export async function clientOfRequest(
  context: Context,
  contact: Contact,
  origin: Origin,
): Promise<{ client: Client; isNew: boolean; isTheirs: boolean }> {
  const { tx, session, edition } = context
  const { phone, phone_country } = phoneColumns(contact, edition)
  const email = contact.email || null
  await releaseContacts(tx, phone, email)
  await releaseClaims(tx, phone, email)
  if (session?.client_id != null && !(await findClient(tx, phone, email))) {
    return {
      client: await takeContact(context, session.client_id, { phone, phone_country, email }),
      isNew: false,
      isTheirs: true,
    }
  }
  const { client, isNew } = await findOrCreateClient(context, contact, { ...origin, accepted: true })
  return { client, isNew, isTheirs: isNew || client.id === session?.client_id }
}

/**
 * The signed-in client gave a phone that nobody has: that is where they can be reached now, but for one whose phone is confirmed, which changes by a code alone
 * (spec: decisions CLI-6). An address is only added, never replaced.
 */
async function takeContact(
  { tx }: Context,
  client_id: number,
  { phone, phone_country, email }: { phone: string; phone_country: number; email: string | null },
): Promise<Client> {
  const [client] = await tx
    .update(clients)
    .set({
      phone: sql`case when ${clients.phone_confirmed} then ${clients.phone} else ${phone} end`,
      phone_country: sql`case when ${clients.phone_confirmed} then ${clients.phone_country} else ${phone_country} end`,
      email: sql`coalesce(${clients.email}, ${email})`,
    })
    .where(eq(clients.id, client_id))
    .returning()
  if (!client) throw new Error('the signed-in client is gone')
  return client
}
