import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import type { FieldErrors } from '../../schemas/index.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import { storedPhone } from '../clients/contacts.ts'
import type { Reader } from '../database/open.ts'
import { tutors } from './table.ts'

interface Contacts {
  email?: string | null | undefined
  phone_plain?: string | null | undefined
  phone_default_country_code?: number | undefined
}

/** Contacts that are another tutor's. The tables would name one at a time; they still hold when several come at once (spec: decisions AUTH-7). */
export async function takenContacts(
  { db, edition }: { db: Reader; edition: Edition },
  { email, phone_plain, phone_default_country_code = OWN_COUNTRY }: Contacts,
  own_id = 0,
): Promise<FieldErrors> {
  const isTaken = async (contact: SQL) =>
    (
      await db
        .select({ id: tutors.id })
        .from(tutors)
        .where(and(contact, ne(tutors.id, own_id)))
        .limit(1)
    ).length > 0
  const phone = phone_plain ? storedPhone({ phone_plain, phone_default_country_code }, edition) : null
  const taken = await Promise.all([email && isTaken(eq(sql`lower(${tutors.email})`, email)), phone && isTaken(eq(tutors.phone, phone))])
  return { ...(taken[0] && { email: 'email_taken' }), ...(taken[1] && { phone_plain: 'phone_taken' }) }
}
