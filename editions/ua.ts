import { everywhere } from './everywhere.ts'
import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'

export const ua = edition({
  ...everywhere,
  code: 'ua',
  country: 'UA',
  domain: 'docento.ua',

  locales: ['ua', 'ru', 'en'],
  teachingLanguages: ['uk', 'ru', 'en'],
  partlyKept: ['en'],
  languageTags: {},
  panelLanguage: 'ua',
  transliteration: 'ua2010',

  currency: 'UAH',
  currencySign: '₴',
  signFirst: false,
  timeZone: timeZones.ua,
  phonePrefix: '+38',
  phoneDigits: 10,
  phoneTrunks: ['8', '+380'],
  phoneLead: '0',
  phoneGroups: [3, 3, 2, 2],

  catalogAlias: 'tutors',
  catalogOnlineAlias: 'tutors-online',
  ratePoints: [150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 3500],
  examName: { ua: 'НМТ', ru: 'НМТ', en: 'NMT' },

  flags: {
    gdpr: false,
    phoneConfirm: true,
    billing_data: false,
    cookies: false,
    consent_mode: false,
    tax: true,
    school: true,
    packages: true,
    verifiedFilter: true,
    onlineInMenus: true,
    liveChat: true,
    donate: true,
    rankingInfo: false,
    expandedMatura: false,
  },

  schoolRates: { base: [268, 368], advanced: [288, 398] },
  providers: ['card_a', 'card_form', 'bank_url'],
  bank: 'liqpay',
  taxPercent: 20,
  topUp: { min: 100, max: 50_000 },
  topPrices: [150, 250, 450],
  priceStep: 10,
  commissionMinimum: 150,

  supportEmail: 'support@docento.ua',
  supportPhones: ['+380440000000', '+380670000000'],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/docento.ua' },
    { name: 'Facebook', url: 'https://facebook.example/docento.ua' },
    { name: 'YouTube', url: 'https://youtube.example/docento.ua' },
  ],
  legalLinks: { offer: '/p/oferta', clientOffer: '/p/ofertaclient', privacy: '/p/pp/' },
  place: { name: { ua: 'Київ', ru: 'Киев', en: 'Kyiv' }, latitude: 50.4501, longitude: 30.5234 },
  degrees: [
    { ua: 'Бакалавр', ru: 'Бакалавр', en: 'Bachelor' },
    { ua: 'Магістр', ru: 'Магистр', en: 'Master' },
    { ua: 'Спеціаліст', ru: 'Специалист', en: 'Specialist' },
    { ua: 'Кандидат наук', ru: 'Кандидат наук', en: 'Candidate of Sciences' },
    { ua: 'Доктор філософії', ru: 'Доктор философии', en: 'PhD' },
  ],
})
