import type { SiteEdition } from '../../editions/site-edition.ts'
import { type PlainPhone, toE164 } from '../../theme/phones.ts'
import { LOGIN_CONTACT } from '../auth/login-contact.ts'
import { session } from '../browser/storage.ts'

/** Has the page of an order ask for a code at the contact by which its client is known. */
export function keepLoginContact(by: 'phone' | 'email' | null, { email, ...phone }: PlainPhone & { email: string }, edition: SiteEdition) {
  if (by) session.write(LOGIN_CONTACT, by === 'email' ? email : (toE164(phone, edition) ?? ''))
}
