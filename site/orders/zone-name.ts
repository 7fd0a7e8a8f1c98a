import type { SiteEdition } from '../../editions/site-edition.ts'

/** The zone in words, for people elsewhere: `Kazakhstan Time`. */
export const zoneName = ({ timeZone }: Pick<SiteEdition, 'timeZone'>, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ??
  timeZone
