// Apart from the names of the marks: every page of the site asks this, and few of its visits go on to tell them.

/** What an advertisement that is paid by the click or by the view calls its medium. */
export const PAID_MEDIA = ['cpc', 'cpm']

/** Whether somebody came by an advertisement that is paid by what comes of it; nothing is kept of any other visit (spec: public 2.7). */
export function isPaidVisit(given: Readonly<Record<string, string | undefined>>, network: string): boolean {
  const { gclid, utm_medium, aff_sub, aff_id } = given
  return Boolean(gclid || PAID_MEDIA.includes(utm_medium ?? '') || (aff_sub && aff_id) || given[`${network}_uid`])
}
