import type { LegalByLanguage } from '../../page.ts'
import { clientOffer } from './client-offer.en.ts'
import { offer } from './offer.en.ts'
import { privacy } from './privacy.en.ts'

export const india: LegalByLanguage = {
  en: { offer, clientOffer, privacy },
}
