import { everywhere } from './everywhere.ts'
import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'

export const es = edition({
  ...everywhere,
  code: 'es',
  country: 'ES',
  domain: 'docento.es',

  locales: ['es'],
  teachingLanguages: ['es', 'en'],
  languageTags: { es: 'es-ES' },
  numberMarks: { es: { decimal: ',', thousands: '.' } },
  panelLanguage: 'es',

  currency: 'EUR',
  currencySign: '€',
  signFirst: false,
  timeZone: timeZones.es,
  phonePrefix: '+34',
  phoneDigits: 9,
  phoneTrunks: [],
  phoneLead: null,
  phoneGroups: [3, 3, 3],

  catalogAlias: 'tutors',
  catalogOnlineAlias: 'tutors-online',
  ratePoints: [10, 12, 14, 16, 18, 20, 22, 25, 30, 35, 40, 45, 50],

  flags: {
    gdpr: true,
    phoneConfirm: true,
    billing_data: true,
    cookies: false,
    consent_mode: true,
    tax: true,
    school: false,
    packages: false,
    verifiedFilter: true,
    onlineInMenus: false,
    liveChat: true,
    donate: false,
    rankingInfo: true,
    expandedMatura: false,
  },

  schoolRates: null,
  providers: ['card_c', 'bank_url'],
  taxPercent: 21,
  topUp: { min: 5, max: 1000 },
  topPrices: [9, 15, 27],
  priceStep: 1,
  commissionMinimum: 10,

  supportEmail: 'support@docento.es',
  supportPhones: ['+34900000000'],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/docento.es' },
    { name: 'Facebook', url: 'https://facebook.example/docento.es' },
  ],
  legalLinks: { offer: '/p/offer', clientOffer: '/p/oferta-pblica-para-estudiantes', privacy: '/p/privacy-policy/' },
  place: { name: { es: 'Madrid' }, latitude: 40.4168, longitude: -3.7038 },
  degrees: [{ es: 'Grado' }, { es: 'Licenciatura' }, { es: 'Máster' }, { es: 'Doctorado' }],
})
