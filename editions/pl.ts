import { everywhere } from './everywhere.ts'
import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'

export const pl = edition({
  ...everywhere,
  code: 'pl',
  country: 'PL',
  domain: 'docento.pl',

  locales: ['pl', 'en'],
  teachingLanguages: ['pl', 'en', 'uk'],
  partlyKept: ['en'],
  languageTags: {},
  panelLanguage: 'ua',

  currency: 'PLN',
  currencySign: 'zł',
  signFirst: false,
  timeZone: timeZones.pl,
  phonePrefix: '+48',
  phoneDigits: 9,
  phoneTrunks: ['0', '+480'],
  phoneLead: null,
  phoneGroups: [3, 3, 3],

  catalogAlias: 'korepetycje',
  catalogOnlineAlias: 'korepetycje-online',
  ratePoints: [50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 250, 300, 350, 400],
  examName: { pl: 'matura', en: 'Matura' },

  flags: {
    gdpr: true,
    phoneConfirm: false,
    billing_data: true,
    cookies: true,
    consent_mode: true,
    tax: true,
    school: true,
    packages: true,
    verifiedFilter: true,
    onlineInMenus: true,
    liveChat: true,
    donate: false,
    rankingInfo: true,
    expandedMatura: true,
  },

  schoolRates: { base: [78, 98], advanced: [108, 128] },
  providers: ['card_a', 'card_form', 'bank_url'],
  bank: 'przelewy24',
  taxPercent: 23,
  topUp: { min: 20, max: 5000 },
  topPrices: [29, 49, 89],
  priceStep: 1,
  commissionMinimum: 30,

  supportEmail: 'support@docento.pl',
  supportPhones: ['+48220000000'],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/docento.pl' },
    { name: 'Facebook', url: 'https://facebook.example/docento.pl' },
  ],
  legalLinks: { offer: '/p/offer/', clientOffer: '/p/ofert-publiczn/', privacy: '/p/polityka-prywatnoci/' },
  place: { name: { pl: 'Warszawa', en: 'Warsaw' }, latitude: 52.2297, longitude: 21.0122 },
  degrees: [
    { pl: 'Licencjat', en: 'Bachelor' },
    { pl: 'Inżynier', en: 'Engineer' },
    { pl: 'Magister', en: 'Master' },
    { pl: 'Doktor', en: 'PhD' },
  ],
})
