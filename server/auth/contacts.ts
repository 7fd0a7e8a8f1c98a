import { eq, inArray, sql } from 'drizzle-orm'
import type { CountryCode } from 'libphonenumber-js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Edition } from '../../editions/index.ts'
import { OWN_COUNTRY, type PlainPhone, phoneProblem, plainDigits, toE164 } from '../../theme/phones.ts'
import { clients } from '../clients/table.ts'
import type { Reader } from '../database/open.ts'
import { FieldProblem } from '../errors.ts'

/** The phone of a form in the form it is stored in. Throws the problem of `phone_plain` (spec: decisions EDN-2). */
export function requirePhone({ phone_plain, phone_default_country_code }: PlainPhone, edition: Edition): string {
  const phone = { phone_plain: plainDigits(phone_plain, edition), phone_default_country_code }
  const problem = phoneProblem(phone, edition)
  const stored = toE164(phone, edition)
  if (problem || !stored) throw new FieldProblem({ phone_plain: problem?.code ?? 'warning' })
  return stored
}

/** Stored forms that a phone typed by hand may mean: `8 700 123 45 67`, `7001234567` and `+7 700 123 45 67` are the same in kz. */
function phonesOf(typed: string, edition: Edition): string[] {
  const own = toE164({ phone_plain: plainDigits(typed, edition), phone_default_country_code: OWN_COUNTRY }, edition)
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
