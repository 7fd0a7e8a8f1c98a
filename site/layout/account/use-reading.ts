import { useEffect } from 'react'
import { readBell, useAccount } from './store.ts'
import { showInTitle } from './title-count.ts'

const SECONDS = 60

/** Reads what waits every 60 s and when the page comes into sight, and says in the title how many messages do. */
export function useReading() {
  const unread = useAccount((account) => account.unread)
  useEffect(() => {
    const readInSight = () => void (document.visibilityState === 'visible' && readBell())
    const timer = setInterval(readInSight, SECONDS * 1000)
    document.addEventListener('visibilitychange', readInSight)
    readBell()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readInSight)
    }
  }, [])
  useEffect(() => showInTitle(unread ?? 0), [unread])
}
