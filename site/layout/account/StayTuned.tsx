import { useEffect } from 'react'
import { hearNews } from './news.ts'
import { readBell, useAccount } from './store.ts'
import { showInTitle } from './title-count.ts'

const SECONDS = 60

/** Has what waits read again when a message comes, every 60 s and when the page comes into sight, and says in the title how many messages do (spec: decisions MSG-7). */
export function StayTuned({ side, id }: { side: 'tutor' | 'client'; id: number }) {
  const unread = useAccount((account) => account.unread)
  // an open chat has a line of its own, and has the header read
  const isTalking = useAccount(({ talking }) => talking)
  useEffect(() => (isTalking ? undefined : hearNews(side, id)), [side, id, isTalking])
  useEffect(() => {
    const readInSight = () => void (document.visibilityState === 'visible' && readBell())
    const timer = setInterval(readInSight, SECONDS * 1000)
    document.addEventListener('visibilitychange', readInSight)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readInSight)
    }
  }, [])
  useEffect(() => showInTitle(unread ?? 0), [unread])
  return null
}
