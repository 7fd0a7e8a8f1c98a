import { es } from './es.ts'
import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'

export const mx = edition({
  ...es,
  code: 'mx',
  country: 'MX',
  domain: 'docento.mx',
  languageTags: { es: 'es-MX' },
  wordings: { es: 'mx' },
  numberMarks: { es: { decimal: '.', thousands: ',' } },

  currency: 'MXN',
  currencySign: 'M$',
  signFirst: true,
  timeZone: timeZones.mx,
  phonePrefix: '+52',
  phoneDigits: 10,
  phoneTrunks: ['01', '044', '045', '+521', '521'],
  phoneLead: null,
  phoneGroups: [2, 4, 4],

  catalogAlias: 'clases',
  catalogOnlineAlias: 'clases-online',
  ratePoints: [100, 120, 150, 180, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000],

  flags: {
    ...es.flags,
    gdpr: false,
    phoneConfirm: false,
    billing_data: false,
    cookies: true,
    consent_mode: false,
    tax: false,
    liveChat: false,
    rankingInfo: false,
  },

  providers: ['card_c', 'bank_form'],
  taxPercent: 0,
  topUp: { min: 100, max: 20_000 },
  topPrices: [149, 249, 449],
  priceStep: 10,
  commissionMinimum: 100,

  supportEmail: 'support@docento.mx',
  supportPhones: ['+525500000000'],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/docento.mx' },
    { name: 'Facebook', url: 'https://facebook.example/docento.mx' },
  ],
  place: { name: { es: 'Ciudad de México' }, latitude: 19.4326, longitude: -99.1332 },
  degrees: [{ es: 'Técnico superior' }, { es: 'Licenciatura' }, { es: 'Maestría' }, { es: 'Doctorado' }],
})
