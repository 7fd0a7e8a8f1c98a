import type { Edition } from './types.ts'

/** What only the server and the panel go by: the site's browsers do without. */
export const notOnSite = [
  'bank',
  'commissionFactors',
  'commissionMinimum',
  'degrees',
  'domain',
  'isForEverybody',
  'panelLanguage',
  'place',
  'popular',
  'priceStep',
  'providers',
  'supportEmail',
  'taxPercent',
  'topPrices',
  'topUp',
  'transliteration',
] as const satisfies readonly (keyof Edition)[]

/** An edition as the site knows it. */
export type SiteEdition = Omit<Edition, (typeof notOnSite)[number]>
