import type { SiteEdition } from '../../editions/site-edition.ts'
import { namesCountry, OWN_COUNTRY, phoneProblem, plainDigits } from '../../theme/phones.ts'

interface Contact {
  email?: string
  phone_plain?: string
  phone_default_country_code?: number
}

/**
 * What was typed as "phone or e-mail" in the fields of the call: with an @ it is an address, with a plus and another country's prefix a
 * foreign phone (spec: decisions AUTH-1, EDN-2). A string is the code of what is wrong.
 */
export function contactOf(typed: string, edition: SiteEdition): Contact | string {
  const text = typed.trim()
  if (!text) return 'required'
  if (text.includes('@')) return { email: text }
  const phone_plain = plainDigits(text, edition)
  const phone = { phone_plain, phone_default_country_code: namesCountry(text, edition) ? 0 : OWN_COUNTRY }
  return phoneProblem(phone, edition)?.code ?? phone
}
