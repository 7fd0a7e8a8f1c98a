const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'referrer'] as const

/** Where the visit came from, as the session remembers it (spec: public 2.7; decisions OPS-1). */
export function campaign(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  const found = NAMES.map((name) => [name, storage.getItem(name)?.slice(0, 300)] as const)
  return Object.fromEntries(found.filter((pair): pair is [(typeof NAMES)[number], string] => Boolean(pair[1])))
}
