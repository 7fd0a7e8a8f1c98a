// Plain values, so that a page that only needs them carries no schema.

const marks = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'aff_sub', 'aff_id']

/** The parameters that advertisements put into an address; `network` names the partner network, whose own is `{network}_uid` (spec: decisions OPS-1). */
export const adMarks = (network: string): string[] => [...marks, `${network}_uid`]
