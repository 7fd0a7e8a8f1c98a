import { postQuietly } from '../../data-providers/post-quietly.ts'
import { session } from '../browser/storage.ts'
import type { Behaviour } from '../island.tsx'

/** Has the ad counted as seen, once while the browser is open: its page is kept for everybody and can't do that itself (spec: decisions CNT-2). */
const adView: Behaviour<{ id: number }> = (_, { id }) => {
  const key = `ad_seen_${id}`
  if (session.read(key)) return
  session.write(key, '1')
  void postQuietly('/client/ad/view', { id })
}

export default adView
