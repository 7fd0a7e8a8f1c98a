import { and, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { phoneColumns } from './contacts.ts'
import { clients } from './table.ts'

export type Client = typeof clients.$inferSelect

/** How a person can be reached, as forms send it. */
export interface Contact {
  client_name: string
  phone_plain: string
  phone_default_country_code: number
  email?: string | undefined
}
interface Origin {
  lang: string
  utm?: Record<string, string> | undefined
  cpa?: Record<string, string> | undefined
  /** They accepted the terms in the form that they sent. */
  accepted?: boolean
}

const withContact = (phone: string, email: string | null) => or(eq(clients.phone, phone), email ? sql`lower(${clients.email}) = ${email}` : undefined)

/** The client with this phone, else the one with this e-mail. */
export async function findClient(tx: Tx, phone: string, email: string | null): Promise<Client | undefined> {
  const found = await tx.select().from(clients).where(withContact(phone, email))
  return found.find((client) => client.phone === phone) ?? found[0]
}

/** A deleted client gives the contacts free: who asks again begins anew. A blacklisted one keeps them. */
export async function releaseContacts(tx: Tx, phone: string, email: string | null): Promise<void> {
  await tx
    .update(clients)
    .set({ phone: null, email: null })
    .where(and(withContact(phone, email), isNotNull(clients.deleted_at), eq(clients.blacklisted, false)))
}

/**
 * An account that has one proved contact and only claims the other gives that one free for who comes with it alone: what they write is not for whoever typed
 * it first. A blacklisted one keeps it.
 */
export async function releaseClaims(tx: Tx, phone: string, email: string | null): Promise<void> {
  const isAt = email ? sql`lower(${clients.email}) = ${email}` : sql`false`
  const claims = {
    phone: and(eq(clients.phone, phone), eq(clients.phone_confirmed, false), eq(clients.email_confirmed, true), not(isAt)),
    email: and(isAt, eq(clients.email_confirmed, false), eq(clients.phone_confirmed, true), ne(clients.phone, phone)),
  }
  await tx
    .update(clients)
    .set({ phone: null })
    .where(and(claims.phone, eq(clients.blacklisted, false)))
  await tx
    .update(clients)
    .set({ email: null })
    .where(and(claims.email, eq(clients.blacklisted, false)))
}

/**
 * The client with this phone, else with this e-mail, else a new one (spec: decisions ORD-3, ORD-19). Two at once get the same client: phone and e-mail are
 * unique. A client who is known is not changed by what a form says.
 */
export async function findOrCreateClient(
  { tx, now, edition }: Pick<Context, 'tx' | 'edition' | 'now'>,
  contact: Contact,
  { lang, utm, cpa, accepted }: Origin,
): Promise<{ client: Client; isNew: boolean }> {
  const { phone, phone_country } = phoneColumns(contact, edition)
  const email = contact.email || null
  await releaseContacts(tx, phone, email)
  const known = await findClient(tx, phone, email)
  if (known) return { client: known, isNew: false }
  const [created] = await tx
    .insert(clients)
    .values({
      name: contact.client_name,
      phone,
      phone_country,
      email,
      lang,
      utm: utm ?? null,
      cpa: cpa ?? null,
      created_at: now,
      ...(accepted && { terms_confirmed_at: now, terms_version: edition.termsVersion }),
    })
    .onConflictDoNothing()
    .returning()
  if (created) return { client: created, isNew: true }
  const other = await findClient(tx, phone, email)
  if (!other) throw new Error('a client was there and is gone')
  return { client: other, isNew: false }
}
