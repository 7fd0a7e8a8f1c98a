import { everywhere } from './everywhere.ts'
import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'

export const kz = edition({
  ...everywhere,
  code: 'kz',
  country: 'KZ',
  domain: 'docento.kz',

  locales: ['ru'],
  teachingLanguages: ['kk', 'ru', 'en'],
  languageTags: { ru: 'ru-KZ' },
  panelLanguage: 'ua',

  currency: 'KZT',
  currencySign: '₸',
  signFirst: false,
  timeZone: timeZones.kz,
  phonePrefix: '+7',
  phoneDigits: 10,
  phoneTrunks: ['8'],
  phoneLead: null,
  phoneGroups: [3, 3, 2, 2],

  catalogAlias: 'repetitor',
  catalogOnlineAlias: 'repetitor-online',
  ratePoints: [
    2000, 2200, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10000, 11000, 12000, 13000, 14000, 15000, 17000, 20000, 23000, 25000,
    27000, 30000,
  ],
  popular: {
    cityIds: [9, 13, 35, 84, 67],
    lessonIds: [8, 13, 117, 11, 9],
    levelIds: { 8: [68, 5, 17, 7, 15], 13: [22, 19, 24, 8, 5], 117: [15, 19, 5, 25, 68], 11: [68, 7, 17], 9: [68, 17, 7] },
  },
  examName: { ru: 'ЕНТ' },

  flags: {
    gdpr: false,
    phoneConfirm: false,
    billing_data: false,
    cookies: true,
    consent_mode: false,
    tax: true,
    school: true,
    packages: true,
    verifiedFilter: true,
    onlineInMenus: false,
    liveChat: true,
    donate: false,
    rankingInfo: false,
    expandedMatura: false,
  },

  schoolRates: { base: [3600, 4900], advanced: [3600, 4900] },
  providers: ['card_a', 'card_form', 'bank_url'],
  taxPercent: 16,
  topUp: { min: 1000, max: 500_000 },
  topPrices: [3000, 5000, 9000],
  priceStep: 100,
  commissionMinimum: 2000,

  supportEmail: 'support@docento.kz',
  supportPhones: ['+77000000000', '+77270000000'],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/docento.kz' },
    { name: 'Telegram', url: 'https://telegram.example/docento_kz' },
    { name: 'YouTube', url: 'https://youtube.example/docento.kz' },
  ],
  legalLinks: { offer: '/p/oferta', clientOffer: '/p/publichnaya-oferta', privacy: '/p/politika-konfindentsialnosti' },
  place: { name: { ru: 'Алматы' }, latitude: 43.2389, longitude: 76.8897 },
  degrees: [{ ru: 'Бакалавр' }, { ru: 'Магистр' }, { ru: 'Специалист' }, { ru: 'Кандидат наук' }, { ru: 'PhD' }],
})
