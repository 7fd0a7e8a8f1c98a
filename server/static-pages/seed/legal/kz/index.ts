import type { LegalByLanguage } from '../../page.ts'
import { clientOffer } from './client-offer.ru.ts'
import { offer } from './offer.ru.ts'
import { privacy } from './privacy.ru.ts'

export const kz: LegalByLanguage = {
  ru: { offer, clientOffer, privacy },
}
