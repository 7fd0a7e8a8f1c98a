// Plain values, so that a page that only needs them carries no schema.

const marks = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'aff_sub', 'aff_id']

/** The parameters that advertisements put into an address; `network` names the partner network, whose own is `{network}_uid` (spec: decisions OPS-1). */
export const adMarks = (network: string): string[] => [...marks, `${network}_uid`]

/** Whether somebody came by an advertisement that is paid by what comes of it; nothing is kept of any other visit (spec: public 2.7). */
export function isPaidVisit(given: Readonly<Record<string, string | undefined>>, network: string): boolean {
  const { gclid, utm_medium, aff_sub, aff_id } = given
  return Boolean(gclid || utm_medium === 'cpc' || utm_medium === 'cpm' || (aff_sub && aff_id) || given[`${network}_uid`])
}
