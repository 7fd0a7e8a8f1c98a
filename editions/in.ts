import { timeZones } from './time-zones.ts'
import { edition } from './types.ts'
import { us } from './us.ts'

// Currency and phone rule are those of us by the owner's choice (EDN-7); `in` is a keyword, hence the longer name
export const india = edition({
  ...us,
  code: 'in',
  country: 'IN',
  isForEverybody: false,
  domain: 'docento.in',
  teachingLanguages: ['en', 'hi'],
  languageTags: { en: 'en-IN' },
  wordings: { en: 'in' },
  dateForm: 'dd-MM-yyyy',
  timeZone: timeZones.in,
  dayHalves: ['am', 'pm'],
  flags: { ...us.flags, verifiedFilter: true },
  supportEmail: 'support@docento.in',
  supportPhones: ['+12025550101'],
  socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/docento.in' }],
  place: { name: { en: 'New Delhi' }, latitude: 28.6139, longitude: 77.209 },
  degrees: [{ en: 'Bachelor' }, { en: 'Bachelor of Education' }, { en: 'Master' }, { en: 'PhD' }],
})
