import type { SiteEdition } from '../../editions/site-edition.ts'
import { namesCountry, OWN_COUNTRY, phoneProblem, plainDigits, showTyped } from '../../theme/phones.ts'

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
  const problem = phoneProblem(phone, edition)?.code
  // letters without an @ may have been meant as either
  return problem === 'warningSymbol' ? 'contact' : (problem ?? phone)
}

/** The same for people: a phone in the country's groups, an address as it was typed. */
export function shownContact(typed: string, edition: SiteEdition): string {
  const contact = contactOf(typed, edition)
  if (typeof contact === 'string' || contact.phone_plain === undefined) return typed
  const { phone_plain, phone_default_country_code = OWN_COUNTRY } = contact
  return showTyped({ phone_plain, phone_default_country_code }, edition)
}
