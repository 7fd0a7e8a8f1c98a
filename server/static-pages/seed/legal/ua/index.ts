import type { LegalByLanguage } from '../../page.ts'
import { clientOffer as clientOfferEn } from './client-offer.en.ts'
import { clientOffer as clientOfferRu } from './client-offer.ru.ts'
import { clientOffer as clientOfferUa } from './client-offer.ua.ts'
import { offer as offerEn } from './offer.en.ts'
import { offer as offerRu } from './offer.ru.ts'
import { offer as offerUa } from './offer.ua.ts'
import { privacy as privacyEn } from './privacy.en.ts'
import { privacy as privacyRu } from './privacy.ru.ts'
import { privacy as privacyUa } from './privacy.ua.ts'

export const ua: LegalByLanguage = {
  ua: { offer: offerUa, clientOffer: clientOfferUa, privacy: privacyUa },
  ru: { offer: offerRu, clientOffer: clientOfferRu, privacy: privacyRu },
  en: { offer: offerEn, clientOffer: clientOfferEn, privacy: privacyEn },
}
