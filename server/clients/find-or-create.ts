import { eq, or, sql } from 'drizzle-orm'
import { OWN_COUNTRY, phoneProblem, toE164 } from '../../theme/phones.ts'
import type { Context } from '../context.ts'
import { refuseProblems } from '../errors.ts'
import { clients } from './table.ts'

export type Client = typeof clients.$inferSelect

/** How a person can be reached, as forms send it. */
export interface Contact {
  client_name: string
  phone_plain: string
  phone_default_country_code: number
  email?: string | undefined
}

type Needs = Pick<Context, 'tx' | 'edition' | 'now'>

/** The phone as it is stored. Throws a field problem for a number that breaks the edition's rule (spec: decisions EDN-2). */
export function requirePhone(contact: Pick<Contact, 'phone_plain' | 'phone_default_country_code'>, { edition }: Pick<Context, 'edition'>): string {
  const problem = phoneProblem(contact, edition)
  const phone = toE164(contact, edition)
  if (problem || !phone) refuseProblems({ phone_plain: problem?.code ?? 'warningSymbol' })
  return phone as string
}

/**
 * The client with this phone, else with this e-mail, else a new one (spec: decisions ORD-3, ORD-19). Two at once get the same client: the phone is unique.
 * An e-mail that is known is not taken over by another phone's client.
 */
export async function findOrCreateClient(
  context: Needs,
  contact: Contact,
  { lang, utm, cpa }: { lang: string; utm?: Record<string, string> | undefined; cpa?: Record<string, string> | undefined },
): Promise<{ client: Client; isNew: boolean }> {
  const { tx, now } = context
  const phone = requirePhone(contact, context)
  const email = contact.email || null
  const find = async () => {
    const found = await tx
      .select()
      .from(clients)
      .where(or(eq(clients.phone, phone), email ? sql`lower(${clients.email}) = ${email}` : undefined))
    return found.find((client) => client.phone === phone) ?? found[0]
  }
  const known = await find()
  if (known) return { client: known, isNew: false }
  const phone_country = contact.phone_default_country_code === OWN_COUNTRY ? OWN_COUNTRY : contact.phone_default_country_code
  const [created] = await tx
    .insert(clients)
    .values({ name: contact.client_name, phone, phone_country, email, lang, utm: utm ?? null, cpa: cpa ?? null, created_at: now })
    .onConflictDoNothing()
    .returning()
  if (created) return { client: created, isNew: true }
  const other = await find()
  if (!other) throw new Error('a client was there and is gone')
  return { client: other, isNew: false }
}
