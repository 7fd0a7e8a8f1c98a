// Apart from the names of the marks: every page of the site asks this, and few of its visits go on to tell them.

/** Whether somebody came by an advertisement that is paid by what comes of it; nothing is kept of any other visit (spec: public 2.7). */
export function isPaidVisit(given: Readonly<Record<string, string | undefined>>, network: string): boolean {
  const { gclid, utm_medium, aff_sub, aff_id } = given
  return Boolean(gclid || utm_medium === 'cpc' || utm_medium === 'cpm' || (aff_sub && aff_id) || given[`${network}_uid`])
}
