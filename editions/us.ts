import { everywhere } from './everywhere.ts'
import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'

export const us = edition({
  ...everywhere,
  code: 'us',
  country: 'US',
  isForEverybody: true,
  domain: 'docento.com',

  locales: ['en'],
  teachingLanguages: ['en', 'es'],
  languageTags: { en: 'en-US' },
  dateForm: 'MM/dd/yyyy',
  panelLanguage: 'ua',

  currency: 'USD',
  currencySign: '$',
  signFirst: true,
  timeZone: timeZones.us,
  dayHalves: ['AM', 'PM'],
  phonePrefix: '+1',
  phoneDigits: 10,
  phoneTrunks: [],
  phoneLead: null,
  phoneGroups: [3, 3, 4],

  catalogAlias: 'tutors',
  catalogOnlineAlias: 'tutors-online',
  ratePoints: [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100],

  flags: {
    gdpr: false,
    phoneConfirm: false,
    billing_data: false,
    cookies: true,
    consent_mode: false,
    tax: false,
    school: false,
    packages: false,
    verifiedFilter: false,
    onlineInMenus: true,
    liveChat: false,
    donate: false,
    rankingInfo: false,
    expandedMatura: false,
  },

  schoolRates: null,
  providers: ['card_b'],
  taxPercent: 0,
  topUp: { min: 5, max: 1000 },
  topPrices: [9, 15, 27],
  priceStep: 1,
  commissionMinimum: 10,

  supportEmail: 'support@docento.com',
  supportPhones: ['+12025550100'],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/docento' },
    { name: 'Facebook', url: 'https://facebook.example/docento' },
  ],
  legalLinks: { offer: '/p/offer', clientOffer: '/p/public-offer', privacy: '/p/privacy-policy/' },
  place: { name: { en: 'New York' }, latitude: 40.7128, longitude: -74.006 },
  degrees: [{ en: 'Associate' }, { en: 'Bachelor' }, { en: 'Master' }, { en: 'PhD' }],
})
