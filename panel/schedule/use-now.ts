import { useEffect, useState } from 'react'

const MINUTE = 60_000
const seconds = () => Math.floor(Date.now() / 1000)

/** The time in seconds, anew every minute. */
export function useNow() {
  const [now, setNow] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
