import type { LegalByLanguage } from '../../page.ts'
import { clientOffer } from './client-offer.es.ts'
import { offer } from './offer.es.ts'
import { privacy } from './privacy.es.ts'

export const mx: LegalByLanguage = {
  es: { offer, clientOffer, privacy },
}
