const kinds = [
  ['unreachable', /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timed? ?out|fetch failed|greeting/i],
  ['no_service', /no service/],
  ['no_access', /invalid login|\bEAUTH\b|\b53[045]\b|answered 40[13]/i],
  // a gateway is broken by 5xx, a server of mail refuses by it for good
  ['broken', /answered 5\d\d|(?<!answered )\b4[2-5]\d\b/],
  ['refused', /answered 4\d\d|\b55\d\b|reject/i],
] as const

/** What kept a message from leaving, by the service's own words: a key of `outbox.errors`; null where the words say nothing known. */
export const errorKind = (words: string): string | null => kinds.find(([, sign]) => sign.test(words))?.[0] ?? null
