import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Auth } from '../../schemas/index.ts'
import { fromE164 } from '../../theme/phones.ts'

/** What the form already knows of a signed-in client (spec: public 6, client). */
export function contactsOf(auth: Auth | undefined, edition: SiteEdition): Record<string, string> {
  const client = auth?.client_info
  if (!client) return {}
  const phone = client.phone_plain ? fromE164(client.phone_plain, edition) : null
  return {
    client_name: client.name,
    ...(client.email && { email: client.email }),
    ...(phone && { phone_plain: phone.phone_plain, phone_default_country_code: String(phone.phone_default_country_code) }),
  }
}
