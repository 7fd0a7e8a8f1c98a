import { session } from '../browser/storage.ts'

/** Where the visit came from, as the session remembers it (spec: public 2.7; decisions OPS-1). */
export function campaign(): Record<string, string> {
  const referrer = session.read('referrer')?.slice(0, 300)
  const kept = session.readJson('utm')
  const utm = Object.entries(typeof kept === 'object' && kept ? kept : {}).filter(
    ([name, value]) => name.startsWith('utm_') && typeof value === 'string',
  )
  return { ...Object.fromEntries(utm), ...(referrer && { referrer }) }
}
