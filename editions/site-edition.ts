import type { Edition } from './types.ts'

/** What only the server, the footer it draws and the panel go by: the site's browsers do without. */
export const notOnSite = [
  'bank',
  'commissionFactors',
  'commissionMinimum',
  'degrees',
  'dev_years',
  'domain',
  'isForEverybody',
  'panelLanguage',
  'place',
  'popular',
  'priceStep',
  'providers',
  'socialLinks',
  'supportEmail',
  'taxPercent',
  'teachingLanguages',
  'topPrices',
  'topUp',
  'transliteration',
  'wordings',
  'workingHours',
] as const satisfies readonly (keyof Edition)[]

/** An edition as the site knows it. */
export type SiteEdition = Omit<Edition, (typeof notOnSite)[number]>
