import { fetchFramework, hearConsent } from '../browser/consent-framework.ts'
import { isSecret, letIn } from '../browser/guests.ts'
import type { Behaviour } from '../island.tsx'
import { onConsent, readConsent } from '../layout/consent.ts'
import type { Guests } from '../layout/guests.ts'

/** Lets scripts of others in: at once where nobody is asked, else when the visitor has agreed, to our banner or to a framework (spec: decisions OPS-7, WEB-9, Z-6). */
const guests: Behaviour<{ guests: Guests; asks: boolean }> = async (_, { guests, asks }) => {
  if (isSecret()) return
  if (!asks) return letIn(guests)
  const ask = guests.framework ? await fetchFramework(guests.framework) : null
  if (ask) return hearConsent(ask, (agreed) => letIn(guests, agreed))
  if (readConsent()?.accept) letIn(guests)
  else onConsent(() => letIn(guests))
}

export default guests
