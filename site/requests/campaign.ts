import { session } from '../browser/storage.ts'

/** Where the visit came from, as the session remembers it (spec: public 2.7; decisions OPS-1). */
export function campaign(): Record<string, string> {
  const referrer = session.read('referrer')?.slice(0, 300)
  return { ...(session.readJson('utm') as Record<string, string> | null), ...(referrer && { referrer }) }
}
