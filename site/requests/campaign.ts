/** Where the visit came from, as the session remembers it (spec: public 2.7; decisions OPS-1). */
export function campaign(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  const referrer = storage.getItem('referrer')?.slice(0, 300)
  return { ...marksIn(storage.getItem('utm')), ...(referrer && { referrer }) }
}

function marksIn(kept: string | null): Record<string, string> {
  try {
    return JSON.parse(kept ?? '{}')
  } catch {
    return {}
  }
}
