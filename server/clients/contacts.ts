import { eq, inArray, sql } from 'drizzle-orm'
import type { CountryCode } from 'libphonenumber-js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Edition } from '../../editions/index.ts'
import type { FieldErrors } from '../../schemas/index.ts'
import { fromE164, OWN_COUNTRY, type PlainPhone, phoneProblem, plainPhone, toE164 } from '../../theme/phones.ts'
import type { Reader } from '../database/open.ts'
import { FieldProblem } from '../errors.ts'
import { clients } from './table.ts'

/** The problem of a form's `phone_plain`, to go with those of its other fields; none when it can't be read (spec: decisions EDN-2). */
export function phoneProblems({ phone_plain, phone_default_country_code }: Partial<PlainPhone>, edition: Edition): FieldErrors {
  if (phone_plain === undefined || phone_default_country_code === undefined) return {}
  const problem = phoneProblem(plainPhone(phone_plain, phone_default_country_code, edition), edition)
  return problem ? { phone_plain: problem.code } : {}
}

/** A form's phone as it is stored; null for one that has a problem. */
export const storedPhone = ({ phone_plain, phone_default_country_code }: PlainPhone, edition: Edition): string | null =>
  toE164(plainPhone(phone_plain, phone_default_country_code, edition), edition)

/** A form's phone as it is stored. Throws the problem of `phone_plain`. */
export function requirePhone(phone: PlainPhone, edition: Edition): string {
  const stored = storedPhone(phone, edition)
  if (!stored) throw new FieldProblem(phoneProblems(phone, edition))
  return stored
}

/** The same as a record keeps it, with the country that the number itself says: another one may have been chosen beside it. */
export function phoneColumns(typed: PlainPhone, edition: Edition): { phone: string; phone_country: number } {
  const phone = requirePhone(typed, edition)
  return { phone, phone_country: fromE164(phone, edition).phone_default_country_code }
}

/**
 * Stored forms that a phone typed by hand may mean: `8 700 123 45 67`, `7001234567` and `+7 700 123 45 67` are the same in kz, and `+47 92 23 45 67` is no
 * number of us, though it has as many digits.
 */
export function phonesOf(typed: string, edition: Edition): string[] {
  const own = toE164(plainPhone(typed, OWN_COUNTRY, edition), edition)
  const read = parsePhoneNumberFromString(typed, edition.country as CountryCode)?.number
  const foreign = typed.trim().startsWith('+') ? `+${typed.replaceAll(/\D/g, '')}` : null
  return [own, read, foreign].filter((phone) => phone != null)
}

/** The client that an e-mail address or a phone belongs to. */
export async function clientOf(db: Reader, login: string, edition: Edition) {
  const isMine = login.includes('@') ? eq(sql`lower(${clients.email})`, login.toLowerCase()) : inArray(clients.phone, phonesOf(login, edition))
  const [client] = await db.select().from(clients).where(isMine).limit(1)
  return client
}
