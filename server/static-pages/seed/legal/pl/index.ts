import type { LegalByLanguage } from '../../page.ts'
import { clientOffer as clientOfferEn } from './client-offer.en.ts'
import { clientOffer as clientOfferPl } from './client-offer.pl.ts'
import { offer as offerEn } from './offer.en.ts'
import { offer as offerPl } from './offer.pl.ts'
import { privacy as privacyEn } from './privacy.en.ts'
import { privacy as privacyPl } from './privacy.pl.ts'

export const pl: LegalByLanguage = {
  pl: { offer: offerPl, clientOffer: clientOfferPl, privacy: privacyPl },
  en: { offer: offerEn, clientOffer: clientOfferEn, privacy: privacyEn },
}
